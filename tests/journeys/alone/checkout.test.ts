import { DEFAULT_SETTINGS, toHouseDto, type Food, type HouseDto, type Table } from '@foodhouse/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { database, saveHouse } from '../../../local/house.ts';
import { it, PHONE } from '../../support/journey.ts';
import { untilOnMenu } from '../../support/menu.ts';

// One way to order: what the page shows is what is asked for and what is charged, in every house. Alone, because the house of the
// suite takes the orders of other tests.

const SEVEN: Table = { code: 'T7T7T7', name: 'Table 7' };
const CENTRE = {
  id: 'centre',
  name: 'Centre',
  postcodes: ['80*'],
  fee: 3,
  minimum: 0,
  freeFrom: null,
  minutes: 15,
  days: [0, 1, 2, 3, 4, 5, 6],
  from: '00:00',
  to: '00:00',
};
const UNSET: Partial<HouseDto> = { ...toHouseDto(DEFAULT_SETTINGS), services: [], tables: [] };
/** 8.875 % that comes on top. */
const ON_TOP = { inclusive: false, rates: [{ id: 'all', name: 'All', percent: 8.875 }] };

/** The house of other tests has set nothing. */
it.afterAll(async ({ house }) => {
  await saveHouse(await house.aPerson('admin'), UNSET);
  await Promise.all(
    ['house/settings', 'house/tables', `tables/${SEVEN.code}`].map((path) => database().doc(path).delete()),
  );
});

const orderNow = async (page: Page, { id, name }: Food): Promise<Locator> => {
  await page.locator(`[data-food="${id}"]`).getByRole('button', { name: 'Order Now' }).click();
  return page.getByRole('dialog', { name: `Order ${name}` });
};

async function openBasket(page: Page, { id }: Food): Promise<Locator> {
  await page.locator(`[data-food="${id}"] [data-add]`).press('Enter');
  await page.getByRole('button', { name: /View basket$/ }).press('Enter');
  return page.getByRole('dialog', { name: 'Your basket' });
}

/** Confirms, once. @returns the total that was shown, the one that was asked for, and the order that was made */
async function confirm(page: Page, checkout: Locator, { id }: Food) {
  const shown = (await checkout.getByText(/^Total/).innerText()).replace(/\s+/g, ' ');
  const asking = page.waitForRequest(/\/api\/orders?$/);
  await checkout.getByRole('button', { name: 'Confirm' }).click();
  const asked = (await asking).postDataJSON() as { shownTotal?: number; price?: number };
  await page.getByText('Your order is Confirm').waitFor();
  const { docs } = await database().collection('orders').where('foodId', '==', id).get();
  expect(docs).toHaveLength(1);
  return { shown, asked: asked.shownTotal ?? asked.price, order: docs[0] };
}

describe('what is shown is asked for and charged', () => {
  it('Order Now, tax on top: once with nothing said, and delivered to where the basket beside it said', async ({
    aPerson,
    putFood,
    signInAs,
  }) => {
    const admin = await aPerson('admin');
    const [bare, food] = await Promise.all([
      putFood({ quantity: 9, createdAtMs: 1, priceMinor: 590 }),
      putFood({ quantity: 9, createdAtMs: 1, priceMinor: 590 }),
    ]);
    await saveHouse(admin, { ...UNSET, tax: ON_TOP });
    const { page } = await signInAs('user', '/inventory', { screen: PHONE });
    const single = await orderNow(page, bare);
    await single.getByText('Total $6.42').waitFor();
    const first = await confirm(page, single, bare);
    expect([first.shown, first.asked, first.order?.get('priceMinor')]).toEqual(['Total $6.42', 6.42, 642]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await saveHouse(admin, { ...UNSET, tax: ON_TOP, services: ['pickup', 'delivery'], areas: [CENTRE] });
    const basket = await openBasket(page, food);
    await basket.getByRole('radio', { name: 'Pickup', checked: true }).press('ArrowRight');
    await basket.getByLabel('Postcode').fill('8001');
    await basket.getByLabel('Address').fill('Lake Street 7');
    await basket.getByText('To Centre').waitFor();
    await page.goBack(); // closes the sheet
    await basket.waitFor({ state: 'detached' });
    await page.reload();
    const again = await orderNow(page, food);
    await again.getByRole('radio', { name: 'Delivery', checked: true }).waitFor();
    expect(await again.getByLabel('Address').inputValue()).toBe('Lake Street 7');
    await again.getByText('Total $9.69').waitFor();
    await again.getByRole('button', { name: 'Confirm' }).click(); // name and phone are missing
    await again.getByText('A name, please').waitFor();
    expect(await again.getByLabel('Name', { exact: true }).evaluate((it) => it === document.activeElement)).toBe(true);
    await again.getByLabel('Name', { exact: true }).fill('Ann');
    await again.getByLabel('Phone').fill('030 1234');
    const second = await confirm(page, again, food);
    expect([second.shown, second.asked, second.order?.get('priceMinor')]).toEqual(['Total $9.69', 9.69, 969]);
    expect(second.order?.get('fulfilment')).toEqual({ kind: 'delivery', area: { id: 'centre', name: 'Centre' } });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'SignOut' }).click();
    await page.getByRole('button', { name: /View basket$/ }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/Lake Street|030 1234/);
  });

  it('a guest at a table, through the basket, with one press and without a name', async ({
    aPerson,
    page,
    putFood,
  }) => {
    const food = await putFood({ quantity: 9, createdAtMs: 1 });
    await saveHouse(await aPerson('admin'), { ...UNSET, guestOrders: true, services: ['table'], tables: [SEVEN] });
    await untilOnMenu(food);
    await page.setViewportSize(PHONE);
    await visit(page, `/t/${SEVEN.code}`);
    await page.waitForURL('**/inventory');
    const basket = await openBasket(page, food);
    await basket.getByRole('radio', { name: 'Table 7', checked: true }).waitFor();
    await basket.getByText('Each phone orders for itself.').waitFor();
    await basket.getByRole('radio', { name: 'Order as guest', checked: true }).waitFor();
    await basket.locator('summary').filter({ hasText: 'Note for the whole order' }).click();
    await basket.getByRole('textbox', { name: 'Note for the whole order' }).fill('All at once, please');
    await basket.getByText('Total $9.50').waitFor();
    const { asked, order } = await confirm(page, basket, food);
    expect([asked, order?.get('priceMinor'), order?.get('note'), order?.get('hasContact')]).toEqual([
      9.5,
      950,
      'All at once, please',
      undefined,
    ]);
  });

  it('a guest’s Order Now for later, at the time that was chosen', async ({ aPerson, page, putFood }) => {
    const food = await putFood({ quantity: 9, createdAtMs: 1 });
    await saveHouse(await aPerson('admin'), { ...UNSET, guestOrders: true, later: { minMinutes: 30, maxDays: 2 } });
    await untilOnMenu(food);
    await page.setViewportSize(PHONE);
    await visit(page, '/inventory');
    await page.locator(`[data-food="${food.id}"]`).getByRole('button', { name: 'Order Now' }).click();
    await page.getByText('Login first..!').waitFor();
    await page.getByRole('button', { name: 'Order as guest' }).click();
    const single = page.getByRole('dialog', { name: `Order ${food.name}` });
    await single.getByRole('radio', { name: 'Later' }).press('Space');
    const wantedAt = await single.getByLabel('Time').inputValue();
    await single.getByLabel('Name', { exact: true }).fill('Gus');
    await single.getByLabel('Phone').fill('030 1234');
    await single.getByText('Total $9.50').waitFor();
    const { asked, order } = await confirm(page, single, food);
    expect([asked, order?.get('priceMinor'), order?.get('wantedAt').toDate().toISOString()]).toEqual([
      9.5,
      950,
      wantedAt,
    ]);
  });
});
