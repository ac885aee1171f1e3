// npm run bench:load: orders while Firestore is as far away as a real one (20 ms a read, 80 ms a commit). One instance of
// the API's own parts over a local Firestore; no suite is needed.
import { setTimeout as delay } from 'node:timers/promises';
import { order, quantile, type Ordered } from '../functions/src/testing/load.ts';
import { openTimedHouse, type TimedHouse } from '../functions/src/testing/timed-house.ts';
import { startBenchmark } from './support/benchmark.ts';

const LATENCY = { readMs: 20, commitMs: 80 } as const;
const PORTIONS = 2000;

const { options, results } = await startBenchmark({
  name: 'load',
  does: 'Orders while Firestore is as far away as a real one: of one food at once, and of forty foods for a while.',
  options: {
    buyers: { kind: 'count', what: 'buyers of one food at once', usual: 200 },
    rate: { kind: 'count', what: 'orders a second on forty foods', usual: 20 },
    seconds: { kind: 'count', what: 'how long', usual: 60 },
  },
  needsSuite: false,
});

await rush(await open(1, options.buyers));
await crowd(await open(40, options.rate * options.seconds));
results.save();
process.exit(0);

function open(foods: number, customers: number): Promise<TimedHouse> {
  return openTimedHouse({ projectId: 'demo-bench-load', foods, portions: PORTIONS, customers, latency: LATENCY });
}

/** Everybody wants the same food at the same moment. */
async function rush(house: TimedHouse): Promise<void> {
  const [food] = house.foods;
  const startMs = performance.now();
  let lastPlacedMs = 0;
  const answers = await Promise.all(
    house.customers.map(async (customer) => {
      const answer = await order(house, customer, food?.id ?? '', food?.priceMinor ?? 0);
      if (answer.outcome === 'placed') lastPlacedMs = performance.now() - startMs;
      return answer;
    }),
  );
  const placed = answers.filter(({ outcome }) => outcome === 'placed').length;
  const longestMs = Math.max(...answers.map(({ tookMs }) => tookMs));
  console.log(
    `${options.buyers} buyers of one food: ${tallyOf(answers)}, the longest wait ${Math.round(longestMs)} ms`,
  );
  console.log(`  ${(placed / (lastPlacedMs / 1000)).toFixed(1)} orders a second (goal 8)`);
  results.figure('one food', placed / (lastPlacedMs / 1000), 'orders a second', '>= 8');
  results.figure('one food, the longest wait', longestMs, 'ms', '<= 10000');
  await check(house, placed);
}

/** Orders at a fixed rate, whether earlier ones were answered or not. */
async function crowd(house: TimedHouse): Promise<void> {
  const startMs = performance.now();
  const answers = await Promise.all(
    house.customers.map(async (customer, index) => {
      await delay(Math.max(0, (index * 1000) / options.rate - (performance.now() - startMs)));
      const food = house.foods[(index * 7) % house.foods.length];
      return order(house, customer, food?.id ?? '', food?.priceMinor ?? 0);
    }),
  );
  const times = answers.map(({ tookMs }) => tookMs);
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)];
  console.log(`${options.rate} orders a second on forty foods for ${options.seconds} s: ${tallyOf(answers)}`);
  console.log(`  half within ${Math.round(half)} ms, 95 of 100 within ${Math.round(most)} ms (goal 2000)`);
  results.figure('forty foods, p95', most, 'ms', '<= 2000');
  results.curve('orders on forty foods', 'ms', { orders: times });
  await check(house, answers.filter(({ outcome }) => outcome === 'placed').length);
}

function tallyOf(answers: readonly Ordered[]): string {
  return [...Map.groupBy(answers, ({ outcome }) => outcome)]
    .map(([outcome, { length }]) => `${length} ${outcome}`)
    .join(', ');
}

/** Nothing is oversold: as many portions are gone as there are orders. */
async function check(house: TimedHouse, placed: number): Promise<void> {
  const { docs } = await house.db.collection('foods').get();
  const left = docs.reduce((sum, food) => sum + Number(food.get('quantity')), 0);
  const orders = (await house.db.collection('orders').count().get()).data().count;
  const gone = docs.length * PORTIONS - left;
  console.log(`  ${gone} portions gone, ${orders} orders, ${placed} answers`);
  if (gone !== orders || orders !== placed) throw new Error('portions, orders and answers differ');
  await house.stop();
}
