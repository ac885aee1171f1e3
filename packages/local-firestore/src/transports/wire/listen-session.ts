import type { WatchStream } from '../../listen/watch-stream.ts';
import type { DatabaseName } from '../../model/name.ts';
import { invalidArgument, toStatusError } from '../../model/status-error.ts';
import type { Caller } from '../../service/caller.ts';
import type { ServiceContext } from '../../service/context.ts';
import { openWatchStream } from '../../service/listen.ts';
import { listenCommandFromWire, listenDatabase, listenEventToWire } from './listening.ts';
import type { ListenRequest } from './message-types.ts';
import type { Message } from './messages.ts';
import { requireStreamDatabase } from './stream-database.ts';

/** One Listen stream over messages, the same for gRPC and WebChannel. */
export class ListenSession {
  readonly #context: ServiceContext;
  readonly #caller: Caller;
  readonly #send: (message: Message) => void;
  #open: { readonly database: DatabaseName; readonly stream: WatchStream } | null = null;

  constructor(context: ServiceContext, caller: Caller, send: (message: Message) => void) {
    this.#context = context;
    this.#caller = caller;
    this.#send = send;
  }

  /** @throws StatusError where the whole stream ends; errors of one target are sent as its removal */
  handle(request: ListenRequest): void {
    const { database, stream } = this.#stream(request);
    requireStreamDatabase(request.database, database);
    const command = listenCommandFromWire(database, request);
    if (command.kind === 'nothing') return;
    if (command.kind === 'remove') {
      stream.removeTarget(command.targetId);
      return;
    }
    let spec: ReturnType<typeof command.spec>;
    try {
      spec = command.spec();
    } catch (error) {
      stream.refuseTarget(command.targetId, toStatusError(error));
      return;
    }
    stream.addTarget(spec);
  }

  close(): void {
    this.#open?.stream.close();
    this.#open = null;
  }

  #stream(request: ListenRequest): { readonly database: DatabaseName; readonly stream: WatchStream } {
    if (this.#open) return this.#open;
    const database = listenDatabase(request);
    if (!database) throw invalidArgument("'database' must be set on an initial listen request.");
    const stream = openWatchStream(this.#context, this.#caller, database, (event) => {
      this.#send(listenEventToWire(database, event));
    });
    this.#open = { database, stream };
    return this.#open;
  }
}
