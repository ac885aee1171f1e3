import { createHash } from 'node:crypto';
import { DEFAULT_SETTINGS, toHouseDto, TRACK_KEY_HEADER, type Food, type OrderDto } from '@foodhouse/domain';
import { housesAt, TABLE_SEVEN } from '@foodhouse/domain/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aGuest, basketOf, call, database, saveHouse, unique, type Person } from '../../../local/house.ts';
import { ALL_PAGES, isPublic } from '../../../web/src/pages.ts';
import { sizesAndExtras } from '../../support/choices.ts';
import { it } from '../../support/journey.ts';
import { untilOnMenu } from '../../support/menu.ts';
import { faultsOf, inPseudo, speakPseudo, visitPseudo } from '../../support/pseudo.ts';

// J2: in the pseudo-locale nothing but names is said beside the brackets of the catalogues, and texts that are 40 per cent longer
// fit every window. Alone, because the house that it sets up would take the orders of other tests.

const KEY = 'bm90IGEgdmVyeSBnb29kIGtleQ';

let food: Food;
let plain: Food;
let admin: Person;
/** Of a guest, who has its link. */
let followed: OrderDto;
let invitation: string;

it.beforeAll(async ({ house }) => {
  admin = await house.aPerson('admin');
  food = await house.putFood({
    name: 'Short Rib',
    createdAtMs: 1,
    quantity: 9,
    mealtimes: [],
    leastExtraMinor: 0,
    allergens: ['milk'],
  });
  plain = await house.putFood({ name: 'Winter Roots', priceMinor: 1290, createdAtMs: 2, quantity: 3, mealtimes: [] });
  await house.putChoices(
    food,
    sizesAndExtras([
      { id: 'bacon', name: 'Bacon', eachMinor: 120, max: 2 },
      { id: 'cheese', name: 'Cheese', eachMinor: 120 },
    ]),
  );
  await saveHouse(admin, {
    ...toHouseDto({
      ...DEFAULT_SETTINGS,
      ...housesAt(Date.now()).configured,
      currency: 'USD',
      enforceMealtimes: false,
      answerMinutes: null, // no order ends by itself meanwhile
    }),
    tables: [TABLE_SEVEN],
  });
  invitation = await house.putInvitation(admin);
  await untilOnMenu(food, plain);
  const placed = await call('/orders', {
    method: 'POST',
    as: await aGuest(),
    headers: { 'idempotency-key': unique('key') },
    body: {
      ...basketOf([plain, 1]),
      fulfilment: { kind: 'pickup' },
      contact: { name: 'Gus', phone: '030 1234' },
      track: createHash('sha256').update(KEY).digest('base64url'),
    },
  });
  expect(placed).toMatchObject({ status: 201 });
  followed = placed.body as OrderDto;
});

/** The house of other tests has set nothing. */
it.afterAll(async () => {
  await saveHouse(admin, { ...toHouseDto(DEFAULT_SETTINGS), tables: [] });
  await Promise.all(
    ['house/settings', 'house/tables', `tables/${TABLE_SEVEN.code}`].map((path) => database().doc(path).delete()),
  );
});

function addressOf(path: string): string {
  return path
    .replace(/:userId|:foodId/, food.id)
    .replace(':code', TABLE_SEVEN.code)
    .replace(/:orderId$/, `${followed._id}#${KEY}`)
    .replace(':orderId/:trackKey', `${followed._id}/${KEY}`)
    .replace(/^\/invite$/, `/invite#${invitation}`);
}

/** Opens a page, and waits until it stands where its address leads. */
async function open(page: Page, path: string): Promise<void> {
  await visitPseudo(page, addressOf(path));
  if (path.startsWith('/t/')) await page.waitForURL('**/inventory');
  if (path.startsWith('/foods/')) await page.waitForURL('**/user/*');
  if (path.includes(':trackKey')) await page.waitForURL(/#/);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Each walks many pages, at four widths. */
const LONG = { timeout: 300_000 };

/** The id of the food on the card that shows what is typed. */
const ID_OF_PREVIEW = 'new';

const addresses = ALL_PAGES.filter(isPublic).map(({ path }) => path);

describe('J2 in the pseudo-locale every page says catalogues and names, and fits its window:', () => {
  it('J2 for a guest', LONG, async ({ page }) => {
    await speakPseudo(page);
    const faults: string[] = [];
    // What the server says of an order is in the language of the house.
    const answer = await call(`/track/${followed._id}`, { headers: { [TRACK_KEY_HEADER]: KEY } });
    const said = JSON.stringify(answer.body).match(/(?<=:")[^"]+(?=")/g) ?? [];
    // An unknown address gets the page of the language at the root.
    for (const path of [...addresses, '/user/nothing', '/inventory?q=nosuchdish']) {
      await open(page, path);
      faults.push(...(await faultsOf(page, `guest ${path}`, path.startsWith('/track') ? said : [])));
    }
    expect(faults).toEqual([]);
  });

  it.for(['user', 'chef', 'admin'] as const)('J2 for the role %s', LONG, async (role, { putOrder, signInAs }) => {
    const { page, person } = await signInAs(role);
    await speakPseudo(page);
    const of = { userId: person.uid, user: person.email, createdAtMs: Date.now() - 60_000 };
    await Promise.all([putOrder('pending', of), putOrder('approved', of), putOrder('reject', of)]);
    const faults: string[] = [];
    for (const of of ALL_PAGES) {
      if (isPublic(of)) continue;
      if (of.audience !== 'signed in' && !of.audience(role) && of.path !== '/dashboard/orderlist') continue;
      await open(page, of.path);
      faults.push(...(await faultsOf(page, `${role} ${of.path}`, [ID_OF_PREVIEW])));
    }
    expect(faults).toEqual([]);
  });
});

const button = (within: Page | Locator, name: string): Locator =>
  within
    .getByRole('button', { name: inPseudo(name) })
    .filter({ visible: true })
    .first();
const dialog = (page: Page): Locator => page.locator('[role="dialog"], aside').first();
const openMore = (page: Page): Promise<void> =>
  rowOf(page)
    .getByRole('button', { name: `[${inPseudo('More')}` })
    .click();
const rowOf = (page: Page): Locator => page.locator(`[data-row="${plain.id}"]`);

/** What stands in the place of a page, in the order in which it is opened on one page: what it is, where it is, and what opens it. */
type Steps = readonly (readonly [what: string, path: string | null, open: (page: Page) => Promise<unknown>])[];

const OF_GUESTS: Steps = [
  [
    'the menu of a phone',
    '/inventory',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await button(page, 'Open menu').click();
      await button(page, 'Close menu').waitFor();
    },
  ],
  ['the filter', '/inventory', (page) => button(page, 'Filter').click()],
  ['a toast', '/inventory', (page) => button(page, 'Order Now').click()],
  [
    'Order Now',
    `/user/:userId`,
    async (page) => {
      await button(page, 'Order Now').click();
      await page.locator('[data-rht-toaster]').dispatchEvent('mouseover'); // it stays while the pointer is over it
      await button(page, 'Order as guest').click();
      await button(dialog(page), 'Confirm').waitFor();
    },
  ],
  [
    'choices',
    '/inventory',
    async (page) => {
      await page.locator(`[data-food="${plain.id}"] [data-add]`).click();
      await page.locator(`[data-food="${food.id}"] [data-add]`).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'Large' }).check();
      await page.getByRole('dialog').getByRole('checkbox', { name: 'Bacon' }).check();
    },
  ],
  [
    'a basket',
    null,
    async (page) => {
      await button(page.getByRole('dialog'), 'Add to basket').click();
      await button(dialog(page), 'Confirm').waitFor();
    },
  ],
];

const OF_CUSTOMERS: Steps = [
  [
    'the basket for delivery later',
    '/inventory',
    async (page) => {
      await page.locator(`[data-food="${plain.id}"] [data-add]`).click();
      const basket = dialog(page);
      await basket.getByRole('radio', { name: inPseudo('Delivery') }).check();
      await basket.getByRole('radio', { name: inPseudo('Later') }).check();
      await basket.getByRole('textbox', { name: inPseudo('Postcode') }).fill('8001');
      await basket.getByLabel(inPseudo('Time')).waitFor();
      await button(basket, 'Confirm').click();
    },
  ],
  [
    'a receipt',
    `/user/:userId`,
    async (page) => {
      await button(page, 'Order Now').click();
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: inPseudo('Pickup') })
        .check();
      await page.getByRole('dialog').getByRole('radio', { name: 'Large' }).check();
      await button(page.getByRole('dialog'), 'Confirm').click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: inPseudo('Track order') })
        .waitFor();
    },
  ],
  ['Pay', '/dashboard/myorders?status=approved', (page) => button(page, 'Pay for').click()],
  [
    'the history',
    '/dashboard/myorders',
    async (page) => {
      await button(page, 'What happened to').click();
      await page.getByRole('dialog').getByText(inPseudo('Ordered')).first().waitFor();
    },
  ],
  [
    'a printed receipt',
    null,
    async (page) => {
      await page.evaluate(() => {
        globalThis.print = () => undefined;
      });
      await button(page.getByRole('dialog'), 'Receipt').click();
      await page.locator('.printed-receipt').waitFor({ state: 'attached' });
    },
  ],
];

const OF_CHEFS: Steps = [
  ['the ticket', '/dashboard/kitchen', (page) => button(page, 'Who ordered').click()],
  ['Cannot cook', '/dashboard/kitchen', (page) => button(page, 'Cannot cook').click()],
  ['a pause', '/dashboard/kitchen', (page) => button(page, 'Pause ordering').click()],
  ['the stock of the kitchen', '/dashboard/kitchen', (page) => button(page, 'Stock').click()],
  [
    'what to make',
    '/dashboard/kitchen',
    async (page) => {
      await button(page, 'Who ordered').waitFor();
      await page.keyboard.press('t');
    },
  ],
  [
    'a printed ticket',
    '/dashboard/kitchen',
    async (page) => {
      await page.evaluate(() => {
        globalThis.print = () => undefined;
      });
      await button(page, 'Print the ticket of').click();
      await page.locator('.printed-ticket').waitFor({ state: 'attached' });
    },
  ],
  ['what was delivered', '/dashboard/kitchen', (page) => button(page, 'Delivered').click()],
  [
    'the stock of a food',
    '/dashboard/stock',
    async (page) => {
      await visitPseudo(page, `/dashboard/stock?food=${food.id}`);
      await page.getByRole('heading', { name: food.name }).waitFor();
    },
  ],
  ['a count', null, (page) => button(page, 'Count').click()],
];

const OF_ADMINS: Steps = [
  ['Reject', '/dashboard/orderlist', (page) => button(page, 'Reject').click()],
  [
    'minutes',
    '/dashboard/orderlist',
    (page) =>
      page
        .getByRole('button', { name: inPseudo('change them for') })
        .first()
        .click(),
  ],
  [
    'keys',
    '/dashboard/orderlist',
    async (page) => {
      await button(page, 'Reject').waitFor();
      await page.keyboard.press('?');
    },
  ],
  ['Running late', '/dashboard/orderlist?status=approved', (page) => button(page, 'Running late').click()],
  [
    'the overview',
    '/dashboard/orderlist',
    async (page) => {
      await button(page, 'Overview of today').click();
      await page.getByRole('heading', { name: inPseudo('By hour') }).waitFor();
    },
  ],
  [
    'the tools of a table',
    '/dashboard/orderlist',
    async (page) => {
      await button(page, 'Sort, filter, export').click();
      await button(page, 'Export').waitFor();
    },
  ],
  ['columns', null, (page) => button(page, 'Columns').click()],
  [
    'export',
    '/dashboard',
    async (page) => {
      await button(page, 'Sort, filter, export').click();
      await button(page, 'Export').click();
    },
  ],
  ['a food’s menu', '/dashboard', (page) => openMore(page)],
  [
    'Remove',
    '/dashboard',
    async (page) => {
      await openMore(page);
      await button(rowOf(page), 'Remove').click();
    },
  ],
  [
    'sold out',
    '/dashboard',
    async (page) => {
      await openMore(page);
      await button(rowOf(page), 'Mark sold out').click();
    },
  ],
  ['removed foods', '/dashboard', (page) => button(page, 'Removed').click()],
  ['hidden foods', '/dashboard', (page) => button(page, 'Hidden').click()],
  [
    'categories',
    '/dashboard',
    async (page) => {
      await button(page, 'Categories').click();
      await button(page.getByRole('dialog'), 'Add a category').click();
    },
  ],
  ['delete', '/dashboard/allusers', (page) => button(page, 'Delete').click()],
  [
    'invite',
    '/dashboard/allusers',
    async (page) => {
      await button(page, 'Invite someone').click();
      await button(page.getByRole('dialog'), 'Make a link').click();
      await button(page.getByRole('dialog'), 'Withdraw').waitFor();
    },
  ],
  [
    'all of a food',
    '/dashboard/foods/:foodId',
    async (page) => {
      await page.getByLabel(inPseudo('Food-Price')).fill('free');
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await button(page, 'Save').click();
    },
  ],
  [
    'copy a food',
    '/dashboard',
    async (page) => {
      await openMore(page);
      await button(rowOf(page), 'Copy').click();
    },
  ],
  [
    'the poster',
    '/dashboard/share',
    async (page) => {
      await page.evaluate(() => {
        globalThis.print = () => undefined;
      });
      await button(page, 'Print the poster').click();
      await page.locator('.printed-poster').waitFor({ state: 'attached' });
    },
  ],
  [
    'the hours of the house',
    '/dashboard/house#hours',
    async (page) => {
      await page.getByLabel(inPseudo('Take orders in opening hours only')).check();
      await button(page, 'Add an opening').click();
      await button(page, 'Add a special day').click();
    },
  ],
  [
    'the services of the house',
    '/dashboard/house#services',
    async (page) => {
      await button(page, 'Add a table').click();
      await button(page, 'Add an area').click();
    },
  ],
  ['the money of the house', '/dashboard/house#money', (page) => button(page, 'Add a rate').click()],
];

describe('J2 in the pseudo-locale every dialog does:', () => {
  it.for([
    ['guest', OF_GUESTS],
    ['user', OF_CUSTOMERS],
    ['chef', OF_CHEFS],
    ['admin', OF_ADMINS],
  ] as const)('J2 for the role %s', LONG, async ([role, steps], { aPerson, putOrder, signInAs, visitor }) => {
    const person = role === 'guest' ? null : await aPerson(role);
    const { page } = person === null ? await visitor() : await signInAs(person);
    await speakPseudo(page);
    const promise = { prepMinutes: 20, promisedAtMs: Date.now() + 600_000, firstPromisedAtMs: Date.now() + 600_000 };
    if (person) await putOrder('approved', { userId: person.uid, user: person.email });
    if (role !== 'guest' && role !== 'user')
      await Promise.all([
        putOrder('pending', { prepMinutes: 20 }),
        putOrder('approved', promise),
        putOrder('delivered'),
      ]);
    const faults: string[] = [];
    for (const [what, path, openPart] of steps) {
      try {
        await page.setViewportSize({ width: 1280, height: 900 });
        if (path !== null) await open(page, path);
        page.setDefaultTimeout(8000);
        await openPart(page);
        faults.push(...(await faultsOf(page, `${role} ${what}`)));
      } catch (error) {
        faults.push(`${role} ${what}: ${String(error).slice(0, 400).replaceAll(/\s+/g, ' ')}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
