import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foodToDocument, orderToDocument, userToDocument, type Food, type Role } from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { startLocalFirestore } from '@foodhouse/local-firestore';
import { toTimestamp } from '../adapters/documents.ts';
import { composePorts } from '../compose.ts';
import type { Caller, Ports } from '../services/shared/ports.ts';
import { anAccount, MemoryAccounts } from '../services/testing/fakes.ts';
import { openCountedPort } from './counted-port.ts';
import type { UsageLine } from './usage.ts';

/** In fast time a page leaves streams by the minute: five real minutes of each would be billed for hours. */
const CHANNEL_IDLE_MS = 5000;
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Bytes that Firestore sent, framing included. */
export interface SentBytes {
  /** To the API's own process: free of charge in one region. */
  readonly toServer: number;
  /** To pages, over the internet. */
  readonly toPages: number;
}

export interface TimedHouseOptions {
  readonly projectId: string;
  readonly foods: number;
  readonly portions: number;
  readonly customers: number;
  /** Delivered orders of earlier years. */
  readonly oldOrders?: number;
  readonly latency?: { readonly readMs: number; readonly commitMs: number };
}

/**
 * A house with a Firestore of its own, with the rules and the indexes, and the API's own parts over it, in one process.
 * Its time is moved by the test; Firestore's stays the real one.
 */
export interface TimedHouse {
  readonly ports: Ports;
  readonly db: Firestore;
  /** Where pages find Firestore. */
  readonly port: number;
  readonly foods: readonly Food[];
  readonly admin: Caller;
  readonly chef: Caller;
  readonly customers: readonly Caller[];
  readonly nowMs: () => number;
  readonly moveTo: (atMs: number) => void;
  /** What was billed since the last question. */
  readonly billed: () => Promise<readonly UsageLine[]>;
  /** What was sent since the last question. */
  readonly sent: () => Promise<SentBytes>;
  readonly stop: () => Promise<void>;
}

interface Usage {
  readonly lines: readonly UsageLine[];
  /** Since Firestore's start. */
  readonly bytesSent: number;
}

export async function openTimedHouse(options: TimedHouseOptions): Promise<TimedHouse> {
  const { projectId, latency } = options;
  let nowMs = Date.now();
  const server = await startLocalFirestore({
    port: 0,
    rules: { source: readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8'), fileName: 'firestore.rules' },
    indexes: readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8'),
    ...(latency && { latency }),
    channelIdleMs: CHANNEL_IDLE_MS,
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId });
  const db = getFirestore(app);
  const ports = await composePorts({ clock: { nowMs: () => nowMs }, menuOverlapMs: 0 });
  const [admin, chef] = [person('boss', 'admin'), person('cook', 'chef')];
  const customers = Array.from({ length: options.customers }, (_, index) => person(`customer-${index}`, 'user'));
  const people = [admin, chef, ...customers];
  const accounts = new MemoryAccounts(...people.map(({ uid, email, role }) => anAccount({ uid, email, role })));
  accounts.issuedAtMs = nowMs - 1000;
  const foods = Array.from({ length: options.foods }, (_, index) =>
    aFood({ id: `food-${index}`, quantity: options.portions, createdAtMs: nowMs + index }),
  );
  await writeAll(db, [
    ...foods.map(
      (food) => [`foods/${food.id}`, foodToDocument(food, toTimestamp, FieldValue.serverTimestamp())] as const,
    ),
    ...people.map(({ uid, email, role }) => [`users/${uid}`, recordOf(uid, email, role, nowMs)] as const),
    ...Array.from({ length: options.oldOrders ?? 0 }, (_, index) => {
      const order = anOrder({ id: `old-${index}`, status: 'delivered', createdAtMs: index, updatedAtMs: index });
      return [`orders/${order.id}`, orderToDocument(order, toTimestamp)] as const;
    }),
    ['counters/foods', { count: foods.length }] as const,
  ]);
  const usage = `http://127.0.0.1:${server.port}/emulator/v1/projects/${projectId}:usage`;
  const askUsage = async (method: 'GET' | 'DELETE'): Promise<Usage> =>
    (await (await fetch(usage, { method })).json()) as Usage;
  const pages = await openCountedPort(server.port);
  let known = { toServer: (await askUsage('DELETE')).bytesSent, toPages: 0 };
  return {
    ports: { ...ports, accounts },
    db,
    port: pages.port,
    foods,
    admin,
    chef,
    customers,
    nowMs: () => nowMs,
    moveTo: (atMs) => {
      nowMs = Math.max(nowMs, atMs);
    },
    billed: async () => (await askUsage('DELETE')).lines,
    sent: async () => {
      const { bytesSent } = await askUsage('GET');
      const before = known;
      const toPages = pages.bytesSent();
      known = { toServer: bytesSent - toPages, toPages };
      return { toServer: known.toServer - before.toServer, toPages: known.toPages - before.toPages };
    },
    stop: async () => {
      await deleteApp(app);
      await pages.close();
      await server.stop();
    },
  };
}

function person(uid: string, role: Role): Caller {
  return { uid, email: `${uid}@example.com`, role, requestId: 'request' };
}

function recordOf(uid: string, email: string, role: Role, atMs: number): object {
  const times = { createdAtMs: atMs, updatedAtMs: atMs, claimsChangedAtMs: atMs };
  return userToDocument({ uid, email, displayName: uid, role, ...times }, toTimestamp);
}

async function writeAll(db: Firestore, documents: readonly (readonly [path: string, data: object])[]): Promise<void> {
  const AT_ONCE = 400;
  for (let start = 0; start < documents.length; start += AT_ONCE) {
    const batch = db.batch();
    for (const [at, data] of documents.slice(start, start + AT_ONCE)) batch.set(db.doc(at), data);
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other keeps memory small
    await batch.commit();
  }
}
