import { createPublicKey, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A key, and a certificate that signs itself: an authority of its own, which only these tests trust. */
export interface Certificate {
  /** PEM. */
  readonly key: string;
  /** PEM. */
  readonly certificate: string;
}

const VALID_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a certificate for these hosts, which may begin with `*.`, valid for a day.
 * @source RFC 5280, section 4.1: Node can read certificates and cannot make them
 */
export function makeCertificate(hosts: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const name = sequence(set(sequence(COMMON_NAME, utf8('Google, for tests'))));
  const nowMs = Date.now();
  const signed = sequence(
    tagged(0, integer(Buffer.from([2]))), // version 3
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])), // serial number
    SHA256_WITH_RSA,
    name,
    sequence(utcTime(nowMs - VALID_MS), utcTime(nowMs + VALID_MS)),
    name,
    createPublicKey(publicKey).export({ type: 'spki', format: 'der' }),
    tagged(3, sequence(isAuthority(), alternativeNames(hosts))),
  );
  const signature = createSign('sha256').update(signed).sign(privateKey);
  const whole = sequence(signed, SHA256_WITH_RSA, bitString(signature));
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return { key: privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` };
}

// DER: a tag, a length and a value.

function element(tag: number, value: Buffer): Buffer {
  if (value.length < 0x80) return Buffer.concat([Buffer.from([tag, value.length]), value]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([Buffer.from([tag, 0x82]), length, value]);
}

const sequence = (...values: readonly Buffer[]): Buffer => element(0x30, Buffer.concat(values));
const set = (...values: readonly Buffer[]): Buffer => element(0x31, Buffer.concat(values));
const integer = (value: Buffer): Buffer => element(0x02, value);
const octets = (value: Buffer): Buffer => element(0x04, value);
const bitString = (value: Buffer): Buffer => element(0x03, Buffer.concat([Buffer.from([0]), value]));
const utf8 = (text: string): Buffer => element(0x0c, Buffer.from(text));
const tagged = (tag: number, value: Buffer): Buffer => element(0xa0 + tag, value);
const objectId = (hex: string): Buffer => element(0x06, Buffer.from(hex, 'hex'));

const TRUE = element(0x01, Buffer.from([0xff]));
const COMMON_NAME = objectId('550403');
const SHA256_WITH_RSA = sequence(objectId('2a864886f70d01010b'), element(0x05, Buffer.alloc(0)));

/** `YYMMDDhhmmssZ` */
function utcTime(atMs: number): Buffer {
  const digits = new Date(atMs).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return element(0x17, Buffer.from(`${digits}Z`));
}

function isAuthority(): Buffer {
  return sequence(objectId('551d13'), TRUE, octets(sequence(TRUE)));
}

function alternativeNames(hosts: readonly string[]): Buffer {
  const names = hosts.map((host) => element(0x82, Buffer.from(host)));
  return sequence(objectId('551d11'), octets(sequence(...names)));
}
