// npm run bench:orders: the Order List with the house's own orders and with 100,000 more, on the running suite (npm start):
// time to the first rows, documents read, elements; and the count of each status, which Firestore makes.
import { anOrder } from '@foodhouse/domain/testing';
import { orderToDocument } from '../functions/src/adapters/documents.ts';
import { countReads } from '../tests/e2e/count-reads.ts';
import { logIn, openVisitor, visit } from '../tests/e2e/browser.ts';
import { database, unique } from '../tests/suite/house.ts';
import { launchBrowser } from './chromium.ts';
import { fail } from './fail.ts';
import { isPortOpen } from './ports.ts';
import { DEMO_PASSWORD } from './seed/house.ts';
import { median } from './statistics.ts';
import { PORTS, SITE_ADDRESS } from './suite.ts';

const MANY = 100_000;
const BATCH = 500;
const RUNS = 5;

if (!(await isPortOpen(PORTS.hosting)))
  fail(`The suite does not run at ${SITE_ADDRESS}: start it first, with npm start.`);

const browser = await launchBrowser({ width: 1280, height: 900 });
const { page, close } = await openVisitor(browser);
await logIn(page, 'admin@example.com', DEMO_PASSWORD);
const reads = await countReads(page);
const few = await look('the orders of the house');
const ids = await addOrders();
const many = await look(`${MANY} more`);
console.log(`first rows with ${MANY} more beside without: ${(many / few).toFixed(2)}`);
await takeAway(ids);
await close();
await browser[Symbol.asyncDispose]();
process.exit(0);

/** @returns milliseconds to the first rows, the median */
async function look(name: string): Promise<number> {
  const shown: number[] = [];
  const counted: number[] = [];
  let asked = 0;
  for (let run = 0; run <= RUNS; run += 1) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one look after the other; the first warms up
    await visit(page, '/dashboard/orderlist?status=delivered');
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.locator('[data-order]').first().waitFor();
    if (run > 0) shown.push(performance.now() - began);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.getByRole('button', { name: /^Delivered\s*\d/ }).waitFor();
    if (run > 0) counted.push(performance.now() - began);
    // oxlint-disable-next-line no-await-in-loop -- as above
    asked = await reads();
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  console.log(
    `${name}: first rows ${median(shown).toFixed(0)} ms, counts ${median(counted).toFixed(0)} ms, ${asked} documents read, ${nodes} elements`,
  );
  return median(shown);
}

async function addOrders(): Promise<readonly string[]> {
  const prefix = unique('many');
  const all = Array.from({ length: MANY }, (_, index) => `${prefix}-${index}`);
  const nowMs = Date.now();
  await inBatches(all, (batch, id, index) => {
    const order = anOrder({ id, status: 'delivered', createdAtMs: nowMs - index * 1000, updatedAtMs: nowMs });
    batch.set(database().doc(`orders/${id}`), orderToDocument(order));
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
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other keeps memory small
    await batch.commit();
  }
}
