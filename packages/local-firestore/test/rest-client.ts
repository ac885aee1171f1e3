export interface RestAnswer {
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
  readonly json: unknown;
}

/** One plain HTTP request; a body that is no string is sent as JSON. */
export async function rest(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<RestAnswer> {
  const response = await fetch(`http://${address}${path}`, {
    method,
    headers,
    ...(body !== undefined && body !== null && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, contentType: response.headers.get('content-type'), text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // some answers are plain text
  }
}

export const OWNER = { authorization: 'Bearer owner' };

/** An unsigned token, as the Auth emulator and rules-unit-testing make them. */
export function unsignedToken(claims: Record<string, unknown>): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}
