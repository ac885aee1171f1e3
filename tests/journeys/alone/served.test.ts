import { DEFAULT_SETTINGS, toHouseDto, type Food, type HouseDto, type Table } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { basketOf, call, database, saveHouse, type Answer, type Person } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { it } from '../../support/journey.ts';

// A house that offers a choice. Alone, because the house of the suite takes the orders of other tests.

const SEVEN: Table = { code: 'T7T7T7', name: 'Table 7' };

const UNSET: Partial<HouseDto> = { ...toHouseDto(DEFAULT_SETTINGS), services: [], tables: [] };

/** The house of other tests has set nothing. */
it.afterAll(async ({ house }) => {
  await saveHouse(await house.aPerson('admin'), UNSET);
  await Promise.all(
    ['house/settings', 'house/tables', `tables/${SEVEN.code}`].map((it) => database().doc(it).delete()),
  );
});

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

describe('B1 without delivery, from an empty basket to delivered with the keyboard', () => {
  it.beforeAll(async ({ house }) => {
    await saveHouse(await house.aPerson('admin'), { ...UNSET, services: ['pickup', 'table'], tables: [SEVEN] });
  });

  it('at table 7, whose code was scanned', async ({ putFood, signInAs }) => {
    const food = await putFood({ quantity: 9, createdAtMs: 1 });
    const [{ page: admin }, { page: kitchen }, { page: guest }] = await Promise.all([
      signInAs('admin', '/dashboard/orderlist'),
      signInAs('chef', '/dashboard/kitchen'),
      signInAs('user', `/t/${SEVEN.code.toLowerCase()}`, { screen: TABLET }),
    ]);
    await guest.waitForURL('**/inventory');
    const basket = await fillBasket(guest, food);
    await basket.getByRole('radio', { name: 'Table 7', checked: true }).waitFor();
    await expectUsable(guest);
    await basket.getByRole('button', { name: 'Confirm' }).press('Enter');
    await guest.getByText('Your order is Confirm').waitFor();
    await guest.getByRole('dialog').getByText('Table 7').waitFor();
    await serve(admin, kitchen, food, 'Table 7');
    await guest.getByText('Delivered', { exact: true }).waitFor();
    await visit(guest, '/dashboard/myorders?status=delivered');
    await guest.getByRole('row', { name: food.name }).getByText('Table 7').waitFor();
  });

  it('fetched, as it is chosen with the arrows', async ({ putFood, signInAs }) => {
    const food = await putFood({ quantity: 9, createdAtMs: 1 });
    const [{ page: admin }, { page: kitchen }, { page: guest, person }] = await Promise.all([
      signInAs('admin', '/dashboard/orderlist'),
      signInAs('chef', '/dashboard/kitchen'),
      signInAs('user', `/t/${SEVEN.code}`, { screen: TABLET }),
    ]);
    await guest.waitForURL('**/inventory');
    const basket = await fillBasket(guest, food);
    await basket.getByRole('radio', { name: 'Table 7', checked: true }).press('ArrowLeft');
    await basket.getByRole('radio', { name: 'Pickup', checked: true }).waitFor();
    await basket.getByRole('button', { name: 'Confirm' }).press('Enter');
    await guest.getByText('Your order is Confirm').waitFor();
    const { docs } = await database().collection('orders').where('userId', '==', person.uid).get();
    expect(docs.map((order) => order.get('fulfilment') as unknown)).toEqual([{ kind: 'pickup' }]);
    await serve(admin, kitchen, food, 'Pickup');
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
    const { page: admin } = await signInAs('admin', '/dashboard/house');
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
