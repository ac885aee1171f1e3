import type { Food } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accounts, call, database, quantityOf, type Person, setQuantity } from '../../local/house.ts';
import { setOffline } from '../../local/browser.ts';
import { expectUsable } from '../support/axe.ts';
import { it as journey, PHONE } from '../support/journey.ts';

// The dialog reports every obstacle to an order, and never makes two orders.

let food: Food;
let person: Person;
let page: Page;

const it = journey.extend('screen', PHONE);

it.beforeEach(async ({ putFood, signInAs }) => {
  food = await putFood({ quantity: 7, createdAtMs: 1 });
  ({ page, person } = await signInAs('user', '/inventory'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'SignOut' }).and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Escape'); // the menu lies over the foods
  // Whatever happens next, the dialog has its price from before.
  const quoted = page.waitForResponse('**/api/quote');
  await page.locator(`[data-food="${food.id}"]`).getByRole('button', { name: 'Order Now' }).click();
  await page.getByRole('dialog').waitFor();
  await quoted;
});

async function ordersOf({ uid }: Person): Promise<number> {
  return (await database().collection('orders').where('userId', '==', uid).get()).size;
}

const confirm = (): Promise<void> => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();

describe('an order', () => {
  it('is retried during an outage, and placed once', async () => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/order', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server gets the first request, but its answer is lost; the second does not arrive.
      if (keys.length === 1) await route.fetch();
      if (keys.length <= 2) await route.abort('connectionreset');
      else await route.continue();
    });
    await confirm();
    await page.getByText('Checking your order').waitFor();
    await page.getByText('Your order is Confirm').waitFor();
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(await ordersOf(person)).toBe(1);
    expect(await quantityOf(food)).toBe(6);
  });

  it('becomes a receipt with its token, which follows it', async ({ aPerson }) => {
    const admin = await aPerson('admin');
    await confirm();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Waiting for confirmation').waitFor();
    const { docs } = await database().collection('orders').where('userId', '==', person.uid).get();
    await dialog.getByText(String(docs[0]?.get('token')), { exact: true }).waitFor();
    const accepted = { id: docs[0]?.id, status: 'approved' };
    await call('/orderstatuschange', { method: 'POST', as: admin, body: accepted });
    await dialog.getByText('Accepted: the kitchen is cooking').waitFor();
    await expectUsable(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('cannot be sent offline, and can again when the network is back', async () => {
    await setOffline(page, true);
    await page.getByText('You are offline. An order is only sent while you are connected.').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
    await setOffline(page, false);
    await confirm();
    await page.getByText('Your order is Confirm').waitFor();
    expect(await ordersOf(person)).toBe(1);
  });

  it('is not placed after the session has ended, and the page says so', async () => {
    await accounts().deleteUser(person.uid);
    await confirm();
    await page.getByText('Your session has ended. Please log in again; nothing was ordered.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    expect(await ordersOf(person)).toBe(0);
  });

  it('is refused when the food has left the menu', async () => {
    await database().doc(`foods/${food.id}`).update({ retiredAt: new Date() });
    await confirm();
    await page.getByText('This food has just left the menu.').waitFor();
    expect(await ordersOf(person)).toBe(0);
  });

  it('is refused when somebody else gets the last portion at the same moment', async () => {
    await page.route('**/api/order', async (route) => {
      await setQuantity(food, 0);
      await route.continue();
    });
    await confirm();
    await page.getByText('Sold out meanwhile: the last portion went to somebody else.').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true);
    expect(await ordersOf(person)).toBe(0);
  });

  it('asks again after the price has changed, and is placed at the shown price', async () => {
    await page.route('**/api/order', async (route) => {
      await database().doc(`foods/${food.id}`).update({ priceMinor: 1100 });
      await route.continue();
    });
    await confirm();
    await page.getByText('The price has changed to $11.00. Press again if that is fine.').waitFor();
    expect(await ordersOf(person)).toBe(0);
    await confirm();
    await page.getByText('Your order is Confirm').waitFor();
    const { docs } = await database().collection('orders').where('userId', '==', person.uid).get();
    expect(docs.map((order) => order.get('priceMinor') as number)).toEqual([1100]);
  });

  it('says at the limit how long to wait', async () => {
    await page.route('**/api/order', (route) =>
      route.fulfill({
        status: 429,
        json: {
          error: {
            status: 'RESOURCE_EXHAUSTED',
            message: 'Too many',
            details: { reason: 'RATE_LIMITED', requestId: 'r', retryAfterSeconds: 42 },
          },
        },
      }),
    );
    await confirm();
    await page.getByText('Please try again in 42 seconds.').waitFor();
  });
});
