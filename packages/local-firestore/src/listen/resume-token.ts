import { timestampFromMicros, timestampToMicros, type Timestamp } from '../model/timestamp.ts';

/** Bytes of `{1: {1: microseconds}}`, as the official emulator writes them. @source docs/wire.md#resume */
export function encodeResumeToken(time: Timestamp): Uint8Array {
  const varint: number[] = [];
  for (let rest = BigInt.asUintN(64, timestampToMicros(time)); ; rest >>= 7n) {
    const bits = Number(rest & 0x7fn);
    if (rest < 0x80n) {
      varint.push(bits);
      break;
    }
    varint.push(bits | 0x80);
  }
  return Uint8Array.from([0x0a, varint.length + 1, 0x08, ...varint]);
}

/** @returns null for bytes that are no token of this server: the target then starts anew, never an error */
export function decodeResumeToken(token: Uint8Array): Timestamp | null {
  if (token.length < 4 || token.length > 13 || token[0] !== 0x0a || token[2] !== 0x08) return null;
  let micros = 0n;
  for (const [index, byte] of token.subarray(3).entries()) micros |= BigInt(byte & 0x7f) << BigInt(7 * index);
  return timestampFromMicros(micros);
}
