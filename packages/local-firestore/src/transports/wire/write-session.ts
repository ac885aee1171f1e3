import { parseDatabaseName, sameDatabase, formatDatabaseName, type DatabaseName } from '../../model/name.ts';
import { invalidArgument } from '../../model/status-error.ts';
import type { Caller } from '../../service/caller.ts';
import { commit } from '../../service/commit.ts';
import type { ServiceContext } from '../../service/context.ts';
import type { Message } from './messages.ts';
import { commitResultToWire, writeFromWire } from './writes.ts';

let streamsOpened = 0;

/** One Write stream: a handshake, then one atomic commit per message, in order. @source protocol 8 */
export class WriteSession {
  readonly #context: ServiceContext;
  readonly #caller: Caller;
  #database: DatabaseName | null = null;
  #token = 0;

  constructor(context: ServiceContext, caller: Caller) {
    this.#context = context;
    this.#caller = caller;
  }

  /** @returns the answer, and whether the stream ends after it. @throws StatusError, which ends the stream */
  async handle(request: Message): Promise<{ readonly answer: Message; readonly ends: boolean }> {
    const writes = (request['writes'] as Message[] | undefined) ?? [];
    if (this.#database === null) return { answer: this.#open(request, writes), ends: false };
    this.#requireSameDatabase(request, this.#database);
    this.#token += 1;
    const streamToken = Buffer.from(String(this.#token));
    if (writes.length === 0) return { answer: { streamToken }, ends: true };
    const database = this.#database;
    const parsed = writes.map((write) => writeFromWire(database, write));
    const result = await commit(this.#context, this.#caller, database, parsed, null);
    return { answer: { streamToken, ...commitResultToWire(result) }, ends: false };
  }

  #open(request: Message, writes: readonly Message[]): Message {
    if (writes.length > 0) throw invalidArgument("'writes' must not be set on an initial write request.");
    const name = request['database'];
    if (typeof name !== 'string' || name === '') {
      throw invalidArgument("'database' must be set on an initial write request.");
    }
    if (request['streamId']) throw invalidArgument('Resuming streams is not supported, do not set stream ID.');
    if ((request['streamToken'] as Uint8Array | undefined)?.length) {
      throw invalidArgument(
        "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
      );
    }
    this.#database = parseDatabaseName(name);
    streamsOpened += 1;
    return { streamId: String(streamsOpened - 1), streamToken: Buffer.from('0') };
  }

  #requireSameDatabase(request: Message, expected: DatabaseName): void {
    const name = request['database'];
    if (typeof name !== 'string' || name === '' || sameDatabase(parseDatabaseName(name), expected)) return;
    throw invalidArgument(
      `Request specified a database (${name}) that did not match the expected database (${formatDatabaseName(expected)})`,
    );
  }
}
