import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Caller } from '../../service/caller.ts';
import type { ServiceContext } from '../../service/context.ts';
import { ListenSession } from '../wire/listen-session.ts';
import type { Messages } from '../wire/message-types.ts';
import { messageFromJson, messageToJson, parseJson, type Message } from '../wire/messages.ts';
import { invalidPayload } from '../http-errors.ts';
import { reportedStatus } from '../reported-status.ts';
import { WriteSession } from '../wire/write-session.ts';
import { BackChannel, type ServerArray } from './back-channel.ts';

export type Rpc = 'Listen' | 'Write';

const MAX_LONG_POLL_MS = 30_000;

/** One bidirectional stream, made of short POSTs and one hanging GET. @source docs/wire.md#webchannel */
export class WebChannelSession {
  readonly id = randomBytes(16).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
  readonly #context: ServiceContext;
  readonly #listen: ListenSession | null;
  readonly #write: WriteSession | null;
  #arrays: ServerArray[] = [];
  #lastId = 0;
  #back: BackChannel | null = null;
  #nextSequence = 0;
  readonly #early = new Map<number, string>();
  #queue: Promise<void> = Promise.resolve();
  #hasEnded = false;
  #flushIsPlanned = false;
  /** When the session was last touched, or Infinity while a back channel is open. */
  idleSinceMs = Date.now();

  constructor(context: ServiceContext, rpc: Rpc, caller: Caller) {
    this.#context = context;
    const send = (message: Message): void => {
      this.#push([messageToJson(`${rpc}Response`, message)]);
    };
    this.#listen = rpc === 'Listen' ? new ListenSession(context, caller, send) : null;
    this.#write = rpc === 'Write' ? new WriteSession(context, caller) : null;
  }

  /** `[back channel open, last array id, 7]`, as every later POST is answered before its messages are handled. */
  forwardAnswer(): readonly number[] {
    return [this.#back?.isOpen ? 1 : 0, this.#lastId, 7];
  }

  /** Takes messages in sequence order, each once; early ones wait. */
  receive(messages: ReadonlyMap<number, string>): void {
    this.idleSinceMs = this.#back ? Infinity : Date.now();
    for (const [sequence, text] of messages) if (sequence >= this.#nextSequence) this.#early.set(sequence, text);
    for (
      let text = this.#early.get(this.#nextSequence);
      text !== undefined;
      text = this.#early.get(this.#nextSequence)
    ) {
      this.#early.delete(this.#nextSequence);
      this.#nextSequence += 1;
      const message = text;
      this.#queue = this.#queue.then(() => this.#handle(message));
    }
  }

  acknowledge(arrayId: number): void {
    this.#arrays = this.#arrays.filter(({ id }) => id > arrayId);
  }

  /** A new GET replaces the old one and first repeats everything that was not acknowledged. */
  openBackChannel(response: ServerResponse, options: { isLongPoll: boolean; timeoutMs: number }): void {
    this.#back?.end();
    this.idleSinceMs = Infinity;
    const back = new BackChannel(response, {
      isLongPoll: options.isLongPoll,
      timeoutMs: Math.min(options.timeoutMs || MAX_LONG_POLL_MS, MAX_LONG_POLL_MS),
      noop: () => this.#add(['noop']),
      onClose: () => {
        if (this.#back !== back) return;
        this.#back = null;
        this.idleSinceMs = Date.now();
      },
    });
    this.#back = back;
    back.start([...this.#arrays]);
  }

  /** Ends the stream with a status; the client then closes the channel. */
  fail(error: unknown): void {
    if (this.#hasEnded) return;
    const status = reportedStatus(this.#context, error);
    const message = status.message === '' ? status.status : `${status.status}: ${status.message}`;
    this.#push([{ error: { message, status: status.status } }]);
    this.#hasEnded = true;
    this.#listen?.close();
  }

  close(): void {
    this.#hasEnded = true;
    this.#listen?.close();
    this.#back?.end();
  }

  async #handle(text: string): Promise<void> {
    if (this.#hasEnded) return;
    try {
      if (this.#listen) this.#listen.handle(parse('ListenRequest', text));
      else if (this.#write) {
        const { answer } = await this.#write.handle(parse('WriteRequest', text));
        this.#push([messageToJson('WriteResponse', answer)]);
      }
    } catch (error) {
      this.fail(error);
    }
  }

  #add(message: unknown): ServerArray {
    this.#lastId += 1;
    const array = { id: this.#lastId, message };
    this.#arrays.push(array);
    return array;
  }

  /** Arrays of one tick leave in one frame. */
  #push(message: unknown): void {
    if (this.#hasEnded) return;
    this.#add(message);
    if (this.#flushIsPlanned) return;
    this.#flushIsPlanned = true;
    const firstId = this.#lastId;
    queueMicrotask(() => {
      this.#flushIsPlanned = false;
      this.#back?.write(this.#arrays.filter(({ id }) => id >= firstId));
    });
  }
}

function parse<Name extends keyof Messages>(typeName: Name, text: string): Messages[Name] {
  try {
    return messageFromJson(typeName, parseJson(text));
  } catch {
    throw invalidPayload(); // as a malformed REST body
  }
}
