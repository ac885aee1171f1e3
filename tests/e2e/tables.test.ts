import { formatMoney, type Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { orderToDocument } from '../../functions/src/adapters/documents.ts';
import { launchBrowser } from '../../tools/chromium.ts';
import { aPerson, database, PASSWORD, unique } from '../suite/house.ts';
import { expectUsable } from './axe.ts';
import { logIn, openVisitor, visit, type Browser, type Visitor } from './browser.ts';

// The grid behind the tables: sorted, filtered, exported. It is fetched when somebody asks for it.

/** As many as the overview listens to. */
const DAY_PAGE = 500;

const ids: string[] = [];

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser({ width: 1280, height: 900 });
});

afterAll(async () => {
  await Promise.all(ids.map((id) => database().doc(`orders/${id}`).delete()));
  await browser[Symbol.asyncDispose]();
});

async function putRejected(foodName: string, priceMinor: number, user = 'ann@example.com'): Promise<void> {
  const id = unique('order');
  ids.push(id);
  const nowMs = Date.now();
  const order = anOrder({ id, foodName, priceMinor, user, status: 'reject', createdAtMs: nowMs, updatedAtMs: nowMs });
  await database().doc(`orders/${id}`).set(orderToDocument(order));
}

async function openGrid(): Promise<Visitor> {
  const visitor = await openVisitor(browser);
  await logIn(visitor.page, (await aPerson('admin')).email, PASSWORD);
  await visit(visitor.page, '/dashboard/orderlist?status=reject');
  await visitor.page.getByRole('button', { name: 'Sort, filter, export' }).click();
  await visitor.page.getByRole('grid').waitFor();
  return visitor;
}

describe('the grid', () => {
  it('sorts, and finds what is typed into the drawer', async () => {
    const word = unique('grid');
    await putRejected(`${word} cheap`, 100, `${word}@example.com`);
    await putRejected(`${word} dear`, 9_000_000, `${word}@example.com`);
    const { page, close } = await openGrid();
    const names = page.getByRole('grid').getByRole('button', { name: new RegExp(`What happened to ${word}`) });
    await page.getByLabel('Find in this list').fill(word);
    await expect.poll(() => names.count()).toBe(2);
    const header = page.getByRole('columnheader', { name: 'Price' });
    await header.click();
    await expect.poll(() => names.first().innerText()).toBe(`${word} cheap`);
    await header.click();
    await expect.poll(() => names.first().innerText()).toBe(`${word} dear`);
    await expectUsable(page);
    await page.getByRole('button', { name: 'Plain table' }).click();
    await page.getByRole('table', { name: 'Found orders' }).waitFor();
    await close();
  });

  it('exports no formula', async () => {
    const formula = `=HYPERLINK("http://x.example";"${unique('free')}")`;
    await putRejected(formula, 950);
    const { page, close } = await openGrid();
    await page.getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv.split(/\r?\n/)[0]).toBe('Food,Price,Ordered,Email,Token,Status');
    expect(csv).toContain(`"'${formula.replaceAll('"', '""')}"`);
    expect(csv).not.toMatch(/(^|,)"?[=+@]/m);
    await close();
  });

  it('is not fetched by who does not ask for it', async () => {
    const { page, close } = await openVisitor(browser);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await logIn(page, (await aPerson('admin')).email, PASSWORD);
    await visit(page, '/dashboard/allusers');
    await page.getByRole('table', { name: 'All Users' }).waitFor();
    expect(scripts.filter((script) => script.includes('grid'))).toEqual([]);
    await close();
  });
});

describe('the overview of a day', () => {
  it('shows orders, revenue and what runs out, with a table behind each chart', async () => {
    await putRejected(unique('Overview'), 100);
    const { page, close } = await openVisitor(browser);
    await logIn(page, (await aPerson('admin')).email, PASSWORD);
    await visit(page, '/dashboard/orderlist');
    await page.getByRole('button', { name: 'Overview of today' }).click();
    await page.getByText('Orders today').waitFor();
    await page.getByRole('region', { name: 'Low stock' }).getByText('Sold out').first().waitFor();
    const byStatus = page.getByRole('region', { name: 'By status' });
    await byStatus.locator('svg').first().waitFor({ state: 'attached' });
    await byStatus.getByRole('button', { name: 'By status as a table' }).click();
    const rows = await byStatus.getByRole('row').allInnerTexts();
    expect(rows[0]).toMatch(/^Status\s+Orders$/);
    expect(Number(/\d+/.exec(rows.find((row) => row.startsWith('Reject')) ?? '')?.[0])).toBeGreaterThan(0);
    await expectUsable(page);
    await close();
  });

  it('counts every order of a day that is longer than what it listens to', async () => {
    const many = await putManyToday(DAY_PAGE + 20);
    onTestFinished(many.takeAway);
    const { page, close } = await openVisitor(browser);
    onTestFinished(close);
    await logIn(page, (await aPerson('admin')).email, PASSWORD);
    await visit(page, '/dashboard/orderlist');
    await page.getByRole('button', { name: 'Overview of today' }).click();
    const total = page.getByText('Orders today').locator('xpath=..');
    const shown = async (): Promise<number> => Number(/\d+$/.exec(await total.innerText())?.[0]);
    const today = await ordersToday();
    await expect.poll(shown, { timeout: 10_000 }).toBe(today.length);
    const sold = today.filter((order) => order.get('status') !== 'reject');
    const revenueMinor = sold.reduce((sum, order) => sum + (order.get('priceMinor') as number), 0);
    await page.getByText('Revenue').locator('xpath=..').getByText(formatMoney(revenueMinor)).waitFor();
    await putRejected(unique('Late'), 100);
    await expect.poll(shown, { timeout: 10_000 }).toBe(today.length + 1);
    const byHour = page.getByRole('region', { name: 'By hour' });
    await byHour.getByRole('button', { name: 'By hour as a table' }).click();
    const rows = await byHour.getByRole('row').allInnerTexts();
    const counts = rows.slice(1).map((row) => Number(/\d+$/.exec(row)?.[0]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(today.length + 1);
    await page.getByRole('region', { name: `Best sellers of the last ${DAY_PAGE} orders` }).waitFor();
  });
});

async function putManyToday(count: number): Promise<{ readonly takeAway: () => Promise<void> }> {
  const nowMs = Date.now();
  const put = Array.from({ length: count }, (_, age) =>
    anOrder({ id: unique('order'), status: 'delivered', createdAtMs: nowMs - age, updatedAtMs: nowMs - age }),
  );
  const writeAll = async (write: (batch: FirebaseFirestore.WriteBatch, order: Order) => void): Promise<void> => {
    const batch = database().batch();
    for (const order of put) write(batch, order);
    await batch.commit();
  };
  await writeAll((batch, order) => batch.set(database().doc(`orders/${order.id}`), orderToDocument(order)));
  return { takeAway: () => writeAll((batch, { id }) => batch.delete(database().doc(`orders/${id}`))) };
}

async function ordersToday(): Promise<readonly FirebaseFirestore.QueryDocumentSnapshot[]> {
  const since = new Date(new Date().setHours(0, 0, 0, 0));
  return (await database().collection('orders').where('createdAt', '>=', since).get()).docs;
}
