import {
  Metadata,
  Server,
  ServerCredentials,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type ServerDuplexStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Socket } from 'node:net';
import { STATUS_CODES } from '../../model/status-error.ts';
import { authenticate, type Caller } from '../../service/caller.ts';
import type { ServiceContext } from '../../service/context.ts';
import { reportedStatus } from '../reported-status.ts';
import { ListenSession } from '../wire/listen-session.ts';
import type { ListenRequest, WriteRequest } from '../wire/message-types.ts';
import { serviceMethods, type Message } from '../wire/messages.ts';
import { operationOf, type Operation } from '../wire/operations.ts';
import { WriteSession } from '../wire/write-session.ts';
import { serviceDefinition } from './service-definition.ts';

const MAX_MESSAGE_BYTES = 104_857_600;
const SERVICES = ['google.firestore.v1.Firestore', 'google.firestore.v1beta1.Firestore'];

/** The gRPC front. It owns no port: `server.ts` passes it the connections that speak HTTP/2. */
export class GrpcFront {
  readonly #server: Server;
  readonly #injector: ReturnType<Server['createConnectionInjector']>;

  constructor(context: ServiceContext) {
    this.#server = new Server({
      'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
      'grpc.max_send_message_length': -1,
      'grpc.max_concurrent_streams': 10_000,
      'grpc-node.max_session_memory': 1000,
    });
    for (const service of SERVICES) this.#server.addService(serviceDefinition(service), implementationOf(context));
    this.#injector = this.#server.createConnectionInjector(ServerCredentials.createInsecure());
  }

  accept(socket: Socket): void {
    this.#injector.injectConnection(socket);
  }

  stop(): void {
    this.#injector.destroy();
    this.#server.forceShutdown();
  }
}

function implementationOf(context: ServiceContext): UntypedServiceImplementation {
  const handlers: UntypedServiceImplementation = { Listen: listen(context), Write: write(context) };
  for (const [name, shape] of serviceMethods()) {
    const operation = operationOf(name);
    if (operation) handlers[name] = shape.responseStream ? serverStream(context, operation) : unary(context, operation);
  }
  return handlers;
}

function unary(context: ServiceContext, operation: Operation<Message>): handleUnaryCall<Message, Message> {
  return (call, done) => {
    const run = async (): Promise<void> => {
      try {
        const [answer] = await operation(context, () => callerOf(call.metadata), call.request);
        done(null, answer ?? {});
      } catch (error) {
        done(grpcError(context, error));
      }
    };
    void run();
  };
}

function serverStream(
  context: ServiceContext,
  operation: Operation<Message>,
): handleServerStreamingCall<Message, Message> {
  return (call) => {
    operation(context, () => callerOf(call.metadata), call.request).then(
      (answers) => {
        for (const answer of answers) call.write(answer);
        call.end();
      },
      (error: unknown) => {
        call.emit('error', grpcError(context, error));
      },
    );
  };
}

function listen(context: ServiceContext): handleBidiStreamingCall<ListenRequest, Message> {
  return (call) => {
    const caller = callerAtOpening(context, call);
    if (!caller) return;
    const session = new ListenSession(context, caller, (message) => call.write(message));
    call.on('data', (request: ListenRequest) => {
      try {
        session.handle(request);
      } catch (error) {
        session.close();
        call.emit('error', grpcError(context, error));
      }
    });
    call.on('end', () => {
      session.close();
      call.end();
    });
    call.on('cancelled', () => {
      session.close();
    });
  };
}

function write(context: ServiceContext): handleBidiStreamingCall<WriteRequest, Message> {
  return (call) => {
    const caller = callerAtOpening(context, call);
    if (!caller) return;
    const session = new WriteSession(context, caller);
    let queue: Promise<void> = Promise.resolve();
    let isOver = false;
    const take = async (request: WriteRequest): Promise<void> => {
      if (isOver) return;
      try {
        const { answer, ends } = await session.handle(request);
        call.write(answer);
        if (ends) {
          isOver = true;
          call.end();
        }
      } catch (error) {
        isOver = true;
        call.emit('error', grpcError(context, error));
      }
    };
    call.on('data', (request: WriteRequest) => {
      queue = queue.then(() => take(request));
    });
    call.on('end', () => {
      queue = queue.then(() => {
        if (!isOver) call.end();
        isOver = true;
      });
    });
    call.on('cancelled', () => {
      isOver = true;
    });
  };
}

/** A stream keeps its caller; a bad token refuses it before any message. @returns null when it was refused */
function callerAtOpening<Request>(context: ServiceContext, call: ServerDuplexStream<Request, Message>): Caller | null {
  try {
    return callerOf(call.metadata);
  } catch (error) {
    call.emit('error', grpcError(context, error));
    return null;
  }
}

function callerOf(metadata: Metadata): ReturnType<typeof authenticate> {
  const [header] = metadata.get('authorization');
  return authenticate(typeof header === 'string' ? header : header?.toString());
}

function grpcError(
  context: ServiceContext,
  error: unknown,
): { code: number; details: string; metadata: Metadata; name: string; message: string } {
  const status = reportedStatus(context, error);
  return {
    code: STATUS_CODES[status.status],
    details: status.message,
    metadata: new Metadata(),
    name: status.status,
    message: status.message,
  };
}
