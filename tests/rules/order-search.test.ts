import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDocs, setDoc, setLogLevel, Timestamp, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '@foodhouse/local-firestore';
import { searchQuery } from '../../web/src/features/orders/list/order-search-query.ts';

// An admin's search by email, under the rules and with the declared indexes only.

let server: LocalFirestore;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel('silent');
  server = await startLocalFirestore({ port: 0, indexes: readFileSync('firestore.indexes.json', 'utf8') });
  environment = await initializeTestEnvironment({
    projectId: 'demo-search',
    firestore: { host: '127.0.0.1', port: server.port, rules: readFileSync('firestore.rules', 'utf8') },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    const anOrder = (status: string, number: number): object => ({
      user: 'ann@example.com',
      userId: 'ann',
      token: 'AB12CD',
      status,
      createdAt: Timestamp.fromMillis(number),
    });
    await setDoc(doc(firestore, 'users/admin'), { role: 'admin' });
    await setDoc(doc(firestore, 'orders/waiting'), anOrder('approved', 99));
    await Promise.all(
      Array.from({ length: 25 }, (_, number) =>
        setDoc(doc(firestore, `orders/${number}`), anOrder('delivered', number)),
      ),
    );
  });
});

afterAll(async () => {
  await environment.cleanup();
  await server.stop();
});

it.each([
  ['among the orders that wait for the kitchen', 'approved', 1],
  ['first among all orders', undefined, 20],
] as const)('finds the open order of a regular %s', async (_where, status, count) => {
  const admin = environment.authenticatedContext('admin', { role: 'admin' }).firestore() as unknown as Firestore;
  const scope = { byEmail: true, ...(status && { status }) };
  const { docs } = await getDocs(searchQuery(admin, { by: 'email', beginning: 'ann' }, scope));
  expect([docs.length, docs[0]?.id]).toEqual([count, 'waiting']);
});
