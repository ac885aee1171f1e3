import type { Food, Order, Role } from '@foodhouse/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted, visit } from '../../local/browser.ts';
import { sizesAndExtras } from '../support/choices.ts';
import { it } from '../support/journey.ts';
import { visitMenu } from '../support/menu.ts';
import { fieldsThatTypeWrong } from '../support/type.ts';

// Every text field of the site, typed into as people do. Those that only a house with a choice has: alone/checkout.test.ts.

let food: Food;
let chosen: Food;
let pending: Order;
let accepted: Order;
let promised: Order;

it.beforeAll(async ({ house }) => {
  [food, chosen, pending, accepted, promised] = await Promise.all([
    house.putFood({ createdAtMs: 1, quantity: 9 }),
    house.putFood({ createdAtMs: 1, quantity: 9, leastExtraMinor: 0 }),
    house.putOrder('pending', { createdAtMs: 1 }),
    house.putOrder('approved', { createdAtMs: 1, acceptedAtMs: 1 }),
    house.putOrder('approved', { createdAtMs: 2, acceptedAtMs: 2, promisedAtMs: 3, firstPromisedAtMs: 3 }),
  ]);
  await house.putChoices(chosen, sizesAndExtras([{ id: 'bacon', name: 'Bacon' }]));
});

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name }).filter({ visible: true }).first();
const rowIn = ({ id }: Food): string => `[data-row="${id}"]`;
const rowOf = (page: Page, of: Food): Locator => page.locator(rowIn(of));
const openFood = async (page: Page, of: Food): Promise<void> => {
  await rowOf(page, of)
    .getByRole('link', { name: `Update: ${of.name}` })
    .click();
  await page.getByLabel('Food Name').waitFor();
};
const openFold = (page: Page, fold: string): Promise<void> => page.locator('summary', { hasText: fold }).click();

const openPart = (page: Page, part: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: part }).click();

const PAGE = 'main, search';
const DIALOG = '[role="dialog"]';

/** Fields of a page: within what (a row of a test's own food is known once that is there), how many at least, and what opens them. */
type Place = readonly [
  what: string,
  within: string | (() => string),
  least: number,
  open?: (page: Page) => Promise<void>,
];

/** The pages: who sees them, and their fields, one place after the other, the search of a list last. */
const PAGES: readonly (readonly [path: string, role: Role | null, ...places: readonly Place[]])[] = [
  ['/nowhere', null, ['the page', PAGE, 1]],
  ['/login', null, ['the login', PAGE, 2], ['a forgotten password', PAGE, 1, (page) => button(page, /Forgot/).click()]],
  ['/signup', null, ['the sign-up', PAGE, 3]],
  ['/review', null, ['the review', PAGE, 3]],
  ['/try', null, ['the menu that moves in', PAGE, 1]],
  ['/dashboard', 'user', ['the account', DIALOG, 1, (page) => button(page, 'Your account').click()]],
  [
    '/dashboard/orderlist',
    'admin',
    ['the reason of a rejection', DIALOG, 1, (page) => button(page, `Reject ${pending.foodName}`).click()],
    ['the search', PAGE, 1],
  ],
  [
    '/dashboard',
    'admin',
    [
      'the categories',
      DIALOG,
      1,
      async (page) => {
        await button(page, 'Categories').click();
        await button(page.locator(DIALOG), 'Add a category').click();
      },
    ],
    ['the quantity in the list', () => rowIn(food), 1],
    ['the search', 'search', 1],
  ],
  [
    '/dashboard',
    'admin',
    [
      'a food',
      PAGE,
      6,
      async (page) => {
        await openFood(page, food);
        await openFold(page, 'Kitchen and till');
      },
    ],
    [
      'its sizes',
      '#options',
      2,
      async (page) => {
        await openFold(page, 'Sizes and options');
        await button(page, 'Add a size').click();
      },
    ],
    ['a group of options', 'role=dialog[name="New group of options"]', 6, (page) => button(page, 'New group').click()],
    ['its portions', '#stock', 3, (page) => openFold(page, 'Stock and sale')],
  ],
  ['/dashboard/allusers', 'admin', ['the search', 'search', 1]],
  ['/dashboard/addfood', 'admin', ['the form', PAGE, 6]],
  ['/dashboard/import', 'admin', ['the menu that moves in', PAGE, 1]],
  [
    '/dashboard/house#about',
    'admin',
    ['the house', PAGE, 4],
    [
      'its money',
      PAGE,
      3,
      async (page) => {
        await openPart(page, 'Money');
        await button(page, 'Add a rate').click();
      },
    ],
    [
      'its hours',
      PAGE,
      16,
      async (page) => {
        await openPart(page, 'Hours');
        await page.getByLabel('Take orders in opening hours only').check();
        await button(page, 'Add a special day').click();
      },
    ],
    [
      'its mealtimes',
      PAGE,
      6,
      async (page) => {
        await openPart(page, 'Mealtimes');
        await page.getByLabel('Breakfast from').waitFor();
      },
    ],
    [
      'its rules of orders',
      PAGE,
      6,
      async (page) => {
        await openPart(page, 'Orders');
        for (const tick of [/^Reject orders nobody answers/, /^Take orders for later/, /^Promise a time/])
          // oxlint-disable-next-line no-await-in-loop -- one tick after the other
          await page.getByLabel(tick).check();
      },
    ],
    [
      'its services',
      PAGE,
      1,
      async (page) => {
        await openPart(page, 'Services');
        await page.getByLabel(/^Delivery: /).check();
        await button(page, 'Add an area').click();
      },
    ],
  ],
  [
    '/dashboard/kitchen',
    'chef',
    ['a pause', DIALOG, 1, (page) => button(page, 'Pause ordering').click()],
    ['why it cannot be cooked', DIALOG, 1, (page) => button(page, `Cannot cook ${accepted.foodName}`).click()],
    [
      'how late it is, and why',
      DIALOG,
      1,
      async (page) => {
        await button(page, `Who ordered ${promised.foodName}`).press('Enter');
        await button(page, `Running late: ${promised.foodName}`).click();
        await page.getByLabel('Later by').waitFor();
      },
    ],
    [
      'the stock of a food',
      DIALOG,
      2,
      async (page) => {
        await button(page, /^Stock/).click();
        await page.getByLabel('Find a food').fill(food.name);
        await button(page.locator(DIALOG), new RegExp(`^${food.name}`)).click();
        await page.getByLabel('Find a food').waitFor({ state: 'detached' });
      },
    ],
    ['the search for a food', DIALOG, 1, (page) => button(page, /^Stock/).click()],
  ],
  // Last: a food is on the menu of signed-out people after five seconds.
  [
    '/inventory',
    null,
    [
      'the choices of a food',
      DIALOG,
      1,
      async (page) => {
        await visitMenu(page, '/inventory', ...[food, chosen].map(({ id }) => page.locator(`[data-food="${id}"]`)));
        await page.locator(`[data-food="${chosen.id}"] [data-add]`).click();
      },
    ],
    [
      'the basket',
      'aside',
      4,
      async (page) => {
        await page.locator(`[data-food="${food.id}"] [data-add]`).click();
        await button(page, `Note: ${food.name}`).click();
        await page.locator('summary').filter({ hasText: 'Your name and phone (optional)' }).click();
        await page.locator('summary').filter({ hasText: 'Note for the whole order' }).click();
      },
    ],
    ['the menu', PAGE, 1],
  ],
];

/** Closes what is open, and loses what was typed there. */
async function closeDialogs(page: Page): Promise<void> {
  const isClosed = async (): Promise<boolean> => {
    if ((await page.locator(DIALOG).count()) === 0) return true;
    const discard = page.getByRole('button', { name: 'Discard' });
    await ((await discard.isVisible()) ? discard.click() : page.keyboard.press('Escape'));
    return false;
  };
  await expect.poll(isClosed).toBe(true);
}

describe('what is typed is there, letter by letter, composed, pasted, corrected and fast, on', () => {
  it.for(PAGES)('%s', { timeout: 120_000 }, async ([path, role, ...places], { signInAs, visitor }) => {
    const { page } = role === null ? await visitor() : await signInAs(role);
    page.on('dialog', (asked) => void asked.accept());
    await visit(page, path);
    await hasStarted(page);
    for (const [what, within, least, open] of places) {
      await open?.(page);
      const wrong = await fieldsThatTypeWrong(page, typeof within === 'string' ? within : within(), least);
      expect({ what, wrong }).toEqual({ what, wrong: [] });
      await closeDialogs(page);
    }
  });
});
