import { customerToDocument, type Food, type HouseDto, type Voucher } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { visit } from '../../local/browser.ts';
import { database, PASSWORD, toTimestamp } from '../../local/house.ts';
import { expectUsable } from '../support/axe.ts';
import { sizesAndExtras } from '../support/choices.ts';
import { it, PHONE } from '../support/journey.ts';
import { resize } from '../support/layout.ts';
import { untilOnMenu, visitMenu } from '../support/menu.ts';

// A table's order: three foods in one basket, from the menu to the kitchen.

let foods: readonly [Food, Food, Food];
/** A food with two sizes. */
let sized: Food;

it.beforeAll(async ({ house }) => {
  // In the past, so that they are on the first page of the menu.
  const put = (): Promise<Food> => house.putFood({ quantity: 9, createdAtMs: 1 });
  foods = await Promise.all([put(), put(), put()]);
  sized = await house.putFood({ quantity: 9, createdAtMs: 1, leastExtraMinor: 0, allergens: ['milk'] });
  await house.putChoices(sized, sizesAndExtras([]));
});

const addTo = (page: Page, { id }: Food): ReturnType<Page['locator']> => page.locator(`[data-food="${id}"] [data-add]`);

describe('a basket of three foods', () => {
  it('is filled signed out with the keyboard, ordered after the login, accepted and delivered', async ({
    aPerson,
    page,
    signInAs,
  }) => {
    const [person, admin, chef] = await Promise.all([
      aPerson(),
      signInAs('admin', '/dashboard/orderlist'),
      signInAs('chef', '/dashboard/kitchen'),
      untilOnMenu(...foods),
    ]);
    // Another test lets guests in meanwhile.
    await page.route('**/api/house', async (route) => {
      const house = (await (await route.fetch()).json()) as HouseDto;
      await route.fulfill({ json: { ...house, guestOrders: false } satisfies HouseDto });
    });
    await visitMenu(page, '/inventory', ...foods.map((food) => addTo(page, food)));
    for (const food of foods) await addTo(page, food).press('Enter');
    const dialog = page.getByRole('complementary', { name: 'Your basket' });
    await dialog.getByText('3 items').waitFor();
    await addTo(page, foods[0]).press('Enter'); // now that the scripts are there: before, a button is pressed once
    await dialog.getByText('4 items').waitFor();
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await expect
      .poll(async () => confirm.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom))
      .toBeLessThan(40);
    expect(await page.locator('[data-basket-bar]').count()).toBe(0);
    await dialog.getByRole('textbox', { name: `Portions of ${foods[1].name}` }).press('ArrowUp');
    await dialog.getByText('Total $47.50').waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
    await dialog.getByText('Login first..!').waitFor();
    await page.keyboard.press('Enter'); // the link to the login has the focus
    await page.waitForURL('**/login');
    await page.getByText('Log in to order what is in your basket.').waitFor();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/inventory');
    await dialog.getByText('Total $47.50').waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
    await page.getByText('Your order is Confirm').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Track order');
    expect(await dialog.count()).toBe(0); // it is the receipt's
    const { docs } = await database().collection('orders').where('userId', '==', person.uid).get();
    expect(docs.map((order) => [order.get('priceMinor'), order.get('lines').length])).toEqual([[4750, 3]]);
    expect(await page.locator('[data-basket-bar]').count()).toBe(0);

    const head = `2 × ${foods[0].name} and 2 more`;
    await admin.page.getByRole('button', { name: `Accept ${head}` }).click();
    await admin.page.goto('about:blank'); // who leaves does not undo
    await chef.page.getByRole('button', { name: `Deliver ${head}` }).click();
    await page.getByText('Delivered', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
  });

  it('is filled and ordered by touch on a phone, with a size and a note, over a reload, its total in sight', async ({
    signInAs,
  }) => {
    const { page, person } = await signInAs('user', '/inventory', { screen: PHONE, hasTouch: true });
    await addTo(page, foods[0]).tap();
    await addTo(page, foods[1]).tap();
    await addTo(page, sized).tap();
    const choosing = page.getByRole('dialog', { name: `Order ${sized.name}` });
    await choosing.getByText('Contains: milk').waitFor();
    await choosing.getByRole('radio', { name: 'Large' }).tap();
    await choosing.getByRole('textbox', { name: 'Note for the kitchen' }).fill('no onions');
    await choosing.getByText('Total $11.50').waitFor();
    await choosing.getByRole('button', { name: 'Add to basket' }).tap();
    await page.reload();
    const bar = page.getByRole('button', { name: '3 items · $30.50 View basket' });
    expect((await bar.boundingBox())?.y).toBeGreaterThan(PHONE.height - 64);
    await bar.tap();
    const dialog = page.getByRole('dialog', { name: 'Your basket' });
    await dialog.getByRole('button', { name: `One more: ${sized.name}` }).tap();
    const total = dialog.getByText('Total $42.00');
    expect((await total.boundingBox())?.y).toBeLessThan(PHONE.height);
    await dialog.getByRole('button', { name: 'Confirm' }).tap();
    await page.getByText('Your order is Confirm').waitFor();
    const { docs } = await database().collection('orders').where('userId', '==', person.uid).get();
    expect(docs.map((order) => order.get('lines').at(-1))).toMatchObject([
      { size: { name: 'Large' }, note: 'no onions', quantity: 2, totalMinor: 2300 },
    ]);
  });
});

describe('the plus sign of a food', () => {
  it('becomes a counter that moves nothing and breaks no price, and opens no food', async ({ page, putFood }) => {
    const other = foods[0];
    const dear = await putFood({ priceMinor: 123_450, quantity: 9, createdAtMs: 1 });
    await untilOnMenu(dear, other);
    await visitMenu(page, '/inventory', addTo(page, dear), addTo(page, other));
    // The panel of a wide window comes with the first food.
    await addTo(page, other).click();
    await page.getByRole('complementary', { name: 'Your basket' }).waitFor();
    const card = page.locator(`[data-food="${dear.id}"]`);
    for (const width of [320, 390, 600, 1024, 1280]) {
      await resize(page, { width, height: 900 });
      await addTo(page, dear).scrollIntoViewIfNeeded();
      const before = await card.evaluate(placesOf);
      await addTo(page, dear).click();
      await card.getByText(`1 of ${dear.name} in the basket`).waitFor({ state: 'attached' });
      await addTo(page, dear).click();
      await card.getByText(`2 of ${dear.name} in the basket`).waitFor({ state: 'attached' });
      expect({ width, ...(await card.evaluate(placesOf)) }).toEqual({ width, ...before });
      expect({ width, ...(await card.evaluate(besidePrice)) }).toEqual({ width, lines: 1, isCovered: false });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectUsable(page);
      const less = card.getByRole('button', { name: `Take one ${dear.name} out of the basket` });
      await less.click();
      await less.dblclick();
      await less.waitFor({ state: 'detached' });
      expect(await addTo(page, dear).evaluate((button) => button === document.activeElement)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/inventory');
    }
  });
});

/** Where what is pressed lies in its card, and how high that is. Runs in the page. */
function placesOf(card: Element): Record<string, number> {
  const { left, top, height } = card.getBoundingClientRect();
  const add = card.querySelector('[data-add]')?.getBoundingClientRect() ?? new DOMRect();
  return { left, height, addLeft: add.left - left, addTop: add.top - top, addWidth: add.width };
}

/** In how many lines the price stands, and whether the counter lies over it. Runs in the page. */
function besidePrice(card: Element): { readonly lines: number; readonly isCovered: boolean } {
  const range = document.createRange();
  range.selectNodeContents(card.querySelector('strong') ?? card);
  const price = range.getBoundingClientRect();
  const less = card.querySelector('[data-less]');
  const { left = 0, top = 0, bottom = 0 } = less?.getBoundingClientRect() ?? {};
  const edge = less?.clientTop ?? 0; // which nobody sees
  return {
    lines: range.getClientRects().length,
    isCovered: left + edge < price.right && top + edge < price.bottom && price.top < bottom - edge,
  };
}

it('the page of a food lists what can be chosen, before an order', async ({ page }) => {
  await visit(page, `/user/${sized.id}`);
  const choices = page.getByRole('region', { name: 'What you can choose' });
  await choices.getByRole('heading', { name: 'Size required · 1' }).waitFor();
  expect(await choices.getByRole('definition').allTextContents()).toContain('$11.50');
  await expectUsable(page);
});

describe('a voucher', () => {
  it('that waits is taken off by Order Now as by the basket, and listed with the orders', async ({ signInAs }) => {
    const { page, person } = await signInAs('user');
    const soonMs = Date.now() + 86_400_000;
    const five: Voucher = { id: 'o5', amountMinor: 500, minMinor: 0, currency: 'USD', expiresAtMs: soonMs };
    const customer = {
      delivered: 10,
      given: 2,
      vouchers: [five, { ...five, id: 'o10', amountMinor: 300, minMinor: 2000 }],
    };
    const stored = database().doc(`customers/${person.uid}`);
    onTestFinished(async () => void (await stored.delete()));
    await stored.set(customerToDocument(customer, toTimestamp));
    await page.route('**/api/house', async (route) => {
      const house = (await (await route.fetch()).json()) as HouseDto;
      await route.fulfill({ json: { ...house, voucher: { amount: 5, minimum: 0 } } satisfies HouseDto });
    });
    await visit(page, '/inventory');
    await page.locator(`[data-food="${foods[0].id}"]`).getByRole('button', { name: 'Order Now' }).click();
    const single = page.getByRole('dialog', { name: `Order ${foods[0].name}` });
    await single.getByText('Total $4.50').waitFor();
    await single.getByText('−$5.00').waitFor();
    await expectUsable(page);
    await single.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your order is Confirm').waitFor();
    await page.getByRole('link', { name: 'Track order' }).click();
    const list = page.getByRole('region', { name: 'Your vouchers' });
    await list.getByText('$3.00 off a basket of at least $20.00, until').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
    await expectUsable(page);
    await stored.set(customerToDocument({ ...customer, vouchers: [] }, toTimestamp));
    await list.waitFor({ state: 'detached' });
  });
});
