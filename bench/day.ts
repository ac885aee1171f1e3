// npm run bench:day: a day in the house in fast time, and its bill. No suite is needed: the API's own parts, a local
// Firestore with the rules and the indexes, and the listeners of the pages that are open, by the web SDK.
import {
  DEFAULT_SETTINGS,
  LISTENS_FOR_MS,
  LOW_STOCK,
  pictureAddressOf,
  settingsToDocument,
  UNDECIDED_WARNING_MS,
  type PictureSize,
} from '@foodhouse/domain';
import { aPicture, webpChunk } from '@foodhouse/domain/testing';
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
import { beatScreen } from '../functions/src/services/board/beat-screen.ts';
import { addPicture, readPicture } from '../functions/src/services/menu/own-pictures.ts';
import { tick } from '../functions/src/services/tick.ts';
import { offerOptions, pass, runDay, type Day } from '../functions/src/testing/day.ts';
import { openTimedHouse, type TimedHouse } from '../functions/src/testing/timed-house.ts';
import { sumOf, unbounded, type UsageLine } from '../functions/src/testing/usage.ts';
import { fail } from '../tools/fail.ts';
import { startBenchmark } from './support/benchmark.ts';

const FREE_READS = 50_000;
const FREE_WRITES = 20_000;
/** Two million calls of functions a month. */
const FREE_CALLS = Math.floor(2_000_000 / 30);
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
/** The schedule runs day and night. */
const TICKS = 24 * 60;
/** A basket's dialog asks for its price when it is opened, and after a change or two. */
const QUOTES = 3;
/** Placed, accepted, delivered. */
const STEPS = 3;
/** The pages of the staff that are open. */
const SCREENS = [
  { id: '6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a10', page: 'orders' },
  { id: '6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a11', page: 'kitchen' },
  { id: '6b1f0b52-6a0c-4c0e-9d58-1f6f6f0f9a12', page: 'kitchen' },
] as const;
/** After a change of a food, the questions of the ten seconds of overlap read it again. */
const READ_AGAIN = 2;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const MENU_PAGE = 24;
const NOTHING: Omit<UsageLine, 'what'> = { by: 'client', calls: 0, reads: 0, writes: 0, deletes: 0 };
let clients = 0;

const { options, results } = await startBenchmark({
  name: 'day',
  does: 'A day in the house in fast time: what it costs in Firestore, and how much of the free quota it takes.',
  options: {
    visitors: { kind: 'count', what: 'visitors who look', usual: 1000 },
    orders: { kind: 'count', what: 'of them order one food', usual: 50 },
    baskets: { kind: 'count', what: 'of them order three foods with options', usual: 50 },
    old: { kind: 'count', what: 'old orders in the database', usual: 1000 },
    silent: { kind: 'switch', what: 'a house that does not ask whether its screens listen' },
  },
  needsSuite: false,
});

await bill({ ...options, hours: HOURS });
results.save();
process.exit(0);

async function bill(day: Required<Omit<Day, 'from'>>): Promise<void> {
  const { visitors, orders, baskets, hours } = day;
  const house = await openTimedHouse({
    projectId: 'demo-bench-day',
    foods: FOODS,
    portions: 10_000,
    customers: Math.max(1, orders + baskets),
    oldOrders: options.old,
  });
  await offerOptions(house);
  if (!options.silent) await wantsToBeHeard(house);
  await Promise.all([house.billed(), house.sent()]);
  const looks = await runDay(house, { ...day, orders: 0, baskets: 0 });
  const [looked, lookedBytes] = [await house.billed(), await house.sent()];
  await lookAtOwnPictures(house, visitors);
  const pictures = sumOf(await house.billed(), 'reads');
  await house.sent();
  const pages = openPages(house, orders + baskets);
  await pages.areOpen;
  const ordered: UsageLine[] = [];
  const watched: UsageLine[] = [];
  await runDay(house, { ...day, visitors: 0 }, async (atMs) => {
    ordered.push(...(await house.billed()));
    await watch(house);
    watched.push(...(await house.billed()));
    await pages.minute(atMs);
  });
  ordered.push(...(await house.billed()));
  const restBytes = await house.sent();
  await pages.close();
  for (let minute = hours * 60; minute < TICKS; minute += 1) {
    house.moveTo(house.nowMs() + MINUTE_MS);
    await tick(house.ports); // oxlint-disable-line no-await-in-loop -- one minute after the other
  }
  watched.push(...(await house.billed()));
  const [server, screens] = [ordered, watched].map((lines) => lines.filter(({ by }) => by === 'admin'));
  const open = [...ordered, ...watched].filter(({ by }) => by === 'client');
  const ofFoods = looked.filter(({ what }) => !what.endsWith(' house'));
  const readAgain = READ_AGAIN * (orders + 3 * baskets);
  const all = merged([...looked, ...ordered, ...watched]);
  const old = all.filter(({ what }) => unbounded([{ ...NOTHING, what }]).length > 0);
  const oldReads = old.reduce((sum, line) => sum + line.calls * (OLD_ORDERS / ENTRIES_PER_READ), 0);
  const reads = sumOf(all, 'reads') + readAgain + oldReads;
  const writes = sumOf(all, 'writes');
  const beats = options.silent ? 0 : SCREENS.length * hours * 60;
  const calls = looks.calls + STEPS * (orders + baskets) + QUOTES * baskets + beats + TICKS;

  console.log(
    `\n${visitors} visitors who look, ${orders} orders of one food, ${baskets} of three with options, ${hours} hours, ${FOODS} foods, no CDN`,
  );
  row('looking, by the API: foods', sumOf(ofFoods, 'reads') + readAgain, 0, lookedBytes.toServer);
  row('looking, by the API: does the house take orders', sumOf(looked, 'reads') - sumOf(ofFoods, 'reads'), 0, 0);
  row('beside it: own pictures of all foods, by one place of the edge network', pictures, 0, 0);
  row('orders, by the API', sumOf(server ?? [], 'reads'), sumOf(server ?? [], 'writes'), restBytes.toServer);
  row('screens that beat, and the tick', sumOf(screens ?? [], 'reads'), sumOf(screens ?? [], 'writes'), 0);
  row('pages that are open', sumOf(open, 'reads'), 0, restBytes.toPages);
  row(`queries that grow with ${OLD_ORDERS.toLocaleString('en')} old orders`, oldReads, 0, 0);
  row('the day', reads, writes, lookedBytes.toServer + restBytes.toServer + restBytes.toPages);
  console.log(
    `calls of functions: ${calls}; ${looks.calls} by who looks, of which ${looks.callsThroughCdn} come through a CDN, ${inMB(looks.bytes)} of JSON at most`,
  );
  const hostedBytes = visitors * FIRST_VISIT_BYTES + looks.bytes;
  console.log(`from Hosting, when nobody was ever here: ${inMB(hostedBytes)}`);
  const monthly = ((reads * PRICE.reads + writes * PRICE.writes) / 100_000) * DAYS;
  const egressBytes = restBytes.toPages * DAYS;
  const shares = [
    [reads, FREE_READS, 'reads'],
    [writes, FREE_WRITES, 'writes'],
    [calls, FREE_CALLS, 'calls'],
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
  const beyond =
    (Math.max(0, reads - FREE_READS) * PRICE.reads + Math.max(0, writes - FREE_WRITES) * PRICE.writes) / 100_000;
  const sent = priceOf(Math.max(0, egressBytes - EGRESS.freeBytes), EGRESS);
  console.log(
    `with it, a month: $${(beyond * DAYS).toFixed(2)} for reads and writes, $${sent.toFixed(2)} for Firestore’s bytes, $${hosting.toFixed(2)} for Hosting’s`,
  );
  console.log('\nthe lines:');
  for (const line of all.toSorted((a, b) => b.reads - a.reads).slice(0, 30))
    console.log(
      `${String(line.reads).padStart(7)} reads ${String(line.writes).padStart(6)} writes ${String(line.calls).padStart(6)} calls  ${line.by} ${line.what}`,
    );
  if (visitors > 0) {
    results.figure('a visitor who looks, foods', (sumOf(ofFoods, 'reads') + readAgain) / visitors, 'reads', '<= 8');
    const ofHouse = sumOf(looked, 'reads') - sumOf(ofFoods, 'reads');
    results.figure('a visitor who looks, whether the house takes orders', ofHouse / visitors, 'reads', '<= 6');
  }
  if (visitors > 0) results.figure('a visitor who looks, own pictures', pictures / visitors, 'reads', '<= 0.1');
  await figuresOfAnOrder(house, 'an order of one food', { orders: 20, baskets: 0 }, ['<= 12', '<= 10']);
  await figuresOfAnOrder(house, 'an order of three foods', { orders: 0, baskets: 20 }, ['<= 24', '<= 20']);
  results.figure('the day', reads, 'reads', `<= ${FREE_READS}`);
  results.figure('the day', writes, 'writes', `<= ${FREE_WRITES}`);
  results.figure('the day', calls, 'calls', `<= ${FREE_CALLS}`);
  results.figure(
    'the day, from Firestore over the internet',
    restBytes.toPages,
    'bytes',
    `<= ${Math.floor(EGRESS.freeBytes / DAYS)}`,
  );
  await house.stop();
}

/** Each visitor sees an own picture of every food. What is immutable is asked for once by a place of the edge network. */
async function lookAtOwnPictures({ ports }: TimedHouse, visitors: number): Promise<void> {
  const addresses = await Promise.all(
    Array.from({ length: FOODS }, async (_, index) => {
      const bytes = (size: PictureSize): Uint8Array =>
        aPicture(size, 'image/webp', undefined, webpChunk('PADD', [index]));
      const added = await addPicture(ports, { type: 'image/webp', small: bytes('small'), large: bytes('large') });
      return added.status === 'done' ? added.value.address : fail('a picture was refused');
    }),
  );
  const edge = new Set<string>();
  for (let visitor = 0; visitor < visitors; visitor += 1)
    for (const address of addresses.filter((one) => !edge.has(one))) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor after the other
      await readPicture(ports, address.slice(pictureAddressOf('').length));
      edge.add(address);
    }
}

/** A house whose screens beat: what listening costs at most (docs/decisions/050). */
async function wantsToBeHeard({ db, ports }: TimedHouse): Promise<void> {
  const settings = { ...DEFAULT_SETTINGS, whenNobodyListens: 'warn' } as const;
  await db.doc('house/settings').set(settingsToDocument(settings));
  ports.houseBook.know(settings);
}

/** A minute of the screens and of the schedule. */
async function watch(house: TimedHouse): Promise<void> {
  const { ports, admin, chef } = house;
  for (const { id, page } of options.silent ? [] : SCREENS) {
    const caller = page === 'orders' ? admin : chef;
    await pass(house, caller); // oxlint-disable-line no-await-in-loop -- each at its time
    const beat = { page, soundOk: true, isVisible: true, newestMs: null, acknowledgedMs: null };
    await beatScreen(ports, caller, { id, beat }); // oxlint-disable-line no-await-in-loop -- the same
  }
  await tick(ports);
}

/** By itself, from placed to delivered: what one order costs on the server's side. */
async function figuresOfAnOrder(
  house: TimedHouse,
  what: string,
  counts: Pick<Required<Day>, 'orders' | 'baskets'>,
  [mostReads, mostWrites]: readonly [string, string],
): Promise<void> {
  await house.billed();
  await runDay(house, { visitors: 0, hours: 1, ...counts, from: 1000 });
  const lines = await house.billed();
  const each = counts.orders + counts.baskets;
  results.figure(what, sumOf(lines, 'reads') / each, 'reads', mostReads);
  results.figure(what, sumOf(lines, 'writes') / each, 'writes', mostWrites);
}

/** Each kind of operation once. */
function merged(lines: readonly UsageLine[]): readonly UsageLine[] {
  const sums = new Map<string, UsageLine>();
  for (const line of lines) {
    const { by, what } = line;
    const before = sums.get(`${by} ${what}`) ?? { ...NOTHING, by, what };
    sums.set(`${by} ${what}`, {
      by,
      what,
      calls: before.calls + line.calls,
      reads: before.reads + line.reads,
      writes: before.writes + line.writes,
      deletes: before.deletes + line.deletes,
    });
  }
  return [...sums.values()];
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
 * The listeners and counts of two kitchen screens, of an Order List that rings with the overview open, and of each
 * customer from a minute before the order to its delivery: the menu's page and number, and their own orders.
 */
function openPages(house: TimedHouse, orders: number): Pages {
  const [admin, ...kitchens] = [
    clientOf(house, 'boss', 'admin'),
    clientOf(house, 'cook', 'chef'),
    clientOf(house, 'cook', 'chef'),
  ];
  const all = collection(admin, 'orders');
  const screens = (db: Firestore): readonly Promise<() => void>[] =>
    options.silent
      ? []
      : [
          heard(
            query(
              collection(db, 'screens'),
              where('beatAt', '>', Timestamp.fromMillis(house.nowMs() - LISTENS_FOR_MS)),
              orderBy('beatAt', 'desc'),
              limit(10),
            ),
          ),
        ];
  const midnight = Timestamp.fromMillis(house.nowMs() - MINUTE_MS);
  const opened = [
    ...kitchens.flatMap((kitchen) => [
      heard(query(collection(kitchen, 'orders'), where('status', '==', 'approved'), orderBy('updatedAt'), limit(50))),
      heard(doc(kitchen, 'users/cook')),
      heard(doc(kitchen, 'house/settings')),
      ...screens(kitchen),
      ...lowStock(kitchen),
    ]),
    heard(query(all, where('status', '==', 'pending'), orderBy('createdAt'), limit(25))),
    heard(query(all, where('status', '==', 'pending'), orderBy('createdAt', 'desc'), limit(100))), // what rings
    heard(query(all, where('createdAt', '>=', midnight), orderBy('createdAt', 'desc'), limit(500))),
    ...lowStock(admin),
    heard(doc(admin, 'users/boss')),
    heard(doc(admin, 'house/settings')),
    ...screens(admin),
    ...screens(admin), // as warning, and as screen: asked once
    heard(query(collection(admin, 'alerts'), where('isOpen', '==', true), limit(5))),
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
  const dayMs = HOURS * 60 * MINUTE_MS;
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

/** What runs low, as the Order List and the kitchen follow it. */
function lowStock(db: Firestore): readonly Promise<() => void>[] {
  return [where('low', '==', true), where('quantity', '<=', LOW_STOCK)].map((which) =>
    heard(query(collection(db, 'foods'), where('retiredAt', '==', null), which, orderBy('quantity'), limit(20))),
  );
}

/** A customer's page: the menu and its number, live, then their own orders. Closed when it has been heard. */
async function visit(house: TimedHouse, index: number): Promise<void> {
  const uid = `customer-${index}`;
  const db = clientOf(house, uid, 'user');
  const own = [where('userId', '==', uid)];
  const stops = await Promise.all([
    heard(query(collection(db, 'foods'), where('retiredAt', '==', null), orderBy('createdAt'), limit(MENU_PAGE))),
    heard(doc(db, 'counters/foods')),
    heard(doc(db, 'house/settings')),
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
