import { DEFAULT_SETTINGS, toHouseDto, type Food, type SaveHouseDto, type Table } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { basketOf, call, database, saveHouse, type Answer, type Person } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { it } from '../../support/journey.ts';
import { resize } from '../../support/layout.ts';

// A house that offers a choice. Alone, because the house of the suite takes the orders of other tests.

const SEVEN: Table = { code: 'T7T7T7', name: 'Table 7' };

const UNSET: Partial<SaveHouseDto> = { ...toHouseDto(DEFAULT_SETTINGS), tables: [] };

/** The house of other tests has set nothing. */
it.afterAll(async ({ house }) => {
  await saveHouse(await house.aPerson('admin'), UNSET);
  await Promise.all(
    ['house/settings', 'house/tables', `tables/${SEVEN.code}`].map((it) => database().doc(it).delete()),
  );
});

const CENTRE = {
  id: 'centre',
  name: 'Centre',
  postcodes: ['80*'],
  fee: 3,
  minimum: 20,
  freeFrom: null,
  minutes: 15,
  days: [0, 1, 2, 3, 4, 5, 6],
  from: '00:00',
  to: '00:00',
};

/** Where the basket is a dialog. */
const TABLET = { width: 768, height: 1024 };

async function fillBasket(page: Page, food: Food): Promise<ReturnType<Page['getByRole']>> {
  await page.locator(`[data-food="${food.id}"] [data-add]`).press('Enter');
  await page.getByRole('button', { name: /View basket$/ }).press('Enter');
  return page.getByRole('dialog', { name: 'Your basket' });
}

/** Accepts and delivers the order of a food, which lists and ticket say so. */
async function serve(admin: Page, kitchen: Page, food: Food, served: string): Promise<void> {
  await admin.getByRole('row', { name: food.name }).getByText(served).waitFor();
  await admin.getByRole('button', { name: `Accept ${food.name}` }).press('Enter');
  await admin.goto('about:blank'); // who leaves does not undo
  await kitchen.getByRole('article', { name: food.name }).getByText(served).waitFor();
  await kitchen.getByRole('button', { name: `Deliver ${food.name}` }).press('Enter');
}

describe('B1 from an empty basket to delivered with the keyboard', () => {
  it.beforeAll(async ({ house }) => {
    await saveHouse(await house.aPerson('admin'), {
      ...UNSET,
      services: ['pickup', 'table', 'delivery'],
      tables: [SEVEN],
      areas: [CENTRE],
    });
  });

  it('at table 7, whose code was scanned', async ({ putFood, signInAs }) => {
    const food = await putFood({ quantity: 9, createdAtMs: 1 });
    const [{ page: admin }, { page: kitchen }, { page: guest }] = await Promise.all([
      signInAs('admin', '/dashboard/orderlist'),
      signInAs('chef', '/dashboard/kitchen'),
      signInAs('user', `/t/${SEVEN.code.toLowerCase()}`, { screen: TABLET }),
    ]);
    await guest.waitForURL('**/inventory');
    await guest.getByRole('heading', { name: 'Table 7' }).waitFor();
    await resize(guest, { width: 360, height: 800 });
    const bar = guest.locator('[data-closed-bar]');
    await bar.getByText('Table 7', { exact: true }).waitFor();
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(56); // one line
    const { x = NaN, width = NaN } =
      (await guest.getByRole('button', { name: 'Order without a table' }).boundingBox()) ?? {};
    expect(x + width).toBe(360 - 16);
    await resize(guest, TABLET);
    const basket = await fillBasket(guest, food);
    await basket.getByRole('radio', { name: 'Table 7', checked: true }).waitFor();
    await expectUsable(guest);
    await basket.getByRole('button', { name: 'Confirm' }).press('Enter');
    await guest.getByText('Your order is Confirm').waitFor();
    await guest.getByRole('dialog').getByText('Table 7').waitFor();
    await serve(admin, kitchen, food, 'Table 7');
    await guest.getByText('Served', { exact: true }).waitFor();
    await visit(guest, '/dashboard/myorders?status=delivered');
    await guest.getByRole('row', { name: food.name }).getByText('Table 7').waitFor();
  });
});

describe('B1 and B2 a delivery, with the keyboard', () => {
  it('is refused elsewhere and for a cent too little, and comes to its area for its fee, with the address for the kitchen', async ({
    aPerson,
    putFood,
    signInAs,
  }) => {
    const food = await putFood({ quantity: 9, createdAtMs: 1, priceMinor: 1999 });
    await saveHouse(await aPerson('admin'), { ...UNSET, services: ['pickup', 'delivery'], areas: [CENTRE] });
    const [{ page: admin }, { page: kitchen }, { page: guest, person }] = await Promise.all([
      signInAs('admin', '/dashboard/orderlist'),
      signInAs('chef', '/dashboard/kitchen'),
      signInAs('user', '/inventory', { screen: TABLET }),
    ]);
    const basket = await fillBasket(guest, food);
    await basket.getByRole('radio', { name: 'Pickup', checked: true }).press('ArrowRight');
    await basket.getByRole('radio', { name: 'Delivery', checked: true }).waitFor();
    await basket.getByLabel('Postcode').fill('9001');
    await basket.getByText('We do not deliver there. You can pick it up instead.').waitFor();
    await basket.getByRole('button', { name: 'Pick it up instead' }).waitFor();
    await expectUsable(guest);
    await basket.getByLabel('Postcode').fill('8001');
    await basket.getByText('Add food for $0.01 more to have it delivered.').waitFor();
    await basket.getByRole('button', { name: `One more: ${food.name}` }).press('Enter');
    await basket.getByText('$42.98').waitFor();
    await basket.getByText('Add food for $0.01 more to have it delivered.').waitFor({ state: 'detached' });
    await basket.getByText('Delivery to Centre, about 15 minutes from our door.', { exact: false }).waitFor();
    await basket.getByLabel('Address').fill('Lake Street 7');
    await basket.getByLabel('Name', { exact: true }).fill('Ann');
    await basket.getByLabel('Phone').fill('030 1234');
    await expectUsable(guest);
    await basket.getByRole('button', { name: 'Confirm' }).press('Enter');
    await guest.getByText('Your order is Confirm').waitFor();
    const { docs } = await database().collection('orders').where('userId', '==', person.uid).get();
    expect(docs.map((order) => [order.get('priceMinor') as unknown, order.get('fulfilment') as unknown])).toEqual([
      [4298, { kind: 'delivery', area: { id: 'centre', name: 'Centre' } }],
    ]);
    await admin.getByRole('row', { name: food.name }).getByText('Delivery, Centre').waitFor();
    await admin.getByRole('button', { name: new RegExp(`^Accept .*${food.name}`) }).press('Enter');
    await admin.goto('about:blank'); // who leaves does not undo
    const ticket = kitchen.getByRole('article', { name: food.name });
    await ticket.getByText('Delivery, Centre').waitFor();
    await ticket.getByRole('button', { name: /^Who ordered/ }).press('Enter');
    await kitchen.getByRole('dialog').getByText('Lake Street 7').waitFor();
    await kitchen.keyboard.press('Escape');
    await kitchen.getByRole('button', { name: new RegExp(`^Deliver .*${food.name}`) }).press('Enter');
    await guest.getByText('Delivered', { exact: true }).waitFor();
  });
});

describe('a table that an admin has set up on the House page', () => {
  it('takes three unanswered orders at once, and none with a code that was renewed', async ({
    aPerson,
    putFood,
    signInAs,
  }) => {
    const food = await putFood({ quantity: 100 });
    await saveHouse(await aPerson('admin'), UNSET); // so that the page reads the version that there is
    const { page: admin } = await signInAs('admin', '/dashboard/house#services');
    await admin.getByLabel(/^Tables: /).check();
    await admin.getByRole('button', { name: 'Add a table' }).click();
    const save = async (): Promise<Table> => {
      const answered = admin.waitForResponse((response) => response.request().method() === 'PUT');
      await admin.getByRole('button', { name: 'Save services and tables' }).click();
      expect((await answered).status()).toBe(200);
      return (await database().doc('house/tables').get()).get('tables')[0] as Table;
    };
    const first = await save();
    await expectUsable(admin);
    await admin.getByRole('button', { name: 'QR code of Table 1' }).press('Enter');
    await admin.getByRole('img', { name: 'Code of Table 1' }).waitFor();
    await expectUsable(admin);
    await admin.keyboard.press('Escape');
    const guests = await Promise.all(Array.from({ length: 5 }, () => aPerson()));
    const order = ({ code: table }: Table, as = guests[0] as Person): Promise<Answer> => {
      const body = { ...basketOf([food, 1]), fulfilment: { kind: 'table', table } };
      return call('/orders', { method: 'POST', as, body });
    };
    const answers = await Promise.all(guests.map((guest) => order(first, guest)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      body: { error: { details: { reason: 'TABLE_WAITS', waiting: 3 } } },
    });
    expect((await database().doc(`foods/${food.id}`).get()).get('quantity')).toBe(97);

    await admin.getByRole('button', { name: 'New code for Table 1' }).click();
    const renewed = await save();
    expect(await order(first)).toMatchObject({ body: { error: { details: { reason: 'TABLE_NOT_FOUND' } } } });
    expect((await order(renewed)).status).toBe(201);
    expect(await call('/house')).not.toMatchObject({ body: { tables: expect.anything() } });
    await Promise.all([first, renewed].map(({ code }) => database().doc(`tables/${code}`).delete()));
  });
});
