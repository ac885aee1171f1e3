// npm run bench:order: from an order sent to the order shown by a kitchen client's Firestore listener, over 100 orders of
// one food and 100 of three, on the running suite (npm start). The kitchen client is the web SDK over WebChannel's
// counterpart in Node (gRPC).
import type { Food } from '@foodhouse/domain';
import { DEMO_PASSWORD } from '@foodhouse/domain/demo';
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
import { aPerson, basketOf, call, orderOf, putFood, removeFood, signIn, type Person } from '../local/house.ts';
import { startApi } from '../local/api-process.ts';
import { fail } from '../tools/fail.ts';
import { startBenchmark } from './support/benchmark.ts';
import { quantile } from './support/statistics.ts';
import { API_ADDRESS, HOST, PORTS, PROJECT_ID, SITE_ADDRESS } from '../local/suite.ts';

const {
  options: { orders },
  results,
} = await startBenchmark({
  name: 'order',
  does: "From an order sent to the order shown by a kitchen's listener, through Hosting and without it.",
  options: { orders: { kind: 'count', what: 'on each way', usual: 100 } },
  needsSuite: true,
});

/** The path and the body of an order. */
type Sent = readonly [path: string, body: unknown];

const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'none' });
const auth = getAuth(app);
connectAuthEmulator(auth, `http://${HOST}:${PORTS.auth}`, { disableWarnings: true });
const db = getFirestore(app);
connectFirestoreEmulator(db, HOST, PORTS.firestore);
await signInWithEmailAndPassword(auth, 'admin@example.com', DEMO_PASSWORD);
await signIn('admin@example.com', DEMO_PASSWORD); // a figure is only valid if the same account works over REST too

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

const aFood = (): Promise<Food> => putFood({ quantity: orders * 3 + 20 });
const foods = [await aFood(), await aFood(), await aFood()] as const;
const byOne = (customer: Person): Sent => ['/order', orderOf(foods[0], customer)];
const ofThree = (): Sent => ['/orders', basketOf([foods[0], 1], [foods[1], 1], [foods[2], 1])];
// Enough customers that nobody reaches the limit of orders a minute.
const customers = await Promise.all(Array.from({ length: Math.ceil((orders + 5) / 3) }, () => aPerson()));
const api = await startApi();
try {
  report('through Hosting and the functions emulator', await measure(`${SITE_ADDRESS}/api`, byOne));
  report('through npm run api, one process', await measure(API_ADDRESS, byOne));
  report('three foods, through npm run api', await measure(API_ADDRESS, ofThree), 40);
} finally {
  stop();
  await api.stop();
  await Promise.all(foods.map(removeFood));
}
results.save();
process.exit(0);

/** Milliseconds from sending each order to receiving it, one order after the other. */
async function measure(address: string, order: (customer: Person) => Sent): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = -5; index < orders; index += 1) {
    const sentAt = performance.now();
    const customer = customers[(index + 5) % customers.length] as Person;
    const [path, body] = order(customer);
    const answer = await call(path, { method: 'POST', as: customer, body, address });
    if (answer.status !== 201) fail(`order ${index} was answered ${answer.status} ${answer.reason}`);
    const { _id: id } = answer.body as { _id: string };
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

function report(name: string, times: readonly number[], mostMs = 400): void {
  const at = (share: number): string => quantile(times, share).toFixed(1);
  results.figure(`${name}, p50`, quantile(times, 0.5), 'ms', '<= 150');
  results.figure(`${name}, p95`, quantile(times, 0.95), 'ms', `<= ${mostMs}`);
  results.curve(`order to kitchen ${name}`, 'ms', { [name]: times });
  console.log(
    `order to kitchen, ${times.length} orders, ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms (goal p50 150, p95 ${mostMs})`,
  );
}
