import type { IncomingMessage, ServerResponse } from 'node:http';
import { authenticate, type Caller } from '../../service/caller.ts';
import type { ServiceContext } from '../../service/context.ts';
import { readBody, requestUrl, sendText } from '../http-basics.ts';
import { frame, parseForwardBody } from './forward-body.ts';
import { WebChannelSession, type Rpc } from './session.ts';

const RPCS: Readonly<Record<string, Rpc>> = {
  '/google.firestore.v1.Firestore/Listen/channel': 'Listen',
  '/google.firestore.v1.Firestore/Write/channel': 'Write',
};
const IDLE_MS = 5 * 60_000;
const SWEEP_MS = 60_000;
const KEEP_ALIVE_MS = 30_000;
const PLAIN = 'text/plain; charset=utf-8';

/** The front for the browser SDK's streams: the Closure WebChannel, wire version 8. @source docs/wire.md#webchannel */
export class WebChannelFront {
  readonly #context: ServiceContext;
  readonly #sessions = new Map<string, WebChannelSession>();
  readonly #idleMs: number;
  readonly #sweeper: NodeJS.Timeout;

  /** @param idleMs how long a session of a closed page is kept */
  constructor(context: ServiceContext, idleMs: number = IDLE_MS) {
    this.#context = context;
    this.#idleMs = idleMs;
    this.#sweeper = setInterval(
      () => {
        this.#sweep();
      },
      Math.min(idleMs, SWEEP_MS),
    ).unref();
  }

  /** @returns false when the path is not a channel */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const url = requestUrl(request);
    const rpc = RPCS[url.pathname];
    if (rpc === undefined) return false;
    response.setHeader(
      'access-control-expose-headers',
      'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
    );
    const body = request.method === 'POST' ? await readBody(request) : '';
    const sid = url.searchParams.get('SID');
    if (sid === null && request.method === 'POST') this.#handshake(rpc, request, response, body);
    else this.#continue(sid ?? '', url.searchParams, request, response, body);
    return true;
  }

  stop(): void {
    clearInterval(this.#sweeper);
    for (const session of this.#sessions.values()) session.close();
    this.#sessions.clear();
  }

  #handshake(rpc: Rpc, request: IncomingMessage, response: ServerResponse, body: string): void {
    const { headers, messages } = parseForwardBody(body);
    const header = headers.get('authorization') ?? request.headers.authorization;
    let caller: Caller = { kind: 'client', auth: null };
    let refusal: unknown = null;
    try {
      caller = authenticate(header);
    } catch (error) {
      refusal = error; // the handshake itself never fails: the error is the first array
    }
    const session = new WebChannelSession(this.#context, rpc, caller);
    this.#sessions.set(session.id, session);
    sendText(response, 200, PLAIN, frame([[0, ['c', session.id, '', 8, 12, KEEP_ALIVE_MS]]]));
    if (refusal !== null) session.fail(refusal);
    session.receive(messages);
  }

  #continue(
    sid: string,
    query: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
  ): void {
    const session = this.#sessions.get(sid);
    if (!session) {
      // The client looks for this text anywhere but at the very beginning. @source docs/wire.md#unknown-session
      sendText(response, 400, PLAIN, '400 Bad Request: Unknown SID');
      return;
    }
    if (query.get('TYPE') === 'terminate') {
      this.#sessions.delete(sid);
      session.close();
      sendText(response, 200, null, '');
      return;
    }
    const acknowledged = Number(query.get('AID') ?? Number.NaN);
    if (Number.isFinite(acknowledged)) session.acknowledge(acknowledged);
    if (request.method === 'POST') {
      sendText(response, 200, PLAIN, frame(session.forwardAnswer()));
      session.receive(parseForwardBody(body).messages);
      return;
    }
    session.openBackChannel(response, { isLongPoll: query.get('CI') === '1', timeoutMs: Number(query.get('TO') ?? 0) });
  }

  /** Drops sessions of closed pages: no request and no open back channel for some time. */
  #sweep(): void {
    const oldest = Date.now() - this.#idleMs;
    for (const [id, session] of this.#sessions) {
      if (session.idleSinceMs > oldest) continue;
      session.close();
      this.#sessions.delete(id);
    }
  }
}
