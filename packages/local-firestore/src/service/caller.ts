import type { RulesAuth } from '../rules/authorize.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { invalidArgument, StatusError } from '../model/status-error.ts';

/** The sender of a request. Rules are not evaluated for an administrator. */
export type Caller = { readonly kind: 'admin' } | { readonly kind: 'client'; readonly auth: RulesAuth | null };

const CONTROL_CHARACTER = /[^\u0020-\u007e\u0080-\uffff]/;

/**
 * Reads an `Authorization` header. Tokens are checked for shape only: signature, expiry and issuer are not.
 * @throws INVALID_ARGUMENT for a bearer that is no JWT, UNKNOWN for another scheme @source docs/wire.md#caller
 */
export function authenticate(header: string | undefined): Caller {
  if (header === undefined || CONTROL_CHARACTER.test(header)) return { kind: 'client', auth: null };
  if (/^bearer owner$/i.test(header) || /^bearer ya29\../i.test(header)) return { kind: 'admin' };
  const bearer = /^bearer (.*)$/i.exec(header);
  if (!bearer) throw new StatusError('UNKNOWN', '');
  return { kind: 'client', auth: parseToken(bearer[1] ?? '') };
}

function parseToken(token: string): RulesAuth {
  const segments = token.split('.');
  const [header, payload, signature] = segments;
  if (segments.length !== 3 || !segments.every(isBase64Url) || signature === undefined) throw invalidJwt();
  const claims = parseObject(payload);
  if (parseObject(header) === null || claims === null) throw invalidJwt();
  const uid = claims.sub ?? claims.user_id;
  return { uid: typeof uid === 'string' ? uid : '', token: claims };
}

function isBase64Url(segment: string): boolean {
  const digits = segment.replace(/=+$/, '');
  return /^[A-Za-z0-9_-]*$/.test(digits) && digits.length % 4 !== 1;
}

function parseObject(segment: string | undefined): JsonObject | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(segment ?? '', 'base64url').toString('utf8'));
    return isJsonObject(value) ? value : null;
  } catch {
    return null; // not JSON: the caller answers 'invalid jwt'
  }
}

function invalidJwt(): StatusError {
  return invalidArgument('invalid jwt');
}
