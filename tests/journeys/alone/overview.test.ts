import {
  businessDayOf,
  dayAfter,
  formatMoney,
  type HouseDto,
  LATEST_ACCEPTED,
  orderToDocument,
  type Order,
  spanOfDay,
} from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { describe, expect, onTestFinished } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { countReads } from '../../../local/count-reads.ts';
import { expectUsable } from '../../support/axe.ts';
import { database, quantityOf, toTimestamp, unique } from '../../../local/house.ts';
import { it } from '../../support/journey.ts';

// The overview counts all orders of the day, those of other tests too.

/** A house that has set nothing has the zone of the browser, which is this machine's. */
const HOUSE = { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone, dayStart: '04:00' };
/** The most that the overview follows. */
const DAY_PAGE = 500;
/** Between two counts of a longer day. */
const BETWEEN_COUNTS_MS = 30_000;

describe('the overview of a day', () => {
  it('is four figures beside the heading while it is closed, which read nine orders at most', async ({
    putOrder,
    signInAs,
  }) => {
    const nowMs = Date.now();
    await putOrder('approved', { createdAtMs: nowMs - 150_000, acceptedAtMs: nowMs });
    const { page } = await signInAs('admin');
    const reads = await countReads(page);
    await visit(page, '/dashboard/orderlist');
    const figure = (name: string) => async (): Promise<string | undefined> =>
      (await page.getByText(name).locator('xpath=..').innerText()).split('\n').at(-1);
    await expect.poll(figure('Orders today')).toBe(String((await ordersToday()).length));
    await expect.poll(figure('Revenue')).toMatch(/^\$\d/);
    await expect.poll(figure('Typical time to accept')).toMatch(/(min|h \d\d)$/);
    const waiting = await database().collection('orders').where('status', '==', 'pending').count().get();
    await expect.poll(figure('Waiting now')).toBe(String(waiting.data().count));
    const rows = await page.locator('[data-order]').count();
    expect(await reads()).toBeLessThanOrEqual(rows + 2 + LATEST_ACCEPTED); // the person's record and the latest change
  });

  it('shows orders, revenue and low stock in words and figures too, beside the week before', async ({
    putFood,
    putOrder,
    signInAs,
  }) => {
    const lastWeek = spanOfDay(dayAfter(businessDayOf(Date.now(), HOUSE), -7), HOUSE);
    await putOrder('delivered', { createdAtMs: lastWeek.fromMs, priceMinor: 1 });
    await putOrder('delivered', { priceMinor: 500 });
    await putOrder('reject', { foodName: unique('Overview'), priceMinor: 100 });
    const [food, early] = await Promise.all([putFood({ quantity: 1 }), putFood({ quantity: 8, lowAt: 10 })]);
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    await page.getByRole('button', { name: 'Overview of today' }).click();
    await page.getByText('Orders today').waitFor();
    await page.getByRole('region', { name: 'Low stock' }).getByText('Sold out').first().waitFor();
    await page.getByRole('button', { name: `One more: ${early.name}` }).waitFor();
    const number = page.getByLabel(`Quantity of ${early.name}`);
    const below = (input: HTMLElement): string => getComputedStyle(input).paddingBottom;
    expect(await number.evaluate(below)).toBe('0px'); // in the middle of its stepper
    await page.getByRole('button', { name: `One more: ${food.name}` }).click();
    await expect.poll(() => quantityOf(food)).toBe(2);
    const byHour = page.getByRole('region', { name: 'By hour' });
    await byHour.locator('svg').first().waitFor({ state: 'attached' });
    await byHour.getByRole('button', { name: 'By hour as a table' }).click();
    expect((await byHour.getByRole('row').allInnerTexts())[0]).toMatch(/^Hour\s+Orders$/);
    const byStatus = page.getByRole('region', { name: 'By status' });
    expect(Number(/Reject\s+(\d+)/.exec(await byStatus.innerText())?.[1])).toBeGreaterThan(0);
    await page
      .getByText(/^\+\d+ % on last \w+day$/)
      .first()
      .waitFor();
    await expectUsable(page);
  });

  it('never adds two currencies: each has its own sum, the house’s first, listed and counted', async ({
    putOrder,
    signInAs,
  }) => {
    await putOrder('approved', { currency: 'EUR', priceMinor: 1234 });
    await putOrder('delivered', { currency: 'JPY', priceMinor: 800 });
    await putOrder('delivered', { priceMinor: 500 });
    await putOrder('reject', { currency: 'KWD', priceMinor: 100 });
    const { page } = await signInAs('admin');
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/house', async (route) => {
      await asked;
      const house = (await (await route.fetch()).json()) as HouseDto;
      await route.fulfill({ json: { ...house, version: 1, currency: 'EUR' } satisfies HouseDto });
    });
    await visit(page, '/dashboard/orderlist');
    const revenue = page.getByText('Revenue').locator('xpath=..').getByRole('definition');
    expect(await revenue.innerText()).toBe('–');
    answer();
    const sums = async (): Promise<readonly string[]> => {
      const sold = (await ordersToday()).filter((order) => order.get('status') !== 'reject');
      return ['EUR', 'JPY', 'USD'].flatMap((currency) => {
        const own = sold.filter((order) => ((order.get('currency') as string | undefined) ?? 'USD') === currency);
        const minor = own.reduce((sum, order) => sum + (order.get('priceMinor') as number), 0);
        return own.length > 0 ? [formatMoney(minor, currency)] : [];
      });
    };
    expect(await sums()).toHaveLength(3);
    const shown = async (): Promise<readonly string[]> => (await revenue.innerText()).split('\n');
    await expect.poll(shown).toEqual(await sums());
    await page.getByRole('button', { name: 'Overview of today' }).click();
    await page.getByRole('region', { name: 'By hour' }).waitFor();
    await expect.poll(shown).toEqual(await sums());
    await expectUsable(page);
    await page.unrouteAll({ behavior: 'wait' }); // a question for the house may be on its way
  });

  it('counts every order of a day that is longer than its live query', async ({ putOrder, signInAs }) => {
    const many = await putManyToday(DAY_PAGE + 20);
    onTestFinished(many.takeAway);
    const { page } = await signInAs('admin');
    await page.clock.install();
    await visit(page, '/dashboard/orderlist');
    await page.getByRole('button', { name: 'Overview of today' }).click();
    const total = page.getByText('Orders today').locator('xpath=..');
    const shown = async (): Promise<number> => Number(/\d+$/.exec(await total.innerText())?.[0]);
    const today = await ordersToday();
    await expect.poll(shown, { timeout: 10_000 }).toBe(today.length);
    const sold = today.filter((order) => order.get('status') !== 'reject');
    const revenueMinor = sold.reduce((sum, order) => sum + (order.get('priceMinor') as number), 0);
    await page.getByText('Revenue').locator('xpath=..').getByText(formatMoney(revenueMinor, 'USD')).waitFor();
    await putOrder('reject', { foodName: unique('Late'), priceMinor: 100 });
    const shownLater = async (): Promise<number> => {
      await page.clock.fastForward(BETWEEN_COUNTS_MS);
      return shown();
    };
    await expect.poll(shownLater, { timeout: 10_000 }).toBe(today.length + 1);
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
  await writeAll((batch, order) =>
    batch.set(database().doc(`orders/${order.id}`), orderToDocument(order, toTimestamp)),
  );
  return { takeAway: () => writeAll((batch, { id }) => batch.delete(database().doc(`orders/${id}`))) };
}

async function ordersToday(): Promise<readonly FirebaseFirestore.QueryDocumentSnapshot[]> {
  const since = new Date(spanOfDay(businessDayOf(Date.now(), HOUSE), HOUSE).fromMs);
  return (await database().collection('orders').where('createdAt', '>=', since).get()).docs;
}
