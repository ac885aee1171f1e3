// npm run bench:day: a day in the house in fast time, and its bill. No suite is needed: the API's own parts, a local
// Firestore with the rules and the indexes, and the listeners of the pages that are open, by the web SDK.
import { UNDECIDED_WARNING_MS } from '@foodhouse/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getCountFromServer,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  where,
  type DocumentReference,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import { runDay, type Day } from '../functions/src/testing/day.ts';
import { openTimedHouse, type TimedHouse } from '../functions/src/testing/timed-house.ts';
import { sumOf, unbounded, type UsageLine } from '../functions/src/testing/usage.ts';
import { startBenchmark } from './support/benchmark.ts';

const FREE_READS = 50_000;
const FREE_WRITES = 20_000;
/** US dollars for 100,000, in one region; second-hand, as the other prices: check them before you rely on them. */
const PRICE = { reads: 0.03, writes: 0.09 } as const;
const DAYS = 30;
/** Firestore's answers over the internet, a month: US dollars for a GiB beyond the free ones. Second-hand too. */
const EGRESS = { price: 0.12, freeBytes: 10 * 2 ** 30, unit: 2 ** 30 } as const;
/** What Hosting sends, a day: US dollars for a GB beyond the free 360 MB. Second-hand too. */
const HOSTING = { price: 0.15, freeBytes: 360e6, unit: 1e9 } as const;
/** What a browser that was never here loads, pictures included. */
const FIRST_VISIT_BYTES = 450_000;
/** Old orders in the bill's formula: an unbounded query would read one for each thousand, every time. */
const OLD_ORDERS = 3_000_000;
const ENTRIES_PER_READ = 1000;
const HOURS = 10;
const FOODS = 45;
/** After a change of a food, the questions of the ten seconds of overlap read it again. */
const READ_AGAIN = 2;
const SECOND_MS = 1000;
const MENU_PAGE = 24;
const NOTHING: Omit<UsageLine, 'what'> = { by: 'client', calls: 0, reads: 0, writes: 0, deletes: 0 };
let clients = 0;

const { options, results } = await startBenchmark({
  name: 'day',
  does: 'A day in the house in fast time: what it costs in Firestore, and how much of the free quota it takes.',
  options: {
    visitors: { kind: 'count', what: 'visitors who look', usual: 1000 },
    orders: { kind: 'count', what: 'of them order', usual: 100 },
    old: { kind: 'count', what: 'old orders in the database', usual: 1000 },
  },
  needsSuite: false,
});

await bill({ visitors: options.visitors, orders: options.orders, hours: HOURS });
results.save();
process.exit(0);

async function bill(day: Day): Promise<void> {
  const house = await openTimedHouse({
    projectId: 'demo-bench-day',
    foods: FOODS,
    portions: 10_000,
    customers: Math.max(1, day.orders),
    oldOrders: options.old,
  });
  const looks = await runDay(house, { ...day, orders: 0 });
  const [looked, lookedBytes] = [await house.billed(), await house.sent()];
  const pages = openPages(house, day.orders);
  await pages.areOpen;
  await runDay(house, { ...day, visitors: 0 }, pages.minute);
  const [rest, restBytes] = [await house.billed(), await house.sent()];
  await pages.close();
  const server = rest.filter(({ by }) => by === 'admin');
  const open = rest.filter(({ by }) => by === 'client');
  const readAgain = READ_AGAIN * day.orders;
  const old = [...looked, ...rest].filter(({ what }) => unbounded([{ ...NOTHING, what }]).length > 0);
  const oldReads = old.reduce((sum, line) => sum + line.calls * (OLD_ORDERS / ENTRIES_PER_READ), 0);
  const reads = sumOf(looked, 'reads') + readAgain + sumOf(rest, 'reads') + oldReads;
  const writes = sumOf(rest, 'writes');

  console.log(`\n${day.visitors} visitors who look, ${day.orders} orders, ${day.hours} hours, ${FOODS} foods, no CDN`);
  row('looking, by the API', sumOf(looked, 'reads') + readAgain, 0, lookedBytes.toServer);
  row('orders, by the API', sumOf(server, 'reads'), sumOf(server, 'writes'), restBytes.toServer);
  row('pages that are open', sumOf(open, 'reads'), 0, restBytes.toPages);
  row(`queries that grow with ${OLD_ORDERS.toLocaleString('en')} old orders`, oldReads, 0, 0);
  row('the day', reads, writes, lookedBytes.toServer + restBytes.toServer + restBytes.toPages);
  const hostedBytes = day.visitors * FIRST_VISIT_BYTES + looks.bytes;
  console.log(`calls of the API by who looks: ${looks.calls}, ${inMB(looks.bytes)} of JSON at most`);
  console.log(`from Hosting, when nobody was ever here: ${inMB(hostedBytes)}`);
  const monthly = ((reads * PRICE.reads + writes * PRICE.writes) / 100_000) * DAYS;
  const egressBytes = restBytes.toPages * DAYS;
  const shares = [
    [reads, FREE_READS, 'reads'],
    [writes, FREE_WRITES, 'writes'],
    [egressBytes, EGRESS.freeBytes, 'bytes'],
    [hostedBytes, HOSTING.freeBytes, 'bytes of Hosting'],
  ] as const;
  console.log(
    `of the free quota: ${shares.map(([used, free, of]) => `${((100 * used) / free).toFixed(1)} % of the ${of}`).join(', ')}`,
  );
  console.log(
    `without it, a month: $${monthly.toFixed(2)} for reads and writes, $${priceOf(egressBytes, EGRESS).toFixed(2)} for Firestore’s bytes, $${priceOf(hostedBytes * DAYS, HOSTING).toFixed(2)} for Hosting’s`,
  );
  const hosting = priceOf(Math.max(0, hostedBytes - HOSTING.freeBytes) * DAYS, HOSTING);
  console.log(`with it, a month: $${hosting.toFixed(2)} for Hosting’s bytes`);
  console.log('\nthe lines:');
  for (const line of [...looked, ...rest].toSorted((a, b) => b.reads - a.reads).slice(0, 24))
    console.log(
      `${String(line.reads).padStart(7)} reads ${String(line.calls).padStart(6)} calls  ${line.by} ${line.what}`,
    );
  if (day.visitors > 0) {
    const each = (sumOf(looked, 'reads') + readAgain) / day.visitors;
    results.figure('a visitor who looks', each, 'reads', '<= 8');
  }
  if (day.orders > 0) {
    results.figure('an order on the server’s side', sumOf(server, 'reads') / day.orders, 'reads', '<= 12');
    results.figure('an order on the server’s side', sumOf(server, 'writes') / day.orders, 'writes', '<= 10');
  }
  results.figure('the day', reads, 'reads', `<= ${FREE_READS}`);
  results.figure('the day', writes, 'writes', `<= ${FREE_WRITES}`);
  results.figure(
    'the day, from Firestore over the internet',
    restBytes.toPages,
    'bytes',
    `<= ${Math.floor(EGRESS.freeBytes / DAYS)}`,
  );
  await house.stop();
}

function row(what: string, reads: number, writes: number, bytes: number): void {
  console.log(
    `${what.padEnd(46)} ${String(Math.round(reads)).padStart(8)} reads ${String(writes).padStart(7)} writes ${inMB(bytes).padStart(10)}`,
  );
}

function inMB(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

/** US dollars, without a free quota. */
function priceOf(bytes: number, { price, unit }: { readonly price: number; readonly unit: number }): number {
  return (bytes / unit) * price;
}

interface Pages {
  readonly areOpen: Promise<unknown>;
  readonly minute: (atMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * The listeners and counts of two kitchen screens, of an Order List with the overview open, and of each customer from a
 * minute before the order to its delivery: the menu's page and number, and their own orders.
 */
function openPages(house: TimedHouse, orders: number): Pages {
  const [admin, ...kitchens] = [
    clientOf(house, 'boss', 'admin'),
    clientOf(house, 'cook', 'chef'),
    clientOf(house, 'cook', 'chef'),
  ];
  const all = collection(admin, 'orders');
  const midnight = Timestamp.fromMillis(house.nowMs() - 60 * SECOND_MS);
  const opened = [
    ...kitchens.flatMap((kitchen) => [
      heard(query(collection(kitchen, 'orders'), where('status', '==', 'approved'), orderBy('updatedAt'), limit(50))),
      heard(doc(kitchen, 'users/cook')),
    ]),
    heard(query(all, where('status', '==', 'pending'), orderBy('createdAt'), limit(25))),
    heard(query(all, where('createdAt', '>=', midnight), orderBy('createdAt', 'desc'), limit(500))),
    heard(
      query(
        collection(admin, 'foods'),
        where('retiredAt', '==', null),
        where('quantity', '<=', 5),
        orderBy('quantity'),
        limit(8),
      ),
    ),
    heard(doc(admin, 'users/boss')),
    heard(query(all, orderBy('updatedAt', 'desc'), limit(1)), () => void count()),
  ];
  let [customers, countedMs, doneMs] = [0, 0, 0];
  const pending: Promise<unknown>[] = [];
  const countOf = (db: Firestore, ...conditions: Parameters<typeof where>[]): void => {
    const asked = query(collection(db, 'orders'), ...conditions.map((condition) => where(...condition)));
    pending.push(getCountFromServer(asked));
  };
  const count = async (): Promise<void> => {
    const nowMs = house.nowMs();
    if (nowMs - countedMs >= 2 * SECOND_MS) {
      countedMs = nowMs;
      for (const status of ['pending', 'approved']) countOf(admin, ['status', '==', status]);
    }
    if (nowMs - doneMs >= 30 * SECOND_MS) {
      doneMs = nowMs;
      for (const status of ['delivered', 'reject'])
        countOf(admin, ['status', '==', status], ['createdAt', '>=', midnight]);
    }
  };
  const startMs = house.nowMs();
  const dayMs = HOURS * 60 * 60 * SECOND_MS;
  return {
    areOpen: Promise.all(opened),
    minute: async (atMs) => {
      // The numbers of open orders on every page of staff.
      for (const db of [admin, ...kitchens]) countOf(db, ['status', '==', 'approved']);
      countOf(admin, ['status', '==', 'pending']);
      const since = Timestamp.fromMillis(atMs - UNDECIDED_WARNING_MS);
      countOf(admin, ['status', '==', 'pending'], ['createdAt', '<', since]);
      const due = Math.min(orders, Math.ceil(((atMs - startMs) / dayMs) * orders) + 1);
      for (; customers < due; customers += 1) pending.push(visit(house, customers));
      await Promise.all(pending.splice(0));
    },
    close: async () => {
      for (const stop of await Promise.all(opened)) stop();
    },
  };
}

/** A customer's page: the menu and its number, live, then their own orders. Closed when it has been heard. */
async function visit(house: TimedHouse, index: number): Promise<void> {
  const uid = `customer-${index}`;
  const db = clientOf(house, uid, 'user');
  const own = [where('userId', '==', uid)];
  const stops = await Promise.all([
    heard(query(collection(db, 'foods'), where('retiredAt', '==', null), orderBy('createdAt'), limit(MENU_PAGE))),
    heard(doc(db, 'counters/foods')),
    heard(doc(db, `users/${uid}`)),
    heard(
      query(
        collection(db, 'orders'),
        ...own,
        where('status', '==', 'pending'),
        orderBy('createdAt', 'desc'),
        limit(25),
      ),
    ),
    heard(query(collection(db, 'orders'), ...own, orderBy('updatedAt', 'desc'), limit(20))),
  ]);
  for (const stop of stops) stop();
  await deleteApp(db.app);
}

function clientOf({ port }: TimedHouse, uid: string, role: string): Firestore {
  const app = initializeApp({ projectId: 'demo-bench-day', apiKey: 'none' }, `client-${(clients += 1)}`);
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { sub: uid, role } });
  return db;
}

/** Resolves with its end once it was answered. */
function heard(target: Query | DocumentReference, onChange: () => void = () => undefined): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      onChange();
      resolve(stop);
    };
    const stop = target.type === 'document' ? onSnapshot(target, next, reject) : onSnapshot(target, next, reject);
  });
}
