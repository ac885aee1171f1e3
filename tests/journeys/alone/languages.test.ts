import { readFileSync } from 'node:fs';
import { DEFAULT_SETTINGS, toHouseDto, type Food, type HouseNowDto, type SaveHouseDto } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openUntouched, touch, visit } from '../../../local/browser.ts';
import { database, saveHouse, type Person } from '../../../local/house.ts';
import { SITE_ADDRESS } from '../../../local/suite.ts';
import { expectUsable } from '../../support/axe.ts';
import { DESKTOP, it as journey, PHONE, type Screen } from '../../support/journey.ts';
import { untilOnMenu } from '../../support/menu.ts';

// A house that speaks German. Alone, because the house of the suite speaks English.

const it = journey.extend('isFirstVisit', true);

const GERMAN: Partial<SaveHouseDto> = {
  ...toHouseDto(DEFAULT_SETTINGS),
  locale: 'de',
  about: { name: 'Gasthaus am Kanal', address: 'Uferstr. 12', phone: '030 123456' },
  timeZone: 'Europe/Berlin',
  prepMinutes: 20,
  guestOrders: true,
  orderWords: 'order-and-pay',
};

let admin: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [admin, food] = [await house.aPerson('admin'), await house.putFood({ quantity: 9, mealtimes: [], createdAtMs: 1 })];
  await Promise.all([saveHouse(admin, GERMAN), untilOnMenu(food)]);
});

/** The house of other tests has set nothing. */
it.afterAll(async () => {
  await database().doc('house/settings').delete();
});

/** What German says, by the folder of the catalogue and its key. */
function german(folder: string, key: string): string {
  const texts = JSON.parse(readFileSync(`locales/de/${folder}/texts.json`, 'utf8')) as Readonly<Record<string, string>>;
  return texts[key] ?? '';
}

describe('a house that speaks German', () => {
  it('is read in German by whoever was never there, and from then on before anything is seen', async ({ visitor }) => {
    const { page } = await visitor();
    await openUntouched(page, '/inventory?mealtime=lunch');
    await page.waitForURL('**/de/inventory?mealtime=lunch');
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    const shared = page.locator('meta[property="og:locale"]');
    expect(await shared.getAttribute('content')).toBe('de_DE');
    await openUntouched(page, '/about');
    expect(new URL(page.url()).pathname).toBe('/de/about');
    await page.getByText(german('web/src', 'allFoods')).first().waitFor();
  });

  it('says of itself in German what the server says', async () => {
    await saveHouse(admin, { hours: { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '00:00' }] } });
    const words = async (): Promise<string> =>
      ((await (await fetch(`${SITE_ADDRESS}/api/house/now`)).json()) as HouseNowDto).state?.words ?? '';
    await expect.poll(words).toBe(german('packages/domain/src/house', 'openDayAndNight'));
    await saveHouse(admin, { hours: {} });
  });
});

/** Whether something of a page is cut by the edge of its window. Runs in the page. */
const isTooWide = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth;

async function expectGerman(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.evaluate(isTooWide)).toBe(false);
  await expectUsable(page);
}

describe.each<readonly [string, Screen]>([
  ['a phone', PHONE],
  ['a wide window', DESKTOP],
])('an order in German, on %s', (_name, screen) => {
  it.extend('screen', screen)('goes from the basket to the hand of its guest', async ({ visitor, signInAs }) => {
    const basketWords = (key: string): string => german('web/src/features/ordering/basket-dialog', key);
    const checkout = (key: string): string => german('web/src/features/ordering/checkout', key);

    const { page } = await visitor();
    await visit(page, '/inventory');
    await page.waitForURL('**/de/inventory');
    await touch(page);
    const card = page.locator(`[data-food="${food.id}"]`);
    expect(await card.innerText()).toMatch(/9,50\s\$/);
    await expectGerman(page);
    await card.locator('[data-add]').click();
    const open = page.getByRole('button', { name: new RegExp(`9,50\\s\\$\\s*${basketWords('viewBasket')}$`) });
    if (screen === PHONE) await open.click();
    const basket = page.getByRole('dialog', { name: basketWords('yourBasket') });
    await page.getByRole('button', { name: new RegExp(`^${checkout('continueAsGuest')} · 9,50\\s\\$$`) }).click();
    await page.keyboard.type('Gusti Gast');
    await page.getByLabel(checkout('phone')).click();
    await page.keyboard.type('030123456');
    if (screen === PHONE) await basket.waitFor();
    await expectGerman(page);
    await page.getByRole('button', { name: /^Zahlungspflichtig bestellen · 9,50\s\$$/ }).click();
    await page.getByText(checkout('orderConfirmed')).waitFor();
    await expectGerman(page);
    await page.getByRole('link', { name: checkout('followIt') }).click();
    await page.getByRole('heading', { name: german('web/src/features/following/track', 'yourOrder') }).waitFor();
    const token = await page.getByText(/^[A-Z0-9]{6}$/).innerText();

    const staff = await signInAs('admin', '/dashboard/orderlist');
    await staff.page.waitForURL('**/de/dashboard/orderlist');
    await staff.page.getByRole('button', { name: new RegExp(`^Annehmen .* ${token}$`) }).click();
    await page.getByText(german('web/src/features/orders/status', 'kitchenIsCooking')).waitFor();
    await expectGerman(staff.page);
    await visit(staff.page, '/dashboard/kitchen');
    await staff.page.getByRole('button', { name: new RegExp(`^Ausgeben: .* ${token}$`) }).click();
    await page.getByText('Abgeholt', { exact: true }).first().waitFor();
    await expectGerman(page);
  });
});
