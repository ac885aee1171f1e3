// npm run bench:order: from POST /order sent to the order shown by a kitchen client's Firestore listener, over 100 orders
// on the running suite (npm start). The kitchen client is the web SDK over WebChannel's counterpart in Node (gRPC).
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { parseArgs } from 'node:util';
import { aPerson, call, orderOf, putFood, removeFood, signIn, type Person } from '../tests/suite/house.ts';
import { startApi } from '../tests/suite/api-process.ts';
import { fail } from './fail.ts';
import { isPortOpen } from './ports.ts';
import { DEMO_PASSWORD } from './seed/house.ts';
import { quantile } from './statistics.ts';
import { API_ADDRESS, HOST, PORTS, PROJECT_ID, SITE_ADDRESS } from './suite.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '100' } } });
const orders = Number(values.orders);
if (!Number.isInteger(orders) || orders < 1) fail(`--orders: expected a number from 1, got ${values.orders}`);
if (!(await isPortOpen(PORTS.hosting)))
  fail(`The suite does not run at ${SITE_ADDRESS}: start it first, with npm start.`);

const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'none' });
const auth = getAuth(app);
connectAuthEmulator(auth, `http://${HOST}:${PORTS.auth}`, { disableWarnings: true });
const db = getFirestore(app);
connectFirestoreEmulator(db, HOST, PORTS.firestore);
await signInWithEmailAndPassword(auth, 'admin@example.com', DEMO_PASSWORD);
await signIn('admin@example.com', DEMO_PASSWORD); // the same account over REST must work too, else the figures mean nothing

const shownAt = new Map<string, number>();
let wake: () => void = () => {};
const stop = onSnapshot(
  query(collection(db, 'orders'), where('status', '==', 'pending'), orderBy('createdAt', 'desc'), limit(25)),
  (snapshot) => {
    for (const change of snapshot.docChanges())
      if (change.type === 'added') shownAt.set(change.doc.id, performance.now());
    wake();
  },
  (error) => fail(`the kitchen's listener failed: ${error.message}`),
);

const food = await putFood({ quantity: orders * 2 + 20 });
// So many customers that nobody reaches the limit of orders a minute.
const customers = await Promise.all(Array.from({ length: Math.ceil((orders + 5) / 4) }, () => aPerson()));
const api = await startApi();
try {
  report('through Hosting and the functions emulator', await measure(`${SITE_ADDRESS}/api`));
  report('through npm run api, one process', await measure(API_ADDRESS));
} finally {
  stop();
  await api.stop();
  await removeFood(food);
}
process.exit(0);

/** Milliseconds from sending each order to seeing it, one order after the other. */
async function measure(address: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = -5; index < orders; index += 1) {
    const sentAt = performance.now();
    const customer = customers[(index + 5) % customers.length] as Person;
    // oxlint-disable-next-line no-await-in-loop -- one order at a time is what is measured
    const answer = await call('/order', { method: 'POST', as: customer, body: orderOf(food, customer), address });
    if (answer.status !== 201) fail(`order ${index} was answered ${answer.status} ${answer.reason}`);
    const { _id: id } = answer.body as { _id: string };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await untilShown(id);
    if (index >= 0) times.push((shownAt.get(id) as number) - sentAt); // the first five warm up
  }
  return times;
}

function untilShown(id: string): Promise<void> {
  return new Promise((resolve) => {
    wake = () => {
      if (shownAt.has(id)) resolve();
    };
    wake();
  });
}

function report(name: string, times: readonly number[]): void {
  const at = (share: number): string => quantile(times, share).toFixed(1);
  console.log(
    `order to kitchen, ${times.length} orders, ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms (goal p50 150, p95 400)`,
  );
}
