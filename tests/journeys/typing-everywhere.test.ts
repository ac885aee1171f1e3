import type { Food, Role } from '@foodhouse/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted, visit } from '../../local/browser.ts';
import { it } from '../support/journey.ts';
import { visitMenu } from '../support/menu.ts';
import { fieldsThatTypeWrong } from '../support/type.ts';

// Every text field of the site, typed into as people do.

let food: Food;

it.beforeAll(async ({ house }) => {
  food = await house.putFood({ createdAtMs: 1, quantity: 9 });
});

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name }).filter({ visible: true }).first();
const more = async (page: Page, entry: RegExp): Promise<void> => {
  const row = page.locator(`[data-row="${food.id}"]`);
  await row.getByRole('button', { name: /^More: / }).click();
  await button(row, entry).click();
};

const DIALOG = '[role="dialog"]';

/** Where fields are: who sees them, how they are opened, within what, and how many there are at least. */
const PLACES: readonly (readonly [
  what: string,
  role: Role | null,
  path: string,
  count: number,
  open?: ((page: Page) => Promise<void>) | undefined,
  within?: string | undefined,
])[] = [
  ['the menu', null, '/inventory', 1],
  ['a page that is not there', null, '/nowhere', 1],
  ['the login', null, '/login', 2],
  ['the sign-up', null, '/signup', 3],
  ['a forgotten password', null, '/login', 1, (page) => button(page, /Forgot/).click()],
  ['a review', null, '/review', 3],
  [
    'the basket',
    null,
    '/inventory',
    3,
    async (page) => {
      await visitMenu(page, '/inventory', page.locator(`[data-food="${food.id}"] [data-add]`));
      await page.locator(`[data-food="${food.id}"] [data-add]`).click();
      await page.getByText('Name and phone for the house').click();
    },
    'aside',
  ],
  ['the account', 'user', '/dashboard', 1, (page) => button(page, 'Your account').click(), DIALOG],
  ['the list of orders', 'admin', '/dashboard/orderlist', 1],
  ['the list of foods', 'admin', '/dashboard', 1, undefined, 'search'],
  ['all users', 'admin', '/dashboard/allusers', 1, undefined, 'search'],
  ['a new food', 'admin', '/dashboard/addfood', 6],
  ['a food', 'admin', '/dashboard', 5, (page) => button(page, `Update: ${food.name}`).click(), DIALOG],
  [
    'its sizes',
    'admin',
    '/dashboard',
    2,
    async (page) => {
      await more(page, /^(Sizes|Options|Choices)/);
      await button(page.locator(DIALOG), 'Add a size').click();
    },
    DIALOG,
  ],
  [
    'the categories',
    'admin',
    '/dashboard',
    1,
    async (page) => {
      await button(page, 'Categories').click();
      await button(page.locator(DIALOG), 'Add a category').click();
    },
    DIALOG,
  ],
  ['the house', 'admin', '/dashboard/house#about', 4],
  ['its money', 'admin', '/dashboard/house#money', 1],
  [
    'its services',
    'admin',
    '/dashboard/house#services',
    1,
    async (page) => {
      await page.getByLabel(/^Delivery: /).check();
      await button(page, 'Add an area').click();
    },
  ],
  ['a pause', 'chef', '/dashboard/kitchen', 1, (page) => button(page, 'Pause ordering').click(), DIALOG],
];

describe('what is typed is there, letter by letter, composed, pasted, corrected and fast, in', () => {
  it.for(PLACES)(
    '%s',
    { timeout: 120_000 },
    async ([, role, path, count, open, within = 'main, search'], { signInAs, visitor }) => {
      const { page } = role === null ? await visitor() : await signInAs(role);
      page.on('dialog', (asked) => void asked.accept());
      await visit(page, path);
      await hasStarted(page);
      await open?.(page);
      expect(await fieldsThatTypeWrong(page, within, count)).toEqual([]);
    },
  );
});
