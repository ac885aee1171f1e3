// npm run bench:live: orders over a minute with a customer's, an admin's and one or five kitchen pages open in
// Chromium, on the running suite (npm start), which ticks. The house awaits answers and asks who listens, so that the
// pages of the staff ring and beat. Each order is placed, accepted and delivered through the routes. Measures
// the time from sending a change to the page showing it, frames, memory, the documents that each page reads, and the time
// that its thread computes, which other work on the machine hardly changes.
import type { Order } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { countReads } from '../local/count-reads.ts';
import { logIn, openVisitor, visit, type Visitor } from '../local/browser.ts';
import { heapOf } from '../local/heap.ts';
import { startApi } from '../local/api-process.ts';
import {
  aPerson,
  call,
  database,
  orderOf,
  PASSWORD,
  putFood,
  putHouse,
  removeFood,
  type Person,
} from '../local/house.ts';
import { launchBrowser } from '../local/chromium.ts';
import { fail } from '../tools/fail.ts';
import { startBenchmark } from './support/benchmark.ts';
import { quantile } from './support/statistics.ts';
import { API_ADDRESS } from '../local/suite.ts';

/** Pauses between placing, accepting and delivering an order: a page shows each status at least this long. */
const STEP_MS = 1500;
/** Share of the orders before the first look at the memory: by then hot code is compiled. */
const WARM_UP_SHARE = 1 / 3;
/** The limit of orders a minute, less one. */
const ORDERS_PER_PERSON = 9;
/** The oldest orders that the Order List shows at once: with as many before them, none of this run would be seen. */
const SHOWN_AT_ONCE = 25;

type Change = 'shown' | 'gone';

interface Seen {
  readonly shown: Record<string, number>;
  readonly gone: Record<string, number>;
  readonly frames: number[];
}

interface Screen {
  readonly name: string;
  readonly page: Page;
  readonly reads: () => Promise<number>;
  /** How often the page has said that it listens. */
  readonly beats: () => number;
  /** Computing time of the page's thread so far, in milliseconds. */
  readonly threadMs: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const {
  options: { orders, seconds },
  results,
} = await startBenchmark({
  name: 'live',
  does: "Orders with a customer's, an admin's and one or five kitchen pages open: when each page shows them, and what it costs.",
  options: {
    orders: { kind: 'count', what: 'that are placed, accepted and delivered', usual: 100 },
    seconds: { kind: 'count', what: 'over which they come', usual: 60 },
  },
  needsSuite: true,
});
const gapMs = (seconds * 1000) / orders;
const waiting = (await database().collection('orders').where('status', '==', 'pending').count().get()).data().count;
if (waiting >= SHOWN_AT_ONCE)
  fail(`${waiting} orders wait already, and the Order List shows the oldest ${SHOWN_AT_ONCE}: start the suite anew.`);

const api = await startApi();
const browser = await launchBrowser({
  width: 1280,
  height: 900,
  flags: ['--autoplay-policy=no-user-gesture-required'],
});
const settings = database().doc('house/settings');
const settingsBefore = (await settings.get()).data();
try {
  await putHouse(await aPerson('admin'), { answerMinutes: 10, whenNobodyListens: 'warn' });
  for (const kitchens of [1, 5]) {
    await measure(kitchens);
  }
} finally {
  await (settingsBefore ? settings.set(settingsBefore) : settings.delete());
  await browser[Symbol.asyncDispose]();
  await api.stop();
}
results.save();
process.exit(0);

async function measure(kitchens: number): Promise<void> {
  const food = await putFood({ quantity: orders + 10 });
  const [admin, chef, watched] = await Promise.all([aPerson('admin'), aPerson('chef'), aPerson()]);
  const others = await Promise.all(Array.from({ length: Math.ceil(orders / ORDERS_PER_PERSON) }, () => aPerson()));
  const customer = await openScreen('customer', watched, '/dashboard/myorders');
  const list = await openScreen('admin', admin, '/dashboard/orderlist');
  const boards: Screen[] = [];
  for (let board = 1; board <= kitchens; board += 1) {
    boards.push(await openScreen(`kitchen ${board}`, chef, '/dashboard/kitchen'));
  }
  const screens = [customer, list, ...boards];
  const opened = await Promise.all(screens.map(({ reads }) => reads()));
  const threadBefore = await Promise.all(screens.map(({ threadMs }) => threadMs()));

  const times: { readonly what: string; readonly ms: number | null }[] = [];
  const expected: (() => Promise<void>)[] = [];
  const began = performance.now();
  let heapBefore: readonly number[] = [];
  const flows = Array.from({ length: orders }, async (_, index) => {
    await pause(began + index * gapMs - performance.now());
    if (index === Math.floor(orders * WARM_UP_SHARE))
      heapBefore = await Promise.all(screens.map(({ page }) => heapOf(page)));
    const isWatched = index % Math.ceil(orders / ORDERS_PER_PERSON) === 0;
    const person = isWatched ? watched : (others[index % others.length] as Person);
    const placedAt = now();
    const placed = await call('/order', {
      method: 'POST',
      as: person,
      body: orderOf(food, person),
      address: API_ADDRESS,
    });
    const { _id: id } = placed.body as { _id: Order['id'] };
    await pause(STEP_MS);
    const acceptedAt = now();
    await move(admin, id, 'approved');
    await pause(STEP_MS);
    const deliveredAt = now();
    await move(chef, id, 'delivered');
    const expectOn = (screen: Screen, what: string, change: Change, sinceMs: number): void => {
      expected.push(async () => {
        const seen = await seenOn(screen.page);
        const atMs = seen[change][id];
        times.push({ what: `${what} on ${screen.name.split(' ')[0]}`, ms: atMs === undefined ? null : atMs - sinceMs });
      });
    };
    expectOn(list, 'placed', 'shown', placedAt);
    expectOn(list, 'accepted', 'gone', acceptedAt);
    if (isWatched) {
      expectOn(customer, 'placed', 'shown', placedAt);
      expectOn(customer, 'accepted', 'gone', acceptedAt);
    }
    for (const board of boards) {
      expectOn(board, 'accepted', 'shown', acceptedAt);
      expectOn(board, 'delivered', 'gone', deliveredAt);
    }
  });
  await Promise.all(flows);
  await pause(2000); // an order that has not arrived by now is lost
  for (const look of expected) {
    await look();
  }
  const threadAfter = await Promise.all(screens.map(({ threadMs }) => threadMs()));
  const heapAfter = await Promise.all(screens.map(({ page }) => heapOf(page)));
  const reads = await Promise.all(screens.map((screen) => screen.reads()));
  const frames = (await Promise.all(screens.map(({ page }) => seenOn(page)))).flatMap((seen) => seen.frames);

  console.log(`${orders} orders in ${((performance.now() - began) / 1000).toFixed(0)} s, ${kitchens} kitchen page(s):`);
  const curves: Record<string, readonly number[]> = {};
  for (const [what, group] of Map.groupBy(times, (time) => time.what)) {
    const all = group.flatMap(({ ms }) => ms ?? []);
    const at = (share: number): string => quantile(all, share).toFixed(0);
    results.figure(`${what}, ${kitchens} kitchen page(s), p95`, quantile(all, 0.95), 'ms');
    curves[what] = all;
    console.log(
      `  ${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(1)} ms, lost ${group.length - all.length}`,
    );
  }
  results.curve(`change to screen, ${kitchens} kitchen page(s)`, 'ms', curves);
  const longest = Math.max(0, ...frames);
  console.log(`  frames over 50 ms: ${frames.length}, the longest ${longest.toFixed(0)} ms`);
  for (const [index, { name }] of screens.entries()) {
    const before = (heapBefore[index] ?? 0) / 2 ** 20;
    const after = (heapAfter[index] ?? 0) / 2 ** 20;
    const threadMs = ((threadAfter[index] ?? 0) - (threadBefore[index] ?? 0)) / orders;
    results.figure(`${name} of ${kitchens}, computing an order`, threadMs, 'ms');
    console.log(
      `  ${name}: ${opened[index]} documents read to open, ${(reads[index] ?? 0) - (opened[index] ?? 0)} more for ${orders} orders; heap ${before.toFixed(1)} to ${after.toFixed(1)} MiB; ${threadMs.toFixed(1)} ms of computing an order; ${screens[index]?.beats()} beats`,
    );
  }
  await Promise.all(screens.map(({ close }) => close()));
  await removeFood(food);
}

async function move(person: Person, id: string, status: string): Promise<void> {
  const answer = await call('/orderstatuschange', {
    method: 'POST',
    as: person,
    body: { id, status },
    address: API_ADDRESS,
  });
  if (answer.status !== 200) fail(`${id} to ${status} was answered ${answer.status} ${answer.reason}`);
}

async function openScreen(name: string, person: Person, path: string): Promise<Screen> {
  const visitor: Visitor = await openVisitor(browser);
  const { page, close } = visitor;
  await logIn(page, person.email, PASSWORD);
  const reads = await countReads(page);
  let beats = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/screens/')) beats += 1;
  });
  await page.addInitScript(() => localStorage.setItem('order-list-sound', 'medium'));
  await watchOrders(page);
  await visit(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0);
  };
  return { name, page, reads, beats: () => beats, threadMs, close };
}

/** Records when each order appears on the page and leaves it, and every frame over 50 ms. */
async function watchOrders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shown: {}, gone: {}, frames: [] } as unknown as Seen;
    (globalThis as { seen?: Seen }).seen = seen;
    let present = new Set<string>();
    const look = (): void => {
      const ids = new Set(
        [...document.querySelectorAll('[data-order]')].map((row) => row.getAttribute('data-order') ?? ''),
      );
      const atMs = performance.timeOrigin + performance.now();
      for (const id of ids) if (!present.has(id)) seen.shown[id] ??= atMs;
      for (const id of present) if (!ids.has(id)) seen.gone[id] ??= atMs;
      present = ids;
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.frames.push(duration);
    }).observe({ type: 'long-animation-frame' });
  });
}

function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

/** The clock of the pages. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, ms));
  });
}
