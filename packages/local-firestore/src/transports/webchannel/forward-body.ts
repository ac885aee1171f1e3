/** The body of a forward POST. @source docs/wire.md#forward-bodies */
interface ForwardBody {
  /** Header lines of the handshake, names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Messages by their sequence number within the session. */
  readonly messages: ReadonlyMap<number, string>;
}

export function parseForwardBody(body: string): ForwardBody {
  const form = new URLSearchParams(body);
  const headers = new Map<string, string>();
  for (const line of (form.get('headers') ?? '').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const offset = Number(form.get('ofs') ?? 0);
  const messages = new Map<number, string>();
  for (const [key, value] of form) {
    const match = /^req(\d+)___data__$/.exec(key);
    if (match) messages.set(offset + Number(match[1]), value);
  }
  return { headers, messages };
}

/** `<length>\n<json>`, where the length counts UTF-16 units. @source docs/wire.md#framing */
export function frame(value: unknown): string {
  const json = JSON.stringify(value);
  return `${json.length}\n${json}`;
}
