type ServerArray = [number, unknown];

/** A small WebChannel client: frames, array ids and acknowledgements, nothing of the SDK. */
export class WebChannelClient {
  readonly #base: string;
  #sid = '';
  #offset = 0;
  #requestId = 20_000;
  #acknowledged = 0;
  #reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  #abort: AbortController | null = null;
  #text = '';
  #queue: ServerArray[] = [];
  isLongPoll = false;

  constructor(address: string, rpc: 'Listen' | 'Write', database: string) {
    this.#base = `http://${address}/google.firestore.v1.Firestore/${rpc}/channel?VER=8&database=${encodeURIComponent(database)}`;
  }

  async handshake(messages: readonly unknown[], headers = ''): Promise<unknown> {
    const response = await this.#post(
      `&RID=${(this.#requestId += 1)}&CVER=22&X-HTTP-Session-Id=gsessionid&t=1`,
      messages,
      headers,
    );
    const frame = parseFrames(await response.text()).values[0];
    const [[, [, sid]]] = frame as [[number, [string, string]]];
    this.#sid = sid;
    return frame;
  }

  async forward(messages: readonly unknown[]): Promise<unknown> {
    const response = await this.#post(
      `&SID=${encodeURIComponent(this.#sid)}&RID=${(this.#requestId += 1)}&AID=${this.#acknowledged}&t=1`,
      messages,
    );
    return parseFrames(await response.text()).values[0];
  }

  async open(isLongPoll: boolean): Promise<number> {
    this.#abort?.abort();
    this.#abort = new AbortController();
    this.isLongPoll = isLongPoll;
    this.#text = '';
    const query = `&RID=rpc&SID=${encodeURIComponent(this.#sid)}&AID=${this.#acknowledged}&CI=${isLongPoll ? 1 : 0}&TYPE=xmlhttp&t=1`;
    const response = await fetch(this.#base + query, { signal: this.#abort.signal });
    this.#reader = (response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined) ?? null;
    return response.status;
  }

  /** Collects arrays until a noop, the global snapshot, a word in the last array, or the end of the response. */
  async readUntil(until: string): Promise<{ messages: ServerArray[]; ended: boolean }> {
    const messages: ServerArray[] = [];
    for (;;) {
      for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        messages.push(next);
        this.#acknowledged = next[0];
        if (isReached(next, until)) return { messages, ended: false };
      }
      const chunk = await this.#reader?.read();
      if (!chunk || chunk.done) return { messages, ended: true };
      this.#text += new TextDecoder().decode(chunk.value);
      const { values, rest } = parseFrames(this.#text);
      this.#text = rest;
      this.#queue.push(...(values.flat() as ServerArray[]));
    }
  }

  async terminate(): Promise<{ status: number; body: string }> {
    const response = await fetch(
      `${this.#base}&SID=${encodeURIComponent(this.#sid)}&RID=${(this.#requestId += 1)}&TYPE=terminate`,
      { method: 'POST' },
    );
    return { status: response.status, body: await response.text() };
  }

  async withUnknownSession(method: string): Promise<{ status: number; body: string }> {
    const query =
      method === 'terminate'
        ? '&SID=nope&RID=1&TYPE=terminate'
        : method === 'GET'
          ? '&SID=nope&RID=rpc&AID=0&CI=0&TYPE=xmlhttp'
          : '&SID=nope&RID=1&AID=0';
    const response = await fetch(this.#base + query, { method: method === 'GET' ? 'GET' : 'POST' });
    return { status: response.status, body: await response.text() };
  }

  close(): void {
    this.#abort?.abort();
  }

  #post(query: string, messages: readonly unknown[], headers = ''): Promise<Response> {
    const fields = [`count=${messages.length}`, `ofs=${this.#offset}`];
    if (headers !== '') fields.unshift(`headers=${encodeURIComponent(headers)}`);
    for (const [index, message] of messages.entries())
      fields.push(`req${index}___data__=${encodeURIComponent(JSON.stringify(message))}`);
    this.#offset += messages.length;
    return fetch(this.#base + query, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: fields.join('&'),
    });
  }
}

function isReached([, message]: ServerArray, until: string): boolean {
  const text = JSON.stringify(message);
  if (until === 'noop') return text === '["noop"]';
  if (until === 'end') return false;
  if (until !== 'resumeToken') return text.includes(until);
  const change = (message as [{ targetChange?: { resumeToken?: string; targetChangeType?: string } }])[0].targetChange;
  return change?.resumeToken !== undefined && change.targetChangeType === undefined;
}

function parseFrames(text: string): { values: unknown[]; rest: string } {
  const values: unknown[] = [];
  let rest = text;
  for (;;) {
    const newline = rest.indexOf('\n');
    const length = Number(rest.slice(0, newline));
    if (newline === -1 || rest.length < newline + 1 + length) return { values, rest };
    values.push(JSON.parse(rest.slice(newline + 1, newline + 1 + length)));
    rest = rest.slice(newline + 1 + length);
  }
}
