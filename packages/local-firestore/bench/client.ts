// Measures one server through the admin client, in a process of its own; prints one JSON object. Arguments: host:port,
// number of documents, rounds of the oversell check (0 leaves it out: the floor has no transactions), the server's pid.
import { Firestore, type Query } from '@google-cloud/firestore';
import { residentMebibytes } from './memory.ts';

const [host = '', documentsText = '100000', roundsText = '0', pid = ''] = process.argv.slice(2);
process.env['FIRESTORE_EMULATOR_HOST'] = host;
process.env['METADATA_SERVER_DETECTION'] = 'none';

const DOCUMENTS = Number(documentsText);
const ROUNDS = Number(roundsText);
const BATCH = 500;
const LISTENED = Math.min(DOCUMENTS, 30_000);
const CATEGORIES = ['pizza', 'curry', 'salad', 'soup', 'burger', 'noodles', 'dessert', 'drink', 'sides', 'breakfast'];
const LISTENERS_PER_CLIENT = 90;

const results: Record<string, number> = {};
const client = (): Firestore => new Firestore({ projectId: 'demo-bench' });
const db = client();

await db.doc('warm/up').set({ a: 1 });
await fill('small', 1000);
results['get p95 ms, 1,000 documents'] = p95(await timed(200, (index) => db.doc(`small/d${index % 1000}`).get()));
results['query p95 ms, 1,000 documents'] = p95(await timed(200, () => page('small').get()));
await measureFanOut('1,000 documents');

const filled = await fill('foods', DOCUMENTS);
results['memory with all documents MiB'] = residentMebibytes(pid);
results['writes/s'] = filled.perSecond;
results['writes, last tenth / first'] = filled.slowdown;
results['get p95 ms, all documents'] = p95(
  await timed(300, (index) => db.doc(`foods/d${(index * 7919) % DOCUMENTS}`).get()),
);
results['query p95 ms, all documents'] = p95(await timed(300, () => page('foods').get()));

for (const [name, query] of [
  ['listener', (live: Firestore): Query => live.collection('live')],
  ['limit(50)', (live: Firestore): Query => live.collection('window').orderBy('name').limit(50)],
] as const) {
  const live = client();
  const stop = await follow(query(live));
  const written = await fill(name === 'listener' ? 'live' : 'window', LISTENED);
  stop();
  await live.terminate();
  results[`writes/s with ${name}`] = written.perSecond;
  results[`writes with ${name}, last tenth / first`] = written.slowdown;
}

await measureFanOut('all documents');

if (ROUNDS > 0) {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await oversell(round));
  results['oversell rounds that were exact'] = rounds.filter((milliseconds) => milliseconds >= 0).length;
  results['oversell slowest round ms'] = Math.max(...rounds);
}
console.log(JSON.stringify(results));
process.exit(0);

function page(collection: string): Query {
  return db.collection(collection).where('active', '==', true).orderBy('rank').limit(24);
}

async function fill(collection: string, count: number): Promise<{ perSecond: number; slowdown: number }> {
  const times: number[] = [];
  const startMs = performance.now();
  for (let first = 0; first < count; first += BATCH) {
    const batch = db.batch();
    for (let index = first; index < Math.min(count, first + BATCH); index += 1) {
      batch.set(db.doc(`${collection}/d${index}`), {
        name: `Food ${index}`,
        category: CATEGORIES[index % CATEGORIES.length],
        price: 300 + ((index * 7919) % 2500),
        active: index % 7 !== 0,
        rank: (index * 104_729) % 1_000_003,
        tags: [CATEGORIES[index % 3], CATEGORIES[index % 5]],
        description: 'Freshly made with seasonal ingredients, served hot.',
      });
    }
    const sentMs = performance.now();
    await batch.commit();
    times.push(performance.now() - sentMs);
  }
  const tenth = Math.max(1, Math.floor(times.length / 10));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    perSecond: count / ((performance.now() - startMs) / 1000),
    slowdown: mean(times.slice(-tenth)) / mean(times.slice(0, tenth)),
  };
}

async function timed(count: number, work: (index: number) => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startMs = performance.now();
    await work(index);
    times.push(performance.now() - startMs);
  }
  return times;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** Listens until the first snapshot. @returns the unsubscribe function */
function follow(query: Query): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const stop = query.onSnapshot(() => {
      resolve(stop);
    }, reject);
  });
}

async function measureFanOut(stored: string): Promise<void> {
  for (const listeners of [100, 1000]) results[`fan-out to ${listeners} p95 ms, ${stored}`] = await fanOut(listeners);
}

/** From one write until each of many listeners has it. */
async function fanOut(listeners: number): Promise<number> {
  const clients = Array.from({ length: Math.ceil(listeners / LISTENERS_PER_CLIENT) }, client);
  const reference = db.doc(`fan${listeners}/order`);
  await reference.set({ n: 0 });
  const seen = Array.from({ length: listeners }, () => -1);
  const seenAtMs = Array.from({ length: listeners }, () => 0);
  let wake: () => void = () => {};
  const until = (n: number): Promise<void> =>
    new Promise((resolve) => {
      wake = () => {
        if (seen.every((value) => value >= n)) resolve();
      };
      wake();
    });
  const stops = seen.map((_value, index) =>
    (clients[Math.floor(index / LISTENERS_PER_CLIENT)] as Firestore)
      .collection(`fan${listeners}`)
      .onSnapshot((snapshot) => {
        seen[index] = snapshot.docs[0]?.get('n') as number;
        seenAtMs[index] = performance.now();
        if (index === 0 || seen[index] === seen[0]) wake();
      }),
  );
  await until(0);
  const times: number[] = [];
  for (let n = 1; n <= 20; n += 1) {
    const sentMs = performance.now();
    await reference.set({ n });
    await until(n);
    times.push(...seenAtMs.map((atMs) => atMs - sentMs));
  }
  for (const stop of stops) stop();
  await Promise.all(clients.map((other) => other.terminate()));
  return p95(times);
}

/** 200 transactions on a stock of 50. @returns milliseconds, -1 when not exactly 50 were sold */
async function oversell(round: number): Promise<number> {
  const stock = db.doc(`stock/round${round}`);
  await stock.set({ left: 50 });
  const startMs = performance.now();
  const sold = await Promise.all(
    Array.from({ length: 200 }, () =>
      db.runTransaction(
        async (transaction) => {
          const left = (await transaction.get(stock)).get('left') as number;
          if (left > 0) transaction.update(stock, { left: left - 1 });
          return left > 0;
        },
        { maxAttempts: 100 },
      ),
    ),
  );
  const isExact = sold.filter(Boolean).length === 50 && ((await stock.get()).get('left') as number) === 0;
  return isExact ? performance.now() - startMs : -1;
}
