import { DEFAULT_SETTINGS, toHouseDto, type Food, type SaveHouseDto } from '@foodhouse/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { database, saveHouse } from '../../../local/house.ts';
import { DESKTOP, it, PHONE, type Screen } from '../../support/journey.ts';
import { layoutShiftOf } from '../../support/layout.ts';
import { untilOnMenu } from '../../support/menu.ts';

// From the menu to the token, in a house that asks all that a house may ask. Alone, because the house of the suite has set nothing.

const HOUSE: Partial<SaveHouseDto> = {
  ...toHouseDto(DEFAULT_SETTINGS),
  about: { name: 'Harbour Kitchen', address: 'Lake Street 7', phone: '030 1234' },
  services: ['pickup', 'delivery'],
  areas: [
    {
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
    },
  ],
  later: { minMinutes: 60, maxDays: 1 },
  prepMinutes: 20,
  guestOrders: true,
};

let foods: readonly [Food, Food];

it.beforeAll(async ({ house }) => {
  foods = await Promise.all([
    house.putFood({ quantity: 9, mealtimes: [], createdAtMs: 1 }),
    house.putFood({ quantity: 9, mealtimes: [], createdAtMs: 2 }),
  ]);
  await Promise.all([saveHouse(await house.aPerson('admin'), HOUSE), untilOnMenu(...foods)]);
});

/** The house of other tests has set nothing. */
it.afterAll(async ({ house }) => {
  await saveHouse(await house.aPerson('admin'), { ...toHouseDto(DEFAULT_SETTINGS), tables: [] });
  await database().doc('house/settings').delete();
});

const plusOf = (page: Page, { id }: Food): Locator => page.locator(`[data-food="${id}"] [data-add]`);

describe('a guest with a phone', () => {
  const onPhone = it.extend('screen', PHONE).extend('isFirstVisit', true);

  onPhone(
    'needs nine taps and two fields at most, and knows who, how, when and the sum before Confirm',
    async ({ visitor }) => {
      const { page } = await visitor({ hasTouch: true });
      let taps = 0;
      let fields = 0;
      const tap = async (target: Locator): Promise<void> => {
        taps += 1;
        await target.tap();
      };
      const type = async (field: Locator, text: string): Promise<void> => {
        fields += 1;
        await tap(field);
        await page.keyboard.type(text);
      };
      await visit(page, '/inventory');
      await tap(plusOf(page, foods[0]));
      await tap(page.getByRole('button', { name: 'View basket' }));
      const basket = page.getByRole('dialog', { name: 'Your basket' });
      await basket.getByRole('radio', { name: 'Pickup', checked: true }).waitFor();
      await basket.getByRole('radio', { name: /^Earliest\s· about\s\d\d:\d\d$/, checked: true }).waitFor();
      await basket.getByRole('link', { name: 'Log in' }).waitFor();
      await tap(basket.getByRole('button', { name: 'Continue as guest · $9.50', exact: true }));
      fields += 1;
      await page.keyboard.type('Gus Guest'); // the first field has the focus
      await type(basket.getByLabel('Phone'), '0301234');
      await tap(basket.getByRole('button', { name: 'Confirm · $9.50', exact: true }));
      await page.getByText('Your order is Confirm').waitFor();
      await page.getByText(/^[A-Z0-9]{6}$/).waitFor();
      await page.getByText(/Ready about \d\d:\d\d, once it is accepted\.$/).waitFor();
      expect([taps <= 9, fields]).toEqual([true, 2]);
      expect(taps).toBe(5);

      // Its link says where to go, and takes it back.
      await page.getByRole('link', { name: 'Track order' }).tap();
      await page.getByRole('heading', { name: 'Your order' }).waitFor();
      const map = page.getByRole('main').getByRole('link', { name: 'Lake Street 7' }).first();
      expect(await map.getAttribute('href')).toContain('Lake%20Street%207');
      await page.getByRole('button', { name: 'Cancel: your order' }).tap();
      await page.getByRole('button', { name: 'Cancel it now: your order' }).tap();
      await page.getByText('Cancelled: nothing is due').waitFor();
    },
  );
});

/** Where everything in the basket is that somebody may be about to press. Runs in the page. */
function places(): readonly string[] {
  const basket = document.querySelector('[role="dialog"], [data-basket-panel]');
  const parts = [
    basket,
    ...(basket?.querySelectorAll(
      'h2, [data-basket-line], [data-basket-line] button, [data-how], .MuiDialogActions-root > * > button',
    ) ?? []),
  ];
  return parts.map((part) => {
    const { left, top, right } = part?.getBoundingClientRect() ?? {};
    return `${part?.tagName} ${part?.getAttribute('aria-label')}: ${left}, ${top}, ${right}`;
  });
}

describe.each<readonly [string, Screen, number]>([
  ['the sheet of a phone with one line', PHONE, 1],
  ['the sheet of a phone with two lines', PHONE, 2],
  ['the panel with one line', DESKTOP, 1],
  ['the panel with two lines', DESKTOP, 2],
])('%s', (_what, screen, count) => {
  const there = it.extend('screen', screen).extend('isFirstVisit', true);

  there('stands still while its answers come, at the first visit and at the next', async ({ page }) => {
    /** Holds the answer about the prices until it is let go. */
    let held = Promise.withResolvers<void>();
    await page.route('**/api/quote', async (route) => {
      await held.promise;
      await route.continue();
    });
    const standsStill = async (): Promise<void> => {
      const basket = page.locator('[role="dialog"], [data-basket-panel]');
      await basket
        .locator('[data-basket-line]')
        .nth(count - 1)
        .waitFor();
      await basket.getByRole('button', { name: /^Continue as guest/ }).waitFor(); // the house has answered who may order
      await basket.evaluate((part) =>
        Promise.all(part.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const [sinceMs, before] = [await page.evaluate(() => performance.now()), await page.evaluate(places)];
      held.resolve();
      await basket.getByRole('radio', { name: /· about/ }).waitFor();
      await basket.getByRole('button', { name: /^Continue as guest · / }).waitFor();
      expect(await page.evaluate(places)).toEqual(before);
      expect(await layoutShiftOf(page, sinceMs)).toBe(0);
    };
    const now = page.waitForResponse('**/api/house/now');
    await visit(page, '/inventory');
    await now;
    for (const food of foods.slice(0, count)) await plusOf(page, food).click();
    if (screen === PHONE) await page.getByRole('button', { name: 'View basket' }).click();
    await standsStill();
    held = Promise.withResolvers();
    await page.goto('about:blank'); // else the page is there again with its basket open
    await visit(page, '/inventory');
    if (screen === PHONE) await page.getByRole('button', { name: 'View basket' }).click();
    await standsStill();
  });
});
