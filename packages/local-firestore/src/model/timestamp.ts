/** An instant: whole seconds since 1970 (negative before) and 0 to 999,999,999 nanoseconds. */
export interface Timestamp {
  readonly seconds: number;
  readonly nanos: number;
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

export function timestampFromMicros(micros: bigint): Timestamp {
  const seconds = micros / 1_000_000n;
  const rest = micros % 1_000_000n;
  return rest < 0n
    ? { seconds: Number(seconds) - 1, nanos: Number(rest + 1_000_000n) * 1000 }
    : { seconds: Number(seconds), nanos: Number(rest) * 1000 };
}

export function timestampToMicros(time: Timestamp): bigint {
  return BigInt(time.seconds) * 1_000_000n + BigInt(Math.floor(time.nanos / 1000));
}

/** Stored timestamps have microseconds; the rest is cut off, not rounded. @source docs/data.md#values-and-limits */
export function truncateToMicros(time: Timestamp): Timestamp {
  const rest = time.nanos % 1000;
  return rest === 0 ? time : { seconds: time.seconds, nanos: time.nanos - rest };
}

/** Server timestamps written by a transform are cut to milliseconds. @source docs/data.md#writes-and-transforms */
export function truncateToMillis(time: Timestamp): Timestamp {
  return { seconds: time.seconds, nanos: time.nanos - (time.nanos % 1_000_000) };
}

/** RFC 3339 in UTC with 0, 3, 6 or 9 fraction digits, as the JSON mapping prints it. */
export function formatTimestamp(time: Timestamp): string {
  const base = new Date(time.seconds * 1000).toISOString().slice(0, 19);
  if (time.nanos === 0) return `${base}Z`;
  const digits = String(time.nanos).padStart(9, '0');
  const shown = digits.endsWith('000000') ? 3 : digits.endsWith('000') ? 6 : 9;
  return `${base}.${digits.slice(0, shown)}Z`;
}
