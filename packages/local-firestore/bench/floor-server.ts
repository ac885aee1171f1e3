// The floor of the benchmark: the gRPC surface with a Map behind it. No filters, no orders, no rules, no transactions: a
// query returns the first documents of its collection. It measures transport and client alone; it is not a stand-in.
import {
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import { serviceDefinition } from '../src/transports/grpc/service-definition.ts';
import type {
  ListenRequest,
  Requests,
  WireDocument,
  WireQuery,
  WireTimestamp,
} from '../src/transports/wire/message-types.ts';
import { enumNumber, type Message } from '../src/transports/wire/messages.ts';
import { timestampToWire } from '../src/transports/wire/values.ts';

interface Watch {
  readonly call: ServerDuplexStream<ListenRequest, Message>;
  readonly targetId: number;
}

const documents = new Map<string, WireDocument>();
const collections = new Map<string, Map<string, WireDocument>>();
const watches = new Map<string, Set<Watch>>();
const TOKEN = Buffer.from('token');
const change = (name: string): number => enumNumber('TargetChange.TargetChangeType', name);

let lastMicros = 0;
function now(): WireTimestamp {
  lastMicros = Math.max(lastMicros + 1, Math.floor((performance.timeOrigin + performance.now()) * 1000));
  return timestampToWire({ seconds: Math.floor(lastMicros / 1e6), nanos: (lastMicros % 1e6) * 1000 });
}

function collectionOf(query: { readonly parent?: string; readonly structuredQuery?: WireQuery | null }): string {
  return `${query.parent ?? ''}/${query.structuredQuery?.from?.[0]?.collectionId ?? ''}`;
}

function snapshot(watch: Watch, changed: readonly WireDocument[], readTime: WireTimestamp): void {
  for (const document of changed) watch.call.write({ documentChange: { document, targetIds: [watch.targetId] } });
  watch.call.write({ targetChange: { readTime, resumeToken: TOKEN } });
}

const handlers = {
  Commit(call: ServerUnaryCall<Requests['Commit'], Message>, done: (error: null, answer: Message) => void): void {
    const time = now();
    const touched = new Map<string, WireDocument[]>();
    const writes = call.request.writes ?? [];
    for (const { update } of writes) {
      const { name = '', fields = {} } = update ?? {};
      const document = { name, fields, createTime: time, updateTime: time };
      const collection = name.slice(0, name.lastIndexOf('/'));
      documents.set(name, document);
      const members = collections.get(collection) ?? new Map<string, WireDocument>();
      collections.set(collection, members.set(name, document));
      if (watches.has(collection)) touched.set(collection, [...(touched.get(collection) ?? []), document]);
    }
    done(null, { writeResults: writes.map(() => ({ updateTime: time })), commitTime: time });
    for (const [collection, changed] of touched)
      for (const watch of watches.get(collection) ?? []) snapshot(watch, changed, time);
  },
  BatchGetDocuments(call: ServerWritableStream<Requests['BatchGetDocuments'], Message>): void {
    for (const name of call.request.documents ?? []) {
      const found = documents.get(name);
      call.write({ ...(found ? { found } : { missing: name }), readTime: now() });
    }
    call.end();
  },
  RunQuery(call: ServerWritableStream<Requests['RunQuery'], Message>): void {
    const limit = call.request.structuredQuery?.limit?.value ?? 24;
    let sent = 0;
    for (const document of collections.get(collectionOf(call.request))?.values() ?? []) {
      if (sent >= limit) break;
      call.write({ document, readTime: now() });
      sent += 1;
    }
    call.write({ readTime: now() });
    call.end();
  },
  Listen(call: ServerDuplexStream<ListenRequest, Message>): void {
    let watch: Watch | null = null;
    let collection = '';
    const stop = (): void => {
      if (watch) watches.get(collection)?.delete(watch);
    };
    call.on('data', (request: ListenRequest) => {
      const target = request.addTarget;
      if (!target?.query) return;
      watch = { call, targetId: target.targetId ?? 0 };
      collection = collectionOf(target.query);
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

const server = new Server({ 'grpc.max_receive_message_length': 104_857_600, 'grpc.max_concurrent_streams': 10_000 });
server.addService(serviceDefinition('google.firestore.v1.Firestore'), handlers);
server.bindAsync(`127.0.0.1:${process.argv[2] ?? '0'}`, ServerCredentials.createInsecure(), (error) => {
  if (error) throw error;
});
