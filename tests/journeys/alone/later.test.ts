import {
  businessDayOf,
  dayAfter,
  DEFAULT_SETTINGS,
  toHouseDto,
  type Food,
  type WantedProblemDto,
} from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { basketOf, call, database, putHouse, saveHouse } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { it, PHONE } from '../../support/journey.ts';
import { chooseLater } from '../../support/later.ts';
import { resize } from '../../support/layout.ts';

// A house that takes orders for later. Alone, because the house of the suite takes the orders of other tests.

const UNSET = toHouseDto(DEFAULT_SETTINGS);

/** The house of other tests has set nothing. */
it.afterAll(async ({ house }) => {
  await saveHouse(await house.aPerson('admin'), UNSET);
  await database().doc('house/settings').delete();
});

async function fillBasket(page: Page, food: Food): Promise<ReturnType<Page['getByRole']>> {
  await page.locator(`[data-food="${food.id}"] [data-add]`).press('Enter');
  await page.getByRole('button', { name: /View basket$/ }).press('Enter');
  return page.getByRole('dialog', { name: 'Your basket' });
}

/** Runs in the page: by how many pixels a field is narrower than the longest of its words. */
function cutOf(field: HTMLElement): number {
  const { width } = field.getBoundingClientRect();
  const whole = field.cloneNode(true) as HTMLElement;
  whole.style.cssText = 'position: absolute; width: max-content';
  field.after(whole);
  const cut = Math.ceil(whole.getBoundingClientRect().width - width);
  whole.remove();
  return Math.max(0, cut);
}

describe('what is sold out until a day', () => {
  it('is chosen on the page of a house that takes orders for later, and ordered for when it is back', async ({
    aPerson,
    putFood,
    signInAs,
  }) => {
    const [food, admin] = await Promise.all([
      putFood({ quantity: 9, createdAtMs: 1, mealtimes: [] }),
      aPerson('admin'),
    ]);
    await saveHouse(admin, { ...UNSET, later: { minMinutes: 0, maxDays: 2 } });
    const post = { method: 'POST', as: admin } as const;
    const sizes = [['s', 'Small'] as const, ['l', 'Large'] as const].map(([id, name]) => ({ id, name, extra: 0 }));
    const put = { method: 'PUT', as: admin, body: { sizes, groupIds: [] } } as const;
    expect((await call(`/foods/${food.id}/choices`, put)).status).toBe(200);
    const small = { sizeId: 's', soldOut: true, until: 'tomorrow' };
    expect((await call(`/foods/${food.id}/sizes/soldout`, { ...post, body: small })).status).toBe(200);
    const { page, person } = await signInAs('user', `/user/${food.id}`, { screen: PHONE });
    await page.getByRole('button', { name: 'Order Now' }).click();
    const dialog = page.getByRole('dialog', { name: `Order ${food.name}` });
    await dialog.getByRole('radio', { name: /^Small from / }).press('Space');
    await dialog.getByText(/^Small: only from /).waitFor();
    expect(await dialog.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
    await expectUsable(page);
    await dialog.getByRole('button', { name: /^Order for / }).press('Enter');
    await dialog.getByText(/^Small: only from /).waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');

    const off = { ...post, body: { until: 'tomorrow' } };
    expect((await call(`/foods/${food.id}/snooze`, off)).status).toBe(200);
    await page.getByRole('button', { name: /^Order Now: From / }).waitFor();
    await page.getByRole('button', { name: 'Order Now' }).press('Enter');
    await dialog.getByRole('radio', { name: /^Small/ }).press('Space');
    await dialog.getByRole('radio', { name: /^As soon as possible|^Earliest/ }).press('Space');
    const later = dialog.getByRole('button', { name: /^Order for / });
    await later.waitFor();
    expect(await call('/orders', { method: 'POST', as: person, body: basketOf([food, 1]) })).toMatchObject({
      status: 409,
      body: { error: { details: { problems: [{ reason: 'NOT_SERVED_NOW' }, { reason: 'SIZE_NOT_FOUND' }] } } },
    });
    await later.press('Enter');
    await dialog.getByRole('button', { name: 'Confirm', disabled: false }).press('Enter');
    await page.getByText('Your order is Confirm').waitFor();
    const [order] = (await database().collection('orders').where('userId', '==', person.uid).get()).docs;
    const wantedMs = order?.get('wantedAt').toMillis() as number;
    expect(businessDayOf(wantedMs)).toBe(dayAfter(businessDayOf(Date.now())));
  });
});

describe('B4 without slots: an order for later', () => {
  it('that has become too soon is refused with three times, the same as by the API; one of them is kept to the minute', async ({
    aPerson,
    putFood,
    signInAs,
  }) => {
    const [food, admin] = await Promise.all([putFood({ quantity: 9, createdAtMs: 1 }), aPerson('admin')]);
    await saveHouse(admin, { ...UNSET, later: { minMinutes: 30, maxDays: 2 }, prepMinutes: 20 });
    const { page, person } = await signInAs('user', '/inventory', { screen: PHONE });
    const basket = await fillBasket(page, food);
    await chooseLater(basket);
    const time = basket.getByLabel('Time');
    await time.waitFor();
    const day = basket.getByLabel('Day');
    await day.selectOption({ index: 1 }); // with its date
    for (const width of [320, PHONE.width, 768]) {
      await resize(page, { width, height: PHONE.height });
      const cut = await Promise.all([day, time].map((field) => field.evaluate(cutOf)));
      expect(cut, `of day and time at ${width}`).toEqual([0, 0]);
    }
    await resize(page, PHONE);
    await day.selectOption({ index: 0 });
    await expectUsable(page);
    const wantedAt = await time.inputValue();
    await putHouse(admin, { later: { minMinutes: 240, maxDays: 2 } });
    await basket.getByRole('button', { name: 'Confirm' }).press('Enter');
    await basket.getByText(/is too soon to be ordered for\. Nothing was ordered/).waitFor();
    await expectUsable(page);

    const body = { ...basketOf([food, 1]), wantedAt };
    const refused = await call('/orders', { method: 'POST', as: person, body });
    expect(refused).toMatchObject({ status: 409, body: { error: { details: { reason: 'TIME_NOT_FREE' } } } });
    const { wanted } = (refused.body as { error: { details: { wanted: WantedProblemDto } } }).error.details;
    expect(wanted.free).toHaveLength(3);
    const offered = await basket.locator('fieldset p button').allInnerTexts();
    const clock = new Intl.DateTimeFormat('en', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    });
    expect(offered.map((words) => words.slice(-5))).toEqual(wanted.free.map((free) => clock.format(Date.parse(free))));

    await basket.locator('fieldset p button').nth(1).press('Enter');
    await basket
      .getByText(/is too soon to be ordered for/)
      .first()
      .waitFor({ state: 'detached' });
    await basket.getByRole('button', { name: 'Confirm' }).press('Enter');
    await page.getByText('Your order is Confirm').waitFor();
    const orders = database().collection('orders').where('userId', '==', person.uid);
    const [order] = (await orders.get()).docs;
    expect(order?.get('wantedAt').toDate().toISOString()).toBe(wanted.free[1]);

    const { page: list } = await signInAs('admin', '/dashboard/orderlist');
    await list
      .getByRole('row', { name: food.name })
      .getByText(/for (?:\w+ )?\d\d:\d\d/)
      .waitFor();
    await list
      .getByRole('button', { name: new RegExp(`^Accept (?:\\w+ )?\\d\\d:\\d\\d: ${food.name}`) })
      .press('Enter');
    await list.goto('about:blank'); // who leaves does not undo
    const promised = async (): Promise<unknown> => (await order?.ref.get())?.get('promisedAt')?.toDate().toISOString();
    await expect.poll(promised).toBe(wanted.free[1]);
  });
});
