// The floor of the benchmark: the gRPC surface with a Map behind it. No filters, no orders, no rules, no transactions: a
// query returns the first documents of its collection. It shows what transport and client alone cost; never a stand-in.
import {
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import {
  decodeMessage,
  encodeMessage,
  enumNumber,
  serviceMethods,
  type Message,
} from '../src/transports/wire/messages.ts';
import { timestampToWire } from '../src/transports/wire/values.ts';

interface Watch {
  readonly call: ServerDuplexStream<Message, Message>;
  readonly targetId: number;
}

const documents = new Map<string, Message>();
const collections = new Map<string, Map<string, Message>>();
const watches = new Map<string, Set<Watch>>();
const TOKEN = Buffer.from('token');
const change = (name: string): number => enumNumber('TargetChange.TargetChangeType', name);

let lastMicros = 0;
function now(): Message {
  lastMicros = Math.max(lastMicros + 1, Math.floor((performance.timeOrigin + performance.now()) * 1000));
  return timestampToWire({ seconds: Math.floor(lastMicros / 1e6), nanos: (lastMicros % 1e6) * 1000 });
}

function collectionOf(query: Message): string {
  const from = (query['structuredQuery'] as { from: { collectionId: string }[] }).from[0];
  return `${String(query['parent'])}/${from?.collectionId ?? ''}`;
}

function snapshot(watch: Watch, changed: readonly Message[], readTime: Message): void {
  for (const document of changed) watch.call.write({ documentChange: { document, targetIds: [watch.targetId] } });
  watch.call.write({ targetChange: { readTime, resumeToken: TOKEN } });
}

const handlers = {
  Commit(call: ServerUnaryCall<Message, Message>, done: (error: null, answer: Message) => void): void {
    const time = now();
    const touched = new Map<string, Message[]>();
    const writes = (call.request['writes'] as Message[] | undefined) ?? [];
    for (const write of writes) {
      const { name, fields } = write['update'] as { name: string; fields: unknown };
      const document = { name, fields, createTime: time, updateTime: time };
      const collection = name.slice(0, name.lastIndexOf('/'));
      documents.set(name, document);
      const members = collections.get(collection) ?? new Map<string, Message>();
      collections.set(collection, members.set(name, document));
      if (watches.has(collection)) touched.set(collection, [...(touched.get(collection) ?? []), document]);
    }
    done(null, { writeResults: writes.map(() => ({ updateTime: time })), commitTime: time });
    for (const [collection, changed] of touched)
      for (const watch of watches.get(collection) ?? []) snapshot(watch, changed, time);
  },
  BatchGetDocuments(call: ServerWritableStream<Message, Message>): void {
    for (const name of (call.request['documents'] as string[] | undefined) ?? []) {
      const found = documents.get(name);
      call.write({ ...(found ? { found } : { missing: name }), readTime: now() });
    }
    call.end();
  },
  RunQuery(call: ServerWritableStream<Message, Message>): void {
    const limit = Number(
      ((call.request['structuredQuery'] as Message)['limit'] as Message | undefined)?.['value'] ?? 24,
    );
    let sent = 0;
    for (const document of collections.get(collectionOf(call.request))?.values() ?? []) {
      if (sent >= limit) break;
      call.write({ document, readTime: now() });
      sent += 1;
    }
    call.write({ readTime: now() });
    call.end();
  },
  Listen(call: ServerDuplexStream<Message, Message>): void {
    let watch: Watch | null = null;
    let collection = '';
    const stop = (): void => {
      if (watch) watches.get(collection)?.delete(watch);
    };
    call.on('data', (request: Message) => {
      const target = request['addTarget'] as Message | undefined;
      if (!target) return;
      watch = { call, targetId: Number(target['targetId']) };
      collection = collectionOf(target['query'] as Message);
      const set = watches.get(collection) ?? new Set<Watch>();
      watches.set(collection, set.add(watch));
      const { targetId } = watch;
      const readTime = now();
      call.write({ targetChange: { targetChangeType: change('ADD'), targetIds: [targetId] } });
      for (const document of collections.get(collection)?.values() ?? [])
        call.write({ documentChange: { document, targetIds: [targetId] } });
      call.write({
        targetChange: { targetChangeType: change('CURRENT'), targetIds: [targetId], readTime, resumeToken: TOKEN },
      });
      call.write({ targetChange: { readTime, resumeToken: TOKEN } });
    });
    call.on('end', () => {
      stop();
      call.end();
    });
    call.on('cancelled', stop);
  },
};

const definition = [...serviceMethods()].map(([name, shape]) => [
  name,
  {
    path: `/google.firestore.v1.Firestore/${name}`,
    requestStream: shape.requestStream,
    responseStream: shape.responseStream,
    requestSerialize: (message: Message) => encodeMessage(shape.requestType, message),
    requestDeserialize: (bytes: Buffer) => decodeMessage(shape.requestType, bytes),
    responseSerialize: (message: Message) => encodeMessage(shape.responseType, message),
    responseDeserialize: (bytes: Buffer) => decodeMessage(shape.responseType, bytes),
  },
]);
const server = new Server({ 'grpc.max_receive_message_length': 104_857_600, 'grpc.max_concurrent_streams': 10_000 });
server.addService(Object.fromEntries(definition) as ServiceDefinition, handlers);
server.bindAsync(`127.0.0.1:${process.argv[2] ?? '0'}`, ServerCredentials.createInsecure(), (error) => {
  if (error) throw error;
});
