import type { Order } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reviewToDocument } from '../../functions/src/adapters/documents.ts';
import { launchBrowser } from '../../tools/chromium.ts';
import { aPerson, database, PASSWORD, removeOrder, storeOrder, unique, type Person } from '../suite/house.ts';
import { logIn, openVisitor, visit, type Browser, type Visitor } from './browser.ts';
import { countReads } from './count-reads.ts';
import { addManyFoods } from './large-menu.ts';

// Lists that are longer than a page, while rows come and go.

const PAGE = 25;
const FOODS_PAGE = 24;
/** As the rules have it. */
const MOST_FOODS_AT_ONCE = 100;
const ADDRESSES_ASKED_AT_ONCE = 100;

let browser: Browser;
let visitors: Visitor[] = [];
let stored: Order[] = [];

beforeAll(async () => {
  browser = await launchBrowser({ width: 1280, height: 900 });
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
});

afterEach(async () => {
  await Promise.all(visitors.map(({ close }) => close()));
  await Promise.all(stored.map(removeOrder));
  visitors = [];
  stored = [];
});

/** @returns the newest first */
async function putOrders(count: number, changes: Partial<Order> = {}): Promise<readonly Order[]> {
  const nowMs = Date.now();
  const orders = await Promise.all(
    Array.from({ length: count }, (_, age) => storeOrder('pending', { createdAtMs: nowMs - age, ...changes })),
  );
  stored.push(...orders);
  return orders;
}

async function decide(order: Order | undefined): Promise<void> {
  if (!order) throw new Error('expected an order');
  await database().doc(`orders/${order.id}`).update({ status: 'approved' });
}

/** @returns the page, and the documents that it read */
async function enter(person: Person, path: string): Promise<{ page: Page; reads: () => Promise<number> }> {
  const visitor = await openVisitor(browser);
  visitors.push(visitor);
  await logIn(visitor.page, person.email, PASSWORD);
  const reads = await countReads(visitor.page);
  await visit(visitor.page, path);
  return { page: visitor.page, reads };
}

const shownOn = (page: Page) => (): Promise<readonly (string | null)[]> =>
  page.locator('[data-order]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-order')));
const idsOf = (orders: readonly Order[]): readonly string[] => orders.map(({ id }) => id);

describe('the Order List', () => {
  it('keeps every row in its place while new orders come, and is followed by older ones as rows leave', async () => {
    const orders = await putOrders(PAGE + 5);
    const { page, reads } = await enter(await aPerson('admin'), '/dashboard/orderlist');
    const shown = shownOn(page);
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE)));
    expect(await reads()).toBe(PAGE + 2); // and who is here, and the latest change
    const first = await putOrders(2);
    await page.getByRole('button', { name: '2 new orders: show them' }).waitFor();
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE)));
    const before = await reads();
    expect(before).toBeLessThanOrEqual(PAGE + 2 + PAGE + 2 * 4); // what pushed rows out, these, their changes, and its page once more
    const newer = [...(await putOrders(1)), ...first];
    await page.getByRole('button', { name: '3 new orders: show them' }).waitFor();
    expect(await reads()).toBe(before + 2); // the order, and that it is the latest change
    await page.getByRole('button', { name: '3 new orders: show them' }).click();
    await expect.poll(shown).toEqual(idsOf([...newer, ...orders.slice(0, PAGE)]));
    await Promise.all([...newer, ...orders.slice(0, 2)].map(decide));
    await expect.poll(shown).toEqual(expect.arrayContaining(idsOf(orders.slice(2)) as string[]));
    expect((await shown()).slice(0, PAGE + 3)).toEqual(idsOf(orders.slice(2)));
  });

  it('grows by a page that is read once', async () => {
    const orders = await putOrders(PAGE * 2 + 1);
    const { page, reads } = await enter(await aPerson('admin'), '/dashboard/orderlist');
    const shown = shownOn(page);
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE)));
    const before = await reads();
    await page.getByRole('button', { name: 'Show older orders' }).click();
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE * 2)));
    expect(await reads()).toBe(before + PAGE);
    await decide(orders[1]);
    await decide(orders[PAGE]);
    await expect.poll(shown).toEqual(idsOf(orders.filter((order) => order !== orders[1] && order !== orders[PAGE])));
  });
});

describe('My Orders', () => {
  it('has all of somebody’s orders, page by page', async () => {
    const customer = await aPerson();
    const orders = await putOrders(PAGE + 2, { userId: customer.uid, user: customer.email });
    const { page } = await enter(customer, '/dashboard/myorders');
    const shown = shownOn(page);
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE)));
    await page.getByRole('button', { name: 'Show older orders' }).click();
    await expect.poll(shown).toEqual(idsOf(orders));
    await page.getByRole('button', { name: 'Show older orders' }).waitFor({ state: 'detached' });
  });
});

describe('the Food List', () => {
  it('shows a menu that is longer than anybody may ask for at once', async () => {
    onTestFinished(await addManyFoods(MOST_FOODS_AT_ONCE));
    const { page } = await enter(await aPerson(), '/dashboard');
    const rows = page.locator('[data-row]');
    await expect.poll(() => rows.count()).toBe(FOODS_PAGE);
    for (let shown = FOODS_PAGE; shown <= MOST_FOODS_AT_ONCE; shown += FOODS_PAGE) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await page.getByRole('button', { name: 'Show more foods' }).click();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect.poll(() => rows.count()).toBe(shown + FOODS_PAGE);
    }
  });
});

describe('the reviews', () => {
  it('are read page by page, for an admin with every address', async () => {
    const words = await putReviews(ADDRESSES_ASKED_AT_ONCE + 1);
    const { page, reads } = await enter(await aPerson('admin'), '/dashboard/review');
    await page.getByText(words[0] ?? '', { exact: true }).waitFor();
    expect(await reads()).toBe(PAGE + 2); // who is here, and the counter
    const last = page.getByRole('row', { name: words.at(-1) ?? '' });
    for (let shown = PAGE; shown < words.length; shown += PAGE) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await page.getByRole('button', { name: 'Show more reviews' }).click();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.getByText(words[Math.min(shown + PAGE, words.length) - 1] ?? '', { exact: true }).waitFor();
    }
    await last.getByText(`${words.at(-1) ?? ''}@example.com`).waitFor();
  });
});

/** @returns what the reviews say, the newest first; each was written from that word's address */
async function putReviews(count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => unique('review'));
  const nowMs = Date.now();
  const reviews = ids.map((id, age) => ({
    id,
    name: 'Somebody',
    description: id,
    maskedEmail: 'r***@example.com',
    createdAtMs: nowMs - age,
  }));
  await inOneBatch((batch) => {
    for (const review of reviews) {
      batch.set(database().doc(`reviews/${review.id}`), reviewToDocument(review));
      batch.set(database().doc(`reviewContacts/${review.id}`), { email: `${review.id}@example.com` });
    }
  });
  onTestFinished(() =>
    inOneBatch((batch) => {
      for (const id of ids) {
        batch.delete(database().doc(`reviews/${id}`));
        batch.delete(database().doc(`reviewContacts/${id}`));
      }
    }),
  );
  return ids;
}

async function inOneBatch(write: (batch: FirebaseFirestore.WriteBatch) => void): Promise<void> {
  const batch = database().batch();
  write(batch);
  await batch.commit();
}
