import { DEFAULT_SETTINGS, toHouseDto, type HouseNowDto } from '@foodhouse/domain';
import { DEMO_ADMIN, DEMO_CHEF, DEMO_CUSTOMER } from '@foodhouse/domain/demo';
import type { Locator, Page } from 'playwright-core';
import { foodDetailsOf, inviteOf, manageFoodOf, paths, stockOfFood, trackOf } from '../../web/src/paths.ts';
import { INVITED_BY, MOVED, TABLE, TRACKED } from './house.ts';

// Every screen that is pictured: a new page of pages.ts needs a line here.

export const PEOPLE = { customer: DEMO_CUSTOMER, chef: DEMO_CHEF, admin: DEMO_ADMIN } as const;

/** Waits for what comes after the page itself, and opens what is pictured. */
type Open = (page: Page) => Promise<void>;

interface Limits {
  /** The widths at which there is such a screen. */
  readonly from?: number;
  readonly to?: number;
  /** Begun anew for each width, because it opens otherwise there. */
  readonly isAnew?: true;
  /** An error that the browser logs although all is well. */
  readonly expects?: RegExp;
}

export interface Screen extends Limits {
  readonly name: string;
  readonly who: 'visitor' | keyof typeof PEOPLE;
  readonly address: string;
  readonly open?: Open;
  /** Only the window: for a dialog, and for what fills the window. */
  readonly isWindow?: true;
}

type Line = readonly [name: string, address: string, open?: Open | undefined, limits?: Limits];

function pagesFor(who: Screen['who'], lines: readonly Line[]): readonly Screen[] {
  return lines.map(([name, address, open, limits]) => ({ who, name, address, ...(open && { open }), ...limits }));
}

function windowsFor(who: Screen['who'], lines: readonly Line[]): readonly Screen[] {
  return pagesFor(who, lines).map((screen) => ({ ...screen, isWindow: true }));
}

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name }).filter({ visible: true }).first();

const inDialog = (page: Page, name: string | RegExp): Locator => button(page.getByRole('dialog'), name);

const has =
  (selector: string): Open =>
  (page) =>
    page.locator(selector).first().waitFor();
const hasFoods = has('[data-food]');
const hasForm = has('main form:visible');
const hasOrders = has('[data-order]');
const hasRows = has('[data-row]');

const hasPageLinks = has('footer a[href="/imprint"]');

const hasTable: Open = async (page) => {
  await hasFoods(page);
  await page.getByRole('heading', { name: TABLE.name }).waitFor();
};

const fillBasket: Open = async (page) => {
  for (const food of ['beef-pho', 'garden-salad']) await page.locator(`[data-food="${food}"] [data-add]`).click();
  // Beside the menu of a wide window, else as a bar at the edge.
  const panel = page.getByRole('complementary', { name: 'Your basket' });
  await panel.or(button(page, 'View basket')).first().waitFor();
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
};

const openBasket: Open = async (page) => {
  await fillBasket(page);
  await button(page, 'View basket').click();
  await inDialog(page, /^(?:Confirm|Continue as guest) · /).waitFor();
};

const openOrder: Open = async (page) => {
  await button(page, 'Order Now').click();
  await inDialog(page, 'Confirm').waitFor();
};

const order: Open = async (page) => {
  await openOrder(page);
  await inDialog(page, 'Confirm').click();
  await page.getByText('Your order is Confirm').waitFor();
};

const openPay: Open = async (page) => {
  await button(page, /^Pay for/).click();
  await inDialog(page, 'Close').waitFor();
};

const fillScreen: Open = async (page) => {
  await hasOrders(page);
  // Refused by the browser, it takes the window, which has the width of the picture.
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
  });
  await button(page, 'Full screen').click();
  await button(page, 'Leave full screen').waitFor();
};

const openTools: Open = async (page) => {
  await button(page, 'Sort, filter, export').click();
  await button(page, 'Export').waitFor();
};

const openBeside: Open = async (page) => {
  await hasOrders(page);
  await button(page.locator('[data-order]').nth(1), /^What happened to/).click();
  await page.locator('section', { has: page.getByRole('list', { name: 'What happened' }) }).waitFor();
};

const openReject: Open = async (page) => {
  await hasOrders(page);
  await button(page.locator('[data-order]').first(), /^Reject/).click();
  await inDialog(page, 'Reject').waitFor();
};

const openOverview: Open = async (page) => {
  await hasOrders(page);
  await button(page, 'Overview of today').click();
  const columns = page.getByRole('region', { name: 'By hour' }).locator('svg').first();
  // On a phone behind a button.
  await columns.or(button(page, 'Low stock and charts')).waitFor({ state: 'attached' });
};

const hasParts: Open = async (page) => {
  for (const part of [
    'Sizes and options',
    'Allergens and diets',
    'Stock and sale',
    'When it is served',
    'Kitchen and till',
  ])
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await page.locator('summary', { hasText: part }).click();
  await page.getByLabel('Quantity', { exact: true }).waitFor();
};

const tryExample: Open = async (page) => {
  await button(page, 'Use an example').click();
  await page.getByRole('article', { name: 'Diavola' }).waitFor();
};

const typeMenu: Open = async (page) => {
  await page.getByLabel('Row 1, name').fill('Pho');
  await page.getByLabel('Row 1, size').fill('Large');
  await page.getByLabel('Row 1, price').fill('9.5x');
  await page.getByLabel('Row 2, name').fill('Tea');
  await page.getByText('Row 1: “9.5x” is not a price').waitFor();
};

/** Has the server answer otherwise, from a new visit on. */
async function answerWith(page: Page, address: string, changed: (answer: object) => object): Promise<void> {
  await page.route(`**/api${address}`, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: changed((await response.json()) as object) });
    } catch {
      // The page was closed meanwhile.
    }
  });
  await page.reload();
}

const pausedMenu: Open = async (page) => {
  const sentence = 'No new orders, until 18:00. The oven is being repaired.';
  const closed: HouseNowDto['closed'] = {
    reason: 'paused',
    opensAt: new Date(Date.now() + 3_600_000).toISOString(),
    message: 'The oven is being repaired.',
    timeZone: 'Europe/Berlin',
    sentence,
  };
  const state: HouseNowDto['state'] = { isOpen: false, words: 'No new orders, until 18:00.' };
  await answerWith(page, '/house/now', (now) => ({ ...now, closed, state, busy: null }));
  await hasFoods(page);
  await page.getByText(sentence).filter({ visible: true }).first().waitFor();
};

/** A house that has just been made. */
const beforeOpening: Open = async (page) => {
  await answerWith(page, '/house', () => toHouseDto({ ...DEFAULT_SETTINGS, version: 1, notOpenYet: true }));
  await page.getByRole('navigation', { name: 'Steps of the set-up' }).waitFor();
};

const chooseLater: Open = async (page) => {
  await page.getByRole('dialog').getByText('Later', { exact: true }).click();
  await page.getByRole('dialog').getByLabel('Time', { exact: true }).waitFor();
  await inDialog(page, /^(?:Confirm|Add to basket|Continue as guest) · /).waitFor();
};

const openLater: Open = async (page) => {
  await openBasket(page);
  await chooseLater(page);
};

const orderLater: Open = async (page) => {
  await openOrder(page);
  await chooseLater(page);
};

export const SCREENS: readonly Screen[] = [
  ...pagesFor('visitor', [
    ['home', paths.home],
    ['inventory', paths.inventory, hasFoods],
    ['food', foodDetailsOf('beef-pho')],
    ['food-address', '/foods/smash-burger', (page) => page.getByText('What you can choose').waitFor()],
    ['chefs', paths.chefs],
    ['about', paths.about],
    ['imprint', paths.imprint, hasPageLinks],
    ['privacy', paths.privacy, hasPageLinks],
    ['terms', paths.terms, hasPageLinks],
    ['review', paths.review],
    ['login', paths.login],
    ['signup', paths.signUp],
    ['try', paths.tryMenu, tryExample],
    ['404', '/no/such/page', undefined, { expects: /404 .*\/no\/such\/page$/ }],
    [
      'invite',
      inviteOf(INVITED_BY),
      (page) => page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).waitFor(),
    ],
    [
      'invite-gone',
      inviteOf('no-such-invitation'),
      (page) => page.getByRole('heading', { name: 'There is no invitation under this link' }).waitFor(),
      { expects: /404 .*\/api\/invitation$/ },
    ],
    ['track', trackOf(TRACKED.orderId, TRACKED.key), (page) => page.getByRole('link', { name: /^Call / }).waitFor()],
  ]),
  ...windowsFor('visitor', [
    ['table', `/t/${TABLE.code}`, hasTable],
    ['inventory-basket', paths.inventory, fillBasket, { isAnew: true }],
    ['menu-paused', paths.inventory, pausedMenu],
    ['basket-later', paths.inventory, openLater, { isAnew: true, to: 1023 }],
    ['basket', paths.inventory, openBasket, { isAnew: true, to: 1023 }],
  ]),
  ...pagesFor('customer', [
    ['food-list-customer', paths.dashboard, hasRows],
    ['my-orders', paths.myOrders, has('[data-under-way]')],
    ['reviews', paths.reviews],
  ]),
  ...windowsFor('customer', [
    ['order-dialog', foodDetailsOf('margherita-pizza'), openOrder],
    ['order-later', foodDetailsOf('margherita-pizza'), orderLater],
    ['pay', paths.myOrders, openPay],
  ]),
  ...pagesFor('chef', [
    ['food-list-chef', paths.dashboard, hasRows],
    ['kitchen', paths.kitchen, hasOrders],
    ['stock', stockOfFood(MOVED), (page) => page.getByText('First counted here').waitFor()],
    ['stock-count', paths.stock],
  ]),
  ...windowsFor('chef', [['kitchen-full', paths.kitchen, fillScreen, { from: 1280 }]]),
  ...pagesFor('admin', [
    ['food-list-admin', paths.dashboard, hasRows],
    ['tools', paths.dashboard, openTools, { from: 1024 }],
    ['order-list', paths.orderList, hasOrders],
    ['order-list-accepted', `${paths.orderList}?status=approved`, hasOrders],
    ['overview', paths.orderList, openOverview],
    ['add-food', paths.addFood, hasForm],
    ['manage-food', manageFoodOf('margherita-pizza'), hasParts],
    ['import', paths.importMenu, tryExample],
    ['import-typed', `${paths.importMenu}#type`, typeMenu],
    ['export', paths.exportData],
    ['share', paths.share],
    ['set-up', paths.setUp],
    ...['name', 'place', 'menu', 'services', 'people', 'try'].map((step): Line => [
      `set-up-${step}`,
      `${paths.setUp}#${step}`,
      beforeOpening,
      { isAnew: true },
    ]),
    ['all-users', paths.allUsers, hasRows],
    ...['hours', 'services', 'orders', 'mealtimes', 'money', 'about', 'home', 'pages'].map((part): Line => [
      `house-${part}`,
      `${paths.house}#${part}`,
      hasForm,
    ]),
  ]),
  ...windowsFor('admin', [
    ['order-beside', paths.orderList, openBeside, { from: 1440, isAnew: true }],
    ['reject', paths.orderList, openReject],
  ]),
  // It adds an order to the lists, and is therefore the last.
  ...windowsFor('customer', [['receipt', foodDetailsOf('beef-pho'), order]]),
];
