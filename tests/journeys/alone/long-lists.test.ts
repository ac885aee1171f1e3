import {
  businessDayOf,
  DEFAULT_HOUSE_DAY,
  isSold,
  reviewToDocument,
  spanOfDay,
  statusesThat,
  type Order,
} from '@foodhouse/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { database, toTimestamp, unique } from '../../../local/house.ts';
import { visit } from '../../../local/browser.ts';
import { countReads } from '../../../local/count-reads.ts';
import { addManyFoods } from '../../../local/large-menu.ts';
import { DESKTOP, it, PHONE } from '../../support/journey.ts';
import { expectFocus } from '../../support/keyboard.ts';
import type { Makers } from '../../support/makers.ts';

// Lists that are longer than a page, while rows come and go.

const PAGE = 25;
/** The person's record, the latest change, and the house's settings. */
const READS_BESIDE = 3;
const FOODS_PAGE = 24;
/** Rows of a page of a table with its tools. */
const TOOLS_PAGE = 50;
/** Too narrow for the day's figures, which read a few orders of their own (overview.test.ts). */
const WITHOUT_STRIP = { width: 1200, height: 900 };
/** The limit in the rules. */
const MOST_FOODS_AT_ONCE = 100;
const ADDRESSES_ASKED_AT_ONCE = 100;

/** @returns orders that have been waiting longer than all others, the longest first */
function putOldOrders(
  putOrder: Makers['putOrder'],
  count: number,
  { sinceMs = 1000, ...changes }: Partial<Order> & { readonly sinceMs?: number } = {},
): Promise<readonly Order[]> {
  return Promise.all(
    Array.from({ length: count }, (_, place) => putOrder('pending', { createdAtMs: sinceMs + place, ...changes })),
  );
}

/** What an Order List reads beside its rows: among the orders that were refused today it looks for guests who were missed. */
async function readsBeside(): Promise<number> {
  const now = Date.now();
  const { fromMs } = spanOfDay(businessDayOf(now), DEFAULT_HOUSE_DAY);
  const refused = database()
    .collection('orders')
    .where(
      'status',
      'in',
      statusesThat((status) => !isSold(status)),
    )
    .where('updatedAt', '>=', toTimestamp(fromMs));
  return READS_BESIDE + (await refused.count().get()).data().count;
}

async function decide(order: Order | undefined): Promise<void> {
  if (!order) throw new Error('expected an order');
  await database().doc(`orders/${order.id}`).update({ status: 'approved' });
}

/** @returns the number of documents that the page has read since it was opened */
async function visitCounted(page: Page, path: string): Promise<() => Promise<number>> {
  const reads = await countReads(page);
  await visit(page, path);
  return reads;
}

const shownOn = (page: Page) => (): Promise<readonly (string | null)[]> =>
  page.locator('[data-order]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-order')));
const idsOf = (orders: readonly Order[]): readonly string[] => orders.map(({ id }) => id);

const pendingCountOn = (page: Page) => async (): Promise<number> =>
  Number(/\d+/.exec(await page.getByRole('button', { name: /^Pending/ }).innerText())?.[0]);

/** A document that is not there costs the local Firestore no read. */
it.beforeAll(async () => {
  await database().doc('house/settings').set({ version: 0 }, { merge: true });
});

describe('the Order List', () => {
  it('shows new orders below the others, announces those that would move a row, and counts them under each filter', async ({
    putOrder,
    signInAs,
  }) => {
    const first = await putOrder('pending');
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    const rowOf = ({ id }: Order): Locator => page.locator(`[data-order="${id}"]`);
    await rowOf(first).waitFor();
    const counted = pendingCountOn(page);
    await expect.poll(counted).toBeGreaterThan(0);
    const before = await counted();
    const place = await rowOf(first).boundingBox();
    const second = await putOrder('pending');
    await rowOf(second).waitFor();
    expect((await rowOf(second).boundingBox())?.y).toBeGreaterThan(place?.y ?? Infinity);
    expect(await rowOf(second).getAttribute('data-new')).toBe('true');
    const returned = await putOrder('pending', { createdAtMs: 1, returnedAtMs: Date.now(), returnReason: 'No eggs' });
    await page.getByRole('button', { name: 'One order came back: show it' }).waitFor();
    expect((await rowOf(first).boundingBox())?.y).toBe(place?.y);
    await expect.poll(counted, { timeout: 10_000 }).toBe(before + 2);
    await page.getByRole('button', { name: 'One order came back: show it' }).click();
    await rowOf(returned).getByText('Given back: “No eggs”').waitFor();
    expect((await rowOf(returned).boundingBox())?.y).toBeLessThan(place?.y ?? 0);
    // Orders under another filter are counted too.
    await page.getByRole('button', { name: /^Accepted/ }).click();
    await page
      .getByRole('button', { name: /^Accepted/ })
      .and(page.locator('[aria-pressed="true"]'))
      .waitFor();
    for (const more of [3, 4]) {
      await putOrder('pending');
      await expect.poll(counted, { timeout: 10_000 }).toBe(before + more);
    }
  });

  it('keeps every row in its place while orders come back, and fills up with newer ones as rows leave', async ({
    putOrder,
    signInAs,
  }) => {
    const orders = await putOldOrders(putOrder, PAGE + 5);
    const { page } = await signInAs('admin', undefined, { screen: WITHOUT_STRIP });
    const reads = await visitCounted(page, '/dashboard/orderlist');
    const shown = shownOn(page);
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE)));
    const beside = await readsBeside();
    await expect.poll(reads).toBe(PAGE + beside);
    const later = await putOldOrders(putOrder, 2, { sinceMs: 500, returnedAtMs: 600 });
    await page.getByRole('button', { name: '2 orders came back: show them' }).waitFor();
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE)));
    const before = await reads();
    expect(before).toBeLessThanOrEqual(PAGE + beside + PAGE + 2 * 4); // pushed out, new, changed, the page again
    const returned = [...(await putOldOrders(putOrder, 1, { sinceMs: 400, returnedAtMs: 600 })), ...later];
    await page.getByRole('button', { name: '3 orders came back: show them' }).waitFor();
    expect(await reads()).toBe(before + 2); // the order, and again as the latest change
    await page.getByRole('button', { name: '3 orders came back: show them' }).click();
    await expect.poll(shown).toEqual(idsOf([...returned, ...orders.slice(0, PAGE)]));
    await Promise.all([...returned, ...orders.slice(0, 2)].map(decide));
    await expect.poll(shown).toEqual(expect.arrayContaining(idsOf(orders.slice(2)) as string[]));
    expect((await shown()).slice(0, PAGE + 3)).toEqual(idsOf(orders.slice(2)));
  });

  it('grows by a page that is read once; a new order after the last page is counted', async ({
    putOrder,
    signInAs,
  }) => {
    const orders = await putOldOrders(putOrder, PAGE * 2 + 1);
    const { page } = await signInAs('admin', undefined, { screen: WITHOUT_STRIP });
    const reads = await visitCounted(page, '/dashboard/orderlist');
    const shown = shownOn(page);
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE)));
    const beside = await readsBeside();
    await expect.poll(reads).toBe(PAGE + beside);
    const before = await reads();
    await page.getByRole('button', { name: 'Show newer orders' }).click();
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE * 2)));
    expect(await reads()).toBe(before + PAGE);
    const counted = pendingCountOn(page);
    await expect.poll(counted).toBeGreaterThan(PAGE * 2);
    const waiting = await counted();
    await putOrder('pending');
    await expect.poll(counted).toBe(waiting + 1);
    expect(await shown()).toEqual(idsOf(orders.slice(0, PAGE * 2)));
    await decide(orders[1]);
    await decide(orders[PAGE]);
    await expect.poll(shown).toEqual(idsOf(orders.filter((order) => order !== orders[1] && order !== orders[PAGE])));
  });
});

describe('My Orders', () => {
  it('has all of a customer’s orders, page by page', async ({ aPerson, putOrder, signInAs }) => {
    const customer = await aPerson();
    const own = { userId: customer.uid, user: customer.email };
    const orders = (await putOldOrders(putOrder, PAGE + 2, own)).toReversed();
    const { page } = await signInAs(customer, '/dashboard/myorders');
    const shown = shownOn(page);
    await expect.poll(shown).toEqual(idsOf(orders.slice(0, PAGE)));
    await page.getByRole('button', { name: 'Show older orders' }).click();
    await expect.poll(shown).toEqual(idsOf(orders));
    await page.getByRole('button', { name: 'Show older orders' }).waitFor({ state: 'detached' });
  });
});

describe('the Food List', () => {
  it('shows a menu that is longer than one query may be', async ({ aPerson, signInAs }) => {
    onTestFinished(await addManyFoods(MOST_FOODS_AT_ONCE));
    const { page } = await signInAs(await aPerson(), '/dashboard');
    const rows = page.locator('[data-row]');
    await expect.poll(() => rows.count()).toBe(FOODS_PAGE);
    for (let shown = FOODS_PAGE; shown <= MOST_FOODS_AT_ONCE; shown += FOODS_PAGE) {
      await page.getByRole('button', { name: 'Show more foods' }).click();
      await expect.poll(() => rows.count()).toBe(shown + FOODS_PAGE);
    }
  });
});

describe.each([DESKTOP, PHONE])('the Food List that was lengthened, at $width pixels', (screen) => {
  it('comes back by Back as long as it was, at the row where it was left', async ({ signInAs }) => {
    onTestFinished(await addManyFoods(FOODS_PAGE * 3));
    const { page, errors } = await signInAs('admin', '/dashboard', { screen });
    const rows = page.locator('[data-row]');
    await expect.poll(() => rows.count()).toBe(FOODS_PAGE);
    await page.getByRole('button', { name: 'Show more foods' }).click();
    await expect.poll(() => rows.count()).toBe(FOODS_PAGE * 2);
    await page.getByRole('button', { name: 'Show more foods' }).click();
    await expect.poll(() => rows.count()).toBe(FOODS_PAGE * 3);
    const update = rows.nth(FOODS_PAGE * 2 + 6).getByRole('link', { name: /^Update/ });
    const topOf = async (): Promise<number> => (await update.boundingBox())?.y ?? Number.NaN;
    const name = (await update.getAttribute('aria-label')) ?? '';
    await update.focus();
    const top = await topOf();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Dish/ }).waitFor();
    await page.goBack();
    const back = page.getByRole('link', { name, exact: true });
    await expectFocus(back);
    await expect.poll(() => rows.count()).toBe(FOODS_PAGE * 3);
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(2);
    expect(errors).toEqual([]);
  });
});

it('the Food List with its tools comes back sorted, and on the page where it was left', async ({ signInAs }) => {
  onTestFinished(await addManyFoods(FOODS_PAGE * 3));
  const { page, errors } = await signInAs('admin', '/dashboard');
  const rows = page.locator('[data-row]');
  await page.getByRole('button', { name: 'Sort, filter, export' }).click();
  await expect.poll(() => rows.count()).toBe(FOODS_PAGE);
  await page.getByRole('button', { name: 'Show more foods' }).click();
  await expect.poll(() => rows.count()).toBe(FOODS_PAGE * 2);
  await page.getByRole('button', { name: 'Show more foods' }).click();
  await page.getByRole('button', { name: 'Food', exact: true }).click();
  await page.getByRole('button', { name: /next page/i }).click();
  await expect.poll(() => rows.count()).toBe(FOODS_PAGE * 3 - TOOLS_PAGE);
  const update = rows.nth(7).getByRole('link', { name: /^Update/ });
  const name = (await update.getAttribute('aria-label')) ?? '';
  await update.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^(?!Food List)/ }).waitFor();
  await page.goBack();
  await expectFocus(page.getByRole('link', { name, exact: true }));
  await expect
    .poll(() =>
      rows
        .nth(7)
        .getByRole('link', { name: /^Update/ })
        .getAttribute('aria-label'),
    )
    .toBe(name);
  expect(errors).toEqual([]);
});

describe('the reviews', () => {
  it('are read page by page, for an admin with every address', async ({ signInAs }) => {
    const words = await putReviews(ADDRESSES_ASKED_AT_ONCE + 1);
    const { page } = await signInAs('admin');
    const reads = await visitCounted(page, '/dashboard/review');
    await page.getByText(words[0] ?? '', { exact: true }).waitFor();
    await expect.poll(reads).toBe(PAGE + 3); // the person's record, the counter, and the house's settings
    const last = page.getByRole('row', { name: words.at(-1) ?? '' });
    for (let shown = PAGE; shown < words.length; shown += PAGE) {
      await page.getByRole('button', { name: 'Show more reviews' }).click();
      await page.getByText(words[Math.min(shown + PAGE, words.length) - 1] ?? '', { exact: true }).waitFor();
    }
    await last.getByText(`${words.at(-1) ?? ''}@example.com`).waitFor();
  });
});

/** @returns the reviews' texts, newest first; the author of each has that word as email */
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
      batch.set(database().doc(`reviews/${review.id}`), reviewToDocument(review, toTimestamp));
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
