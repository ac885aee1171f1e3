import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createNetServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Latency, ServiceContext } from './service/context.ts';
import { RulesRegistry } from './service/rules-registry.ts';
import { TriggerRegistry } from './service/triggers.ts';
import { UsageMeter } from './service/usage.ts';
import { parseDeclaredIndexes } from './query/declared-indexes.ts';
import { formatIssue } from './rules/ruleset.ts';
import { Databases } from './store/databases.ts';
import { handleAdmin } from './transports/admin/admin-front.ts';
import { readExport } from './transports/admin/export-files.ts';
import { EventSender } from './transports/events/event-sender.ts';
import { GrpcFront } from './transports/grpc/grpc-server.ts';
import { BodyTooLargeError, sendNotFound, sendText, setCorsHeaders } from './transports/http-basics.ts';
import { handleRest } from './transports/rest/rest-front.ts';
import { WebChannelFront } from './transports/webchannel/webchannel-sessions.ts';

export interface LocalFirestoreOptions {
  /** Default 127.0.0.1; `localhost` listens on both loopback addresses. */
  readonly host?: string;
  /** Default 8080; 0 takes any free port. */
  readonly port?: number;
  /** Security Rules for every project without its own; without any, everything is allowed. */
  readonly rules?: { readonly source: string; readonly fileName: string };
  /** The text of `firestore.indexes.json`: queries that need an index which it lacks are refused, as in production. */
  readonly indexes?: string;
  /** The metadata file of an export: every project's database of its id begins with these documents. */
  readonly seedFromExport?: string;
  /** `host:port` of the functions emulator, which gets document events. */
  readonly functionsEmulator?: string;
  /** How long unary reads and commits take, like those of a service elsewhere; nothing when left out. */
  readonly latency?: Partial<Latency>;
  /** How long the streams of a page that has left them go on, and are billed: five minutes. */
  readonly channelIdleMs?: number;
  readonly log?: (line: string) => void;
  /** Called by `POST /shutdown`, after its answer. */
  readonly onShutdown?: () => void;
}

export interface LocalFirestore {
  readonly host: string;
  readonly port: number;
  /** Ends every stream and connection. */
  readonly stop: () => Promise<void>;
}

const HTTP2_PREFACE = 'PRI';

/**
 * Starts a local Firestore: gRPC, REST, WebChannel and the emulator's control calls on one port.
 * @throws Error with `code: 'EADDRINUSE'` when the port is taken, naming the export file that cannot be read, or with the
 *   issues of rules that do not compile
 */
export async function startLocalFirestore(options: LocalFirestoreOptions = {}): Promise<LocalFirestore> {
  const { host = '127.0.0.1', port = 8080, log = () => {} } = options;
  const context: ServiceContext = {
    databases: new Databases(),
    rules: new RulesRegistry(),
    triggers: new TriggerRegistry(),
    indexes: options.indexes === undefined ? null : parseDeclaredIndexes(options.indexes),
    usage: new UsageMeter(),
    latency: { readMs: 0, commitMs: 0, ...options.latency },
    log,
  };
  if (options.rules) {
    const { source, fileName } = options.rules;
    for (const issue of context.rules.setDefault(source, fileName)) {
      log(`rules: ${issue.severity.toLowerCase()}: ${formatIssue(issue, fileName)}`);
    }
  }
  if (options.seedFromExport !== undefined) {
    const { databaseId, documents } = readExport(options.seedFromExport);
    context.databases.seedWith(databaseId, documents);
  }
  if (options.functionsEmulator !== undefined) {
    const sender = new EventSender(options.functionsEmulator, context.triggers, log);
    context.databases.observeAll((name, record) => {
      if (record.origin === 'write') sender.take(name, record);
    });
  }
  const grpc = new GrpcFront(context);
  const webChannel = new WebChannelFront(context, options.channelIdleMs);
  const http = createHttpServer((request, response) => {
    void handleHttp(context, webChannel, options, request, response);
  });
  http.keepAliveTimeout = 60_000;
  http.requestTimeout = 0;
  const sockets = new Set<Socket>();
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    context.usage.follow(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    routeByPreface(socket, grpc, (plain) => http.emit('connection', plain));
  };
  const servers = [await listen(createNetServer(accept), host === 'localhost' ? '127.0.0.1' : host, port)];
  const boundPort = ((servers[0] as Server).address() as AddressInfo).port;
  if (host === 'localhost') {
    // A machine without IPv6 has no ::1: one loopback address is enough there.
    const second = await listen(createNetServer(accept), '::1', boundPort).catch(() => null);
    if (second) servers.push(second);
  }
  const stop = async (): Promise<void> => {
    webChannel.stop();
    grpc.stop();
    for (const database of context.databases.all()) database.transactions.endAll();
    const closed = servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => {
            resolve();
          });
        }),
    );
    for (const socket of sockets) socket.destroy();
    http.close();
    await Promise.all(closed);
  };
  return { host, port: boundPort, stop };
}

/** Detects by the first bytes: HTTP/2 with prior knowledge is gRPC, everything else HTTP/1.1. @source docs/wire.md#connections */
function routeByPreface(socket: Socket, grpc: GrpcFront, toHttp: (socket: Socket) => void): void {
  socket.setNoDelay(true);
  socket.once('data', (chunk: Buffer) => {
    socket.pause();
    const isHttp2 = chunk.subarray(0, HTTP2_PREFACE.length).toString('latin1') === HTTP2_PREFACE;
    socket.unshift(chunk);
    if (isHttp2) grpc.accept(socket);
    else toHttp(socket);
    process.nextTick(() => socket.resume());
  });
}

async function handleHttp(
  context: ServiceContext,
  webChannel: WebChannelFront,
  options: LocalFirestoreOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  setCorsHeaders(request, response);
  try {
    if (request.method === 'OPTIONS') sendText(response, 200, null, '');
    else if (request.method === 'HEAD') sendNotFound(response);
    else if (handlePlain(context, options, request, response)) return;
    else if (await webChannel.handle(request, response)) return;
    else if (await handleRest(context, request, response)) return;
    else if (await handleAdmin(context, request, response)) return;
    else sendNotFound(response);
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      response.setHeader('connection', 'close');
      sendText(response, 413, null, '');
      return;
    }
    if (!request.destroyed)
      context.log(`request failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    if (!response.headersSent) sendText(response, 500, null, '');
    else response.destroy();
  }
}

/** @source docs/wire.md#http-endpoints */
function handlePlain(
  context: ServiceContext,
  options: LocalFirestoreOptions,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const [path] = (request.url ?? '').split('?');
  if (request.method === 'GET' && path === '/') sendText(response, 200, 'text/plain', 'Ok\n');
  else if (request.method === 'POST' && path === '/reset') {
    context.databases.reset();
    sendText(response, 200, 'text/plain', 'Resetting...\n');
  } else if (request.method === 'POST' && path === '/shutdown') {
    sendText(response, 200, 'text/plain', 'Shutting down...\n');
    options.onShutdown?.();
  } else return false;
  return true;
}

function listen(server: Server, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}
