// npm run bench:api: the routes in one process (npm run api) beside a bare Express app in another, measured in turn
// over the same connections; orders use the local Firestore. Needs the running suite (npm start).
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aFood } from '@foodhouse/domain/testing';
import { foodToDocument, type Food } from '@foodhouse/domain';
import fc from 'fast-check';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { toTimestamp } from '../functions/src/adapters/documents.ts';
import { fuzzRequest } from '../local/odd-requests.ts';
import {
  aPerson,
  basketOf,
  forgetLimits,
  orderOf,
  putFood,
  quantityOf,
  removeFood,
  type Person,
} from '../local/house.ts';
import { ROOT } from '../tools/build-all.ts';
import { fail } from '../tools/fail.ts';
import { sendAll, sendPaced, type LoadAnswer, type LoadRequest } from '../local/load.ts';
import { isPortOpen } from '../local/ports.ts';
import { startBenchmark } from './support/benchmark.ts';
import { median, quantile } from './support/statistics.ts';
import { API_ADDRESS, HOST, PORTS } from '../local/suite.ts';

const CONNECTIONS = 20;
const PACE = 120;
const START_MS = 20_000;
const FLOOR_PORT = 5051;
const FLOOR_ADDRESS = `http://${HOST}:${FLOOR_PORT}`;
const {
  options: { rounds, requests },
  results,
} = await startBenchmark({
  name: 'api',
  does: "The routes in one process, in turn with a bare Express app in another; then orders, with the gate's share of them.",
  options: {
    rounds: { kind: 'count', what: 'of each comparison', usual: 5 },
    requests: { kind: 'count', what: 'in each round', usual: 5000 },
  },
  needsSuite: true,
});

await forgetLimits();
const children: ChildProcess[] = [];
try {
  await start('tools/api.ts', [], PORTS.api);
  const menu40 = await menu(40);
  const manyFoods = await startApiOf10000Foods();
  await start('bench/support/bare-express.ts', [String(FLOOR_PORT), menu40, manyFoods.menu], FLOOR_PORT);
  await against('GET /foods, 40 foods', get('/foods?limit=40'), API_ADDRESS, get('/menu/0'));
  await against('GET /foods, 100 of 10,000 foods', get('/foods?limit=100'), manyFoods.address, get('/menu/1'));
  manyFoods.stop();
  await against(
    'POST /review, refused by validation',
    post('/review', { name: '' }),
    API_ADDRESS,
    post('/review', { name: '' }),
  );
  await ordersOfManyFoods();
  await ordersAtTheGoalsPace();
  await ordersOfOneFood();
  await basketsOfManyFoods();
  await quotes();
  await twoHundredForFifty();
  await fuzz();
} finally {
  for (const child of children) child.kill();
}
results.save();
process.exit(0);

/** Rounds of both; the ratio is the median over the rounds. */
async function against(what: string, ours: LoadRequest, address: string, floorRequest: LoadRequest): Promise<void> {
  const ratios: number[] = [];
  const latencies: number[] = [];
  const rates: [number, number][] = [];
  for (let round = -1; round < rounds; round += 1) {
    const [mine, bare] = [await rate(address, ours), await rate(FLOOR_ADDRESS, floorRequest)];
    if (round < 0) continue; // warm-up
    ratios.push(mine.perSecond / bare.perSecond);
    rates.push([mine.perSecond, bare.perSecond]);
    latencies.push(...mine.latencies);
  }
  results.figure(`${what}, of bare Express`, median(ratios), '', '>= 0.6');
  results.curve(what, 'ms', { [what]: latencies });
  const [mine, bare] = [median(rates.map(([first]) => first)), median(rates.map(([, second]) => second))];
  console.log(
    `${what}: ${mine.toFixed(0)}/s, bare Express ${bare.toFixed(0)}/s, ratio ${median(ratios).toFixed(2)} (goal 0.6), p95 ${quantile(latencies, 0.95).toFixed(1)} ms`,
  );
}

async function rate(
  address: string,
  request: LoadRequest,
): Promise<{ perSecond: number; latencies: readonly number[] }> {
  const startMs = performance.now();
  const answers = await sendAll(address, Array<LoadRequest>(requests).fill(request), CONNECTIONS);
  const seconds = (performance.now() - startMs) / 1000;
  const unexpected = answers.find(({ status }) => status !== answers[0]?.status || status >= 500);
  if (unexpected)
    fail(`${request.method} ${request.path} was answered ${unexpected.status}: ${unexpected.text.slice(0, 200)}`);
  return { perSecond: requests / seconds, latencies: answers.map(({ milliseconds }) => milliseconds) };
}

async function ordersOfManyFoods(): Promise<void> {
  const book = await openBook(40);
  await atOnce('POST /order, 40 foods', book.orders, 'goal 120/s, p95 300 ms');
  await book.close();
  reportGate('while 20 connections order as fast as they can');
}

/** Orders at the rate of the goal, each sent at its time. */
async function ordersAtTheGoalsPace(): Promise<void> {
  const book = await openBook(40);
  const before = gateTimes().length;
  const answers = await sendPaced(API_ADDRESS, book.orders, PACE);
  expectAll(answers, 201);
  console.log(`POST /order, ${PACE} a second on 40 foods: ${timesOf(answers)} (goal p95 300 ms)`);
  reportGate(`at ${PACE} orders a second`, before);
  await book.close();
}

async function ordersOfOneFood(): Promise<void> {
  const book = await openBook(1);
  await atOnce('POST /order, one food', book.orders, 'no goal');
  await book.close();
}

/** Baskets of three lines over forty foods. */
async function basketsOfManyFoods(): Promise<void> {
  const [foods, people] = await Promise.all([
    Promise.all(Array.from({ length: 40 }, () => putFood({ quantity: 5000 }))),
    crowd(100),
  ]);
  const baskets = Array.from({ length: people.length * 9 }, (_, index) => ({
    ...post('/orders', basketOf(...linesFrom(foods, index * 3, 3))),
    headers: headersOf(people[index % people.length] as Person),
  }));
  await atOnce('POST /orders, 3 lines over 40 foods', baskets, 'goal 150/s, p95 250 ms');
  await Promise.all(foods.map(removeFood));
}

/** Quotes of five lines, a hundred from each of twenty addresses: of one address a minute has 120. */
async function quotes(): Promise<void> {
  const foods = await Promise.all(Array.from({ length: 40 }, () => putFood({ quantity: 5000 })));
  const times: number[] = [];
  for (let visitor = 0; visitor <= 20; visitor += 1) {
    const asked = Array.from({ length: 100 }, (_, index) =>
      post('/quote', { lines: basketOf(...linesFrom(foods, visitor + index * 5, 5)).lines }),
    );
    const answers = await sendAll(API_ADDRESS, asked, CONNECTIONS, `127.0.1.${visitor + 1}`);
    expectAll(answers, 200);
    if (visitor > 0) times.push(...answers.map(({ milliseconds }) => milliseconds)); // the first warms up
  }
  results.figure('POST /quote of 5 lines, p95', quantile(times, 0.95), 'ms', '<= 25');
  console.log(
    `POST /quote of 5 lines, ${CONNECTIONS} connections: p50 ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms (goal p95 25 ms)`,
  );
  await Promise.all(foods.map(removeFood));
}

function linesFrom(
  foods: readonly Food[],
  first: number,
  count: number,
): readonly (readonly [food: Food, portions: number])[] {
  return Array.from({ length: count }, (_, index) => [foods[(first + index) % foods.length] as Food, 1 + (index % 2)]);
}

/** Orders of a hundred people, nine each, so that nobody reaches the limit of ten a minute. */
async function openBook(foodCount: number): Promise<{ orders: readonly LoadRequest[]; close: () => Promise<void> }> {
  const [foods, people] = await Promise.all([
    Promise.all(Array.from({ length: foodCount }, () => putFood({ quantity: 1000 }))),
    crowd(100),
  ]);
  const orders = Array.from({ length: people.length * 9 }, (_, index) =>
    orderRequest(foods[index % foods.length] as Food, people[index % people.length] as Person),
  );
  return { orders, close: async () => void (await Promise.all(foods.map(removeFood))) };
}

/** The first hundred warm up. */
async function atOnce(what: string, orders: readonly LoadRequest[], goal: string): Promise<void> {
  await sendAll(API_ADDRESS, orders.slice(0, 100), CONNECTIONS);
  const startMs = performance.now();
  const answers = await sendAll(API_ADDRESS, orders.slice(100), CONNECTIONS);
  const seconds = (performance.now() - startMs) / 1000;
  expectAll(answers, 201);
  results.figure(`${what}, orders a second`, answers.length / seconds, '/s');
  results.curve(what, 'ms', { [what]: answers.map(({ milliseconds }) => milliseconds) });
  console.log(`${what}: ${(answers.length / seconds).toFixed(0)}/s, ${timesOf(answers)} (${goal})`);
}

/** @param after leaves out earlier lines of the log */
function reportGate(when: string, after = 0): void {
  const gates = gateTimes().slice(after);
  results.figure(`the gate ${when}, p95`, quantile(gates, 0.95), 'ms', '<= 25');
  results.curve(`the gate ${when}`, 'ms', { gate: gates });
  console.log(
    `the gate's share of ${gates.length} orders ${when}: p50 ${median(gates)} ms, p95 ${quantile(gates, 0.95)} ms (goal p95 25 ms)`,
  );
}

/** The log lines of all placed orders. */
function gateTimes(): readonly number[] {
  const lines = readFileSync(logOf(PORTS.api), 'utf8')
    .split('\n')
    .filter((line) => line.includes('request.done'));
  return lines
    .map((line) => JSON.parse(line) as { route: string; status: number; gateMilliseconds?: number })
    .filter(({ route, status }) => route === '/order' && status === 201)
    .map(({ gateMilliseconds = 0 }) => gateMilliseconds);
}

async function twoHundredForFifty(): Promise<void> {
  const [food, people] = await Promise.all([putFood({ quantity: 50 }), crowd(200)]);
  const startMs = performance.now();
  const answers = await sendAll(
    API_ADDRESS,
    people.map((person) => orderRequest(food, person)),
    people.length,
  );
  const seconds = (performance.now() - startMs) / 1000;
  const sold = answers.filter(({ status }) => status === 201).length;
  const left = await quantityOf(food);
  console.log(
    `200 orders at once on a stock of 50: ${sold} sold, ${answers.filter(({ status }) => status === 409).length} refused, ${left} left, in ${seconds.toFixed(1)} s (goal 10 s)`,
  );
  await removeFood(food);
}

async function fuzz(): Promise<void> {
  const [food, people] = await Promise.all([putFood({ quantity: 100_000 }), Promise.all([aPerson(), aPerson('chef')])]);
  const odd = fc.sample(fuzzRequest({ people, foodId: food.id }), { numRuns: 10_000 });
  const answers = await sendAll(API_ADDRESS, odd, 8);
  const faults = answers.filter(({ status }) => status >= 500).length;
  console.log(
    `10,000 odd requests, 8 at a time: ${faults} faults, ${timesOf(answers)}, slowest ${quantile(
      answers.map(({ milliseconds }) => milliseconds),
      1,
    ).toFixed(0)} ms (goal 200 ms)`,
  );
  await removeFood(food);
}

/** A second API over a project of its own with ten thousand foods. */
async function startApiOf10000Foods(): Promise<{ address: string; menu: string; stop: () => void }> {
  const projectId = 'demo-foodhouse-many';
  const db = getFirestore(initializeApp({ projectId }, projectId));
  const writer = db.bulkWriter();
  for (let index = 0; index < 10_000; index += 1) {
    const food = aFood({ id: `food-${index}`, name: `Food ${index}`, createdAtMs: Date.UTC(2026, 0, 1) + index });
    void writer.set(db.doc(`foods/${food.id}`), foodToDocument(food, toTimestamp));
  }
  await writer.close();
  const port = 5052;
  const many = await start('tools/api.ts', [], port, { API_PORT: String(port), API_PROJECT: projectId });
  const address = `http://${HOST}:${port}`;
  return { address, menu: await saveMenu('many', address, 100), stop: () => many.kill() };
}

function menu(count: number): Promise<string> {
  return saveMenu('forty', API_ADDRESS, count);
}

/** The baseline sends the same bytes as our answer. */
async function saveMenu(name: string, address: string, count: number): Promise<string> {
  const text = await (await fetch(`${address}/foods?limit=${count}`)).text();
  if ((JSON.parse(text) as unknown[]).length !== count) fail(`expected ${count} foods at ${address}`);
  const file = path.join(ROOT, '.cache', `bench-menu-${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/**
 * The log goes to a file, as it goes to a collector in production: reading it here would slow down only our process.
 */
async function start(
  script: string,
  args: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  if (await isPortOpen(port)) fail(`Port ${port} is taken: end the program that uses it.`);
  const log = openSync(logOf(port), 'w');
  const child = spawn(process.execPath, [path.join(ROOT, script), ...args], {
    stdio: ['ignore', log, log],
    env: { ...process.env, ...environment },
  });
  children.push(child);
  const giveUpAt = performance.now() + START_MS;
  while (!(await isPortOpen(port))) {
    if (child.exitCode !== null || performance.now() > giveUpAt)
      fail(`${script} did not start: .cache/bench-${port}.log says why`);
  }
  return child;
}

function logOf(port: number): string {
  return path.join(ROOT, `.cache/bench-${port}.log`);
}

async function crowd(count: number): Promise<readonly Person[]> {
  return Promise.all(Array.from({ length: count }, () => aPerson()));
}

function orderRequest(food: Food, person: Person): LoadRequest {
  return {
    ...post('/order', orderOf(food, person)),
    headers: headersOf(person),
  };
}

function headersOf({ idToken }: Person): LoadRequest['headers'] {
  return { 'content-type': 'application/json', authorization: `Bearer ${idToken}` };
}

function get(address: string): LoadRequest {
  return { method: 'GET', path: address, headers: {}, body: null };
}

function post(address: string, body: unknown): LoadRequest {
  return { method: 'POST', path: address, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function timesOf(answers: readonly LoadAnswer[]): string {
  const times = answers.map(({ milliseconds }) => milliseconds);
  return `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
}

function expectAll(answers: readonly LoadAnswer[], status: number): void {
  const other = answers.find((answer) => answer.status !== status);
  if (other) fail(`expected ${status}, got ${other.status}: ${other.text.slice(0, 200)}`);
}
