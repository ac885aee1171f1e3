// npm run bench:orders: the dashboard's long lists on the running suite (npm start): the Order List with the house's own orders
// and with 100,000 more, with the count of each status, which Firestore makes; the Food List with 10,000 foods more. Time to the
// first rows, documents read, elements, and the longest frame while one scrolls through a page.
import { DEMO_PASSWORD } from '@foodhouse/domain/demo';
import { orderToDocument } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { toTimestamp } from '../functions/src/adapters/documents.ts';
import { countReads } from '../local/count-reads.ts';
import { logIn, openVisitor, visit } from '../local/browser.ts';
import { addManyFoods } from '../local/large-menu.ts';
import { database, unique } from '../local/house.ts';
import { launchBrowser } from '../local/chromium.ts';
import { startBenchmark } from './support/benchmark.ts';
import { median } from './support/statistics.ts';

const MANY = 100_000;
const MANY_FOODS = 10_000;
const BATCH = 500;
const RUNS = 5;
/** Pixels scrolled per frame, as by a quick hand. */
const SCROLL_PIXELS = 40;

interface List {
  readonly path: string;
  /** Selector of its rows. */
  readonly row: string;
  /** Names the button that appears last. */
  readonly last: RegExp;
}

/** The counts under its filters appear last. */
const ORDERS: List = {
  path: '/dashboard/orderlist?status=delivered',
  row: '[data-order]',
  last: /^Delivered\s*\d/,
};
const FOODS: List = { path: '/dashboard', row: '[data-row]', last: /^Show more foods$/ };

const { results } = await startBenchmark({
  name: 'orders',
  does: 'The Order List with 100,000 more orders and the Food List with 10,000 more foods: time, reads, elements, scrolling.',
  needsSuite: true,
});

const browser = await launchBrowser({ width: 1280, height: 900 });
const { page, close } = await openVisitor(browser);
await logIn(page, 'admin@example.com', DEMO_PASSWORD);
const reads = await countReads(page);
const few = await look('the orders of the house', ORDERS);
const ids = await addOrders();
const many = await look(`${MANY} more`, ORDERS);
console.log(`first rows with ${MANY} more beside without: ${(many / few).toFixed(2)}`);
await takeAway(ids);
const fewFoods = await look('the menu of the house', FOODS);
const takeFoodsAway = await addManyFoods(MANY_FOODS);
const manyFoods = await look(`${MANY_FOODS} foods more`, FOODS);
console.log(`first rows with ${MANY_FOODS} more beside without: ${(manyFoods / fewFoods).toFixed(2)}`);
await takeFoodsAway();
await close();
await browser[Symbol.asyncDispose]();
results.save();
process.exit(0);

/** @returns the median of milliseconds to the first rows */
async function look(name: string, list: List): Promise<number> {
  const shown: number[] = [];
  const whole: number[] = [];
  let asked = 0;
  for (let run = 0; run <= RUNS; run += 1) {
    const began = performance.now();
    await visit(page, list.path);
    await page.locator(list.row).first().waitFor();
    if (run > 0) shown.push(performance.now() - began);
    await page.getByRole('button', { name: list.last }).first().waitFor();
    if (run > 0) whole.push(performance.now() - began);
    asked = await reads();
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const frame = await longestFrameOfScroll();
  console.log(
    `${name}: first rows ${median(shown).toFixed(0)} ms, everything ${median(whole).toFixed(0)} ms, ${asked} documents read, ${nodes} elements, longest frame while scrolling ${frame.toFixed(0)} ms`,
  );
  results.figure(`${name}: first rows`, median(shown), 'ms');
  results.figure(`${name}: longest frame while scrolling`, frame, 'ms');
  results.curve(name, 'ms', { 'first rows': shown, everything: whole });
  return median(shown);
}

/** @returns milliseconds */
function longestFrameOfScroll(): Promise<number> {
  return page.evaluate(
    (pixels) =>
      new Promise<number>((resolve) => {
        let longest = 0;
        let last = performance.now();
        let left = document.documentElement.scrollHeight - innerHeight;
        const step = (now: number): void => {
          longest = Math.max(longest, now - last);
          last = now;
          left -= pixels;
          scrollBy(0, pixels);
          if (left > 0) requestAnimationFrame(step);
          else resolve(longest);
        };
        requestAnimationFrame(step);
      }),
    SCROLL_PIXELS,
  );
}

async function addOrders(): Promise<readonly string[]> {
  const prefix = unique('many');
  const all = Array.from({ length: MANY }, (_, index) => `${prefix}-${index}`);
  const nowMs = Date.now();
  await inBatches(all, (batch, id, index) => {
    const order = anOrder({ id, status: 'delivered', createdAtMs: nowMs - index * 1000, updatedAtMs: nowMs });
    batch.set(database().doc(`orders/${id}`), orderToDocument(order, toTimestamp));
  });
  return all;
}

async function takeAway(all: readonly string[]): Promise<void> {
  await inBatches(all, (batch, id) => batch.delete(database().doc(`orders/${id}`)));
}

async function inBatches(
  all: readonly string[],
  write: (batch: FirebaseFirestore.WriteBatch, id: string, index: number) => void,
): Promise<void> {
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = database().batch();
    for (const [offset, id] of all.slice(start, start + BATCH).entries()) write(batch, id, start + offset);
    await batch.commit();
  }
}
