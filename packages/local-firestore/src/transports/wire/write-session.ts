import { parseDatabaseName, type DatabaseName } from '../../model/name.ts';
import { invalidArgument } from '../../model/status-error.ts';
import type { Caller } from '../../service/caller.ts';
import { commit } from '../../service/commit.ts';
import type { ServiceContext } from '../../service/context.ts';
import type { WireWrite, WriteRequest } from './message-types.ts';
import type { Message } from './messages.ts';
import { requireStreamDatabase } from './stream-database.ts';
import { commitResultToWire, writeFromWire } from './writes.ts';

let streamsOpened = 0;

/** One Write stream: a handshake, then one atomic commit per message, in order. @source docs/wire.md#write-stream */
export class WriteSession {
  readonly #context: ServiceContext;
  readonly #caller: Caller;
  #database: DatabaseName | null = null;
  #token = 0;

  constructor(context: ServiceContext, caller: Caller) {
    this.#context = context;
    this.#caller = caller;
  }

  /** @returns the answer, and whether the stream ends after it @throws StatusError, which ends the stream */
  async handle(request: WriteRequest): Promise<{ readonly answer: Message; readonly ends: boolean }> {
    const writes = request.writes ?? [];
    if (this.#database === null) return { answer: this.#open(request, writes), ends: false };
    requireStreamDatabase(request.database, this.#database);
    this.#token += 1;
    const streamToken = Buffer.from(String(this.#token));
    if (writes.length === 0) return { answer: { streamToken }, ends: true };
    const database = this.#database;
    const parsed = writes.map((write) => writeFromWire(database, write));
    const result = await commit(this.#context, this.#caller, database, parsed, null);
    return { answer: { streamToken, ...commitResultToWire(result) }, ends: false };
  }

  #open({ database, streamId, streamToken }: WriteRequest, writes: readonly WireWrite[]): Message {
    if (writes.length > 0) throw invalidArgument("'writes' must not be set on an initial write request.");
    if (!database) throw invalidArgument("'database' must be set on an initial write request.");
    if (streamId) throw invalidArgument('Resuming streams is not supported, do not set stream ID.');
    if (streamToken?.length) {
      throw invalidArgument(
        "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
      );
    }
    this.#database = parseDatabaseName(database);
    streamsOpened += 1;
    return { streamId: String(streamsOpened - 1), streamToken: Buffer.from('0') };
  }
}
