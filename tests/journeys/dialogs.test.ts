import type { Food, Order, Role } from '@foodhouse/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../../local/browser.ts';
import { unique } from '../../local/house.ts';
import { expectUsable } from '../support/axe.ts';
import { sizesAndExtras } from '../support/choices.ts';
import { it } from '../support/journey.ts';
import { LONG_NAME, expectToFit, expectToScrollWhole, resize } from '../support/layout.ts';

// Every dialog at every width, in light and in dark, with names of 60 characters in place. The pages: pages.test.ts.

/** A dialog, and a panel in its place. */
const DIALOG = '[role="dialog"], aside';

let food: Food;

it.beforeAll(async ({ house }) => {
  food = await house.putFood({ name: LONG_NAME, createdAtMs: 1, quantity: 9, leastExtraMinor: 0, allergens: ['milk'] });
  const eachMinor = 120;
  await house.putChoices(
    food,
    sizesAndExtras([
      { id: 'bacon', name: LONG_NAME, eachMinor, max: 2 },
      { id: 'cheese', name: 'Cheese', eachMinor },
    ]),
  );
});

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name }).filter({ visible: true }).first();

/** @param word a part of the dialog that comes last */
async function expectDialogToFit(page: Page, word: string | RegExp): Promise<void> {
  const dialog = page.locator(DIALOG).first();
  await dialog.getByText(word).filter({ visible: true }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await expectToFit(page, DIALOG);
  await expectToScrollWhole(page, DIALOG);
}

/** A person, and an order of theirs with everything that makes a row long. */
interface Scene {
  readonly page: Page;
  readonly order: Order;
}

describe('a dialog of a guest fits every window:', () => {
  it('the choices of a food', async ({ signInAs }) => {
    const { page } = await signInAs('user', '/inventory');
    await page.locator(`[data-food="${food.id}"] [data-add]`).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Large' }).check();
    await page.getByRole('dialog').getByRole('checkbox', { name: LONG_NAME }).check();
    await expectDialogToFit(page, 'Note for the kitchen');
  });

  it('an order, and its receipt', async ({ putFood, signInAs }) => {
    const { id } = await putFood({ name: LONG_NAME, createdAtMs: 1, quantity: 9 });
    const { page } = await signInAs('user', `/user/${id}`);
    await button(page, 'Order Now').click();
    await expectDialogToFit(page, 'Confirm');
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expectDialogToFit(page, 'Track order');
  });

  it('the basket, and its receipt', async ({ putFood, signInAs }) => {
    const plain = await putFood({ name: LONG_NAME, createdAtMs: 1, quantity: 9 });
    const { page } = await signInAs('user', '/inventory', { screen: { width: 768, height: 1024 } });
    await page.locator(`[data-food="${plain.id}"] [data-add]`).click();
    await page.locator(`[data-food="${food.id}"] [data-add]`).click();
    const choosing = page.getByRole('dialog');
    await choosing.getByRole('radio', { name: 'Large' }).check();
    await choosing.getByRole('textbox', { name: 'Note for the kitchen' }).fill('no onions, please, and well done');
    await button(choosing, 'Add to basket').click();
    await button(page, /View basket$/).click();
    await expectDialogToFit(page, 'Confirm');
    await page.locator(DIALOG).getByRole('button', { name: 'Confirm' }).click();
    await expectDialogToFit(page, 'Track order');
  });

  it.for([
    ['Pay', (): RegExp => /^Pay for /, 'Close'],
    ['the history', (): RegExp => /^What happened to /, 'Ordered'],
  ] as const)('%s of an order', async ([, name, word], { putOrder, signInAs }) => {
    const { page, person } = await signInAs('user');
    await putOrder('approved', { foodName: LONG_NAME, userId: person.uid, user: person.email });
    await visit(page, '/dashboard/myorders?status=approved');
    await button(page, name()).click();
    await expectDialogToFit(page, word);
  });
});

/** What staff open: where, with what, and a word that it shows. */
const OF_STAFF: readonly (readonly [
  what: string,
  role: Role,
  path: string,
  open: (scene: Scene) => Promise<void>,
  word: string | RegExp,
])[] = [
  [
    'Reject with a reason',
    'admin',
    '/dashboard/orderlist',
    async ({ page, order }) => {
      await button(page, `Reject ${order.foodName}`).click();
      await button(page.getByRole('dialog'), 'Sold out').click();
    },
    'Reject',
  ],
  [
    'the minutes of an order',
    'admin',
    '/dashboard/orderlist',
    ({ page, order }) => button(page, `20 min: change them for ${order.foodName}`).click(),
    'Minutes',
  ],
  [
    'the keys',
    'admin',
    '/dashboard/orderlist',
    async ({ page, order }) => {
      await button(page, `Reject ${order.foodName}`).waitFor();
      await page.keyboard.press('?');
    },
    'Keys',
  ],
  [
    'Running late',
    'admin',
    '/dashboard/orderlist?status=approved',
    ({ page, order }) => button(page, `Running late: ${order.foodName}`).click(),
    /Tell the guest/,
  ],
  [
    'the ticket',
    'chef',
    '/dashboard/kitchen',
    ({ page, order }) => button(page, `Who ordered ${order.foodName}`).click(),
    'Running late',
  ],
  [
    'Cannot cook',
    'chef',
    '/dashboard/kitchen',
    ({ page, order }) => button(page, `Cannot cook ${order.foodName}`).click(),
    'Give back',
  ],
  [
    'a pause',
    'chef',
    '/dashboard/kitchen',
    ({ page }) => button(page, 'Pause ordering').click(),
    'Message to guests (optional)',
  ],
  [
    'the stock of the kitchen',
    'chef',
    '/dashboard/kitchen',
    async ({ page }) => {
      await button(page, /^Stock/).click();
      await page.getByLabel('Find a food').fill(LONG_NAME);
    },
    /left$/,
  ],
  [
    'Remove',
    'admin',
    '/dashboard',
    async ({ page }) => {
      const row = page.locator(`[data-row="${food.id}"]`); // others of this name come and go
      await row.getByRole('button', { name: `More: ${LONG_NAME}`, exact: true }).click();
      await button(row, `Remove: ${LONG_NAME}`).click();
    },
    'Remove',
  ],
  [
    'for how long it is sold out',
    'admin',
    '/dashboard',
    async ({ page }) => {
      const row = page.locator(`[data-row="${food.id}"]`);
      await row.getByRole('button', { name: `More: ${LONG_NAME}`, exact: true }).click();
      await button(row, `Mark sold out: ${LONG_NAME}`).click();
    },
    'Through a day',
  ],
  ['the categories', 'admin', '/dashboard', ({ page }) => button(page, 'Categories').click(), 'Save'],
  ['Delete User', 'admin', '/dashboard/allusers', ({ page }) => button(page, /^Delete: /).click(), 'Delete User'],
];

describe('a dialog of staff fits every window:', () => {
  it.for(OF_STAFF)('%s', async ([, role, path, open, word], { putOrder, signInAs }) => {
    const status = path.includes('orderlist') && !path.includes('approved') ? 'pending' : 'approved';
    const promise = status === 'approved' ? { promisedAtMs: Date.now(), firstPromisedAtMs: Date.now() } : {};
    const order = await putOrder(status, {
      foodName: unique(LONG_NAME).slice(-60),
      createdAtMs: 1,
      prepMinutes: 20,
      ...promise,
    });
    const { page, errors } = await signInAs(role, path);
    await open({ page, order });
    await expectDialogToFit(page, word);
    expect(errors).toEqual([]);
  });
});

/** Each part of the House page, and what opens and fills all that it has. */
const OF_THE_HOUSE: readonly (readonly [part: string, fill: (page: Page) => Promise<void>])[] = [
  [
    'Hours',
    async (page) => {
      await page.getByLabel('Take orders in opening hours only').check();
      await button(page, 'Add an opening: Monday').click();
      await button(page, 'Add an opening: Monday').click();
      await page.getByLabel('Tuesday: closes').fill('02:00');
      await button(page, 'Add a special day').click();
    },
  ],
  [
    'Services',
    async (page) => {
      for (const service of ['Tables', 'Delivery']) await page.getByLabel(new RegExp(`^${service}: `)).check();
      await button(page, 'Add a table').click();
      await page.getByLabel('Name of table 1').fill(LONG_NAME.slice(0, 40));
      await button(page, 'Add an area').click();
    },
  ],
  [
    'Orders',
    async (page) => {
      await page.getByLabel('Reject orders nobody answers in time').check();
      await page.getByLabel('Take orders for later').check();
      await page.getByLabel('Promise a time with every order').check();
    },
  ],
  [
    'Mealtimes',
    async (page) => {
      await page.getByLabel('Dinner from').fill('17:00');
      await button(page, 'Save the mealtimes').click();
      await page.getByText('A time such as 11:00, or none of both').waitFor();
    },
  ],
  [
    'Money',
    async (page) => {
      await button(page, 'Add a rate').click();
      await page.getByLabel('Give a voucher with every fifth order that was delivered').check();
    },
  ],
  [
    'The house',
    async (page) => {
      await page.getByLabel('Name of the house').fill(LONG_NAME);
    },
  ],
];

describe('a page of staff fits every window', () => {
  it('with every form of the house open', async ({ signInAs }) => {
    const { page, errors } = await signInAs('admin', '/dashboard/house');
    const parts = page.getByRole('navigation', { name: 'Parts of this page' });
    // Nothing is saved: the house is that of other tests too.
    for (const [part, fill] of OF_THE_HOUSE) {
      await parts.getByRole('link', { name: part }).click();
      await fill(page);
      await expectToFit(page);
      // What was scrolled under the header is no target.
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await expectUsable(page);
    }
    expect(await parts.getByRole('link', { name: 'not saved' }).count()).toBe(OF_THE_HOUSE.length);
    expect(errors).toEqual([]);
  });

  it('with everything of one food', async ({ signInAs }) => {
    const { page, errors } = await signInAs('admin', `/dashboard/foods/${food.id}`);
    await page.getByLabel('Food Name').fill(LONG_NAME.toUpperCase());
    for (const part of ['Sizes and options', 'Allergens and diets', 'Stock and sale'])
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      await page.locator('summary', { hasText: part }).click();
    await page.getByText('Not saved yet').waitFor();
    await expectToFit(page);
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expectUsable(page);
    expect(errors).toEqual([]);
  });

  it('with the stock of one food, and a change of it', async ({ signInAs }) => {
    const { page } = await signInAs('chef', `/dashboard/stock?food=${food.id}`);
    await page.getByRole('heading', { name: `Stock: ${LONG_NAME}` }).waitFor();
    await page.getByRole('link', { name: 'All foods', exact: true }).waitFor();
    await expectToFit(page);
    await page.getByRole('group', { name: 'Enter a change' }).getByRole('button', { name: 'Count' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Portions counted' }).waitFor();
    expect(await page.getByRole('dialog').getByText('History').count()).toBe(0); // the page has it
    await expectToFit(page, DIALOG);
  });

  it('with the overview of today', async ({ putOrder, signInAs }) => {
    await putOrder('pending', { foodName: LONG_NAME });
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    await button(page, 'Overview of today').click();
    const byHour = page.getByRole('heading', { name: 'By hour' });
    await byHour.waitFor();
    await resize(page, { width: 390, height: 844 });
    await byHour.waitFor({ state: 'detached' });
    const order = page.locator('[data-order]').first();
    await expect.poll(async () => (await order.boundingBox())?.y).toBeLessThan(700);
    await button(page, 'Low stock and charts').click();
    await byHour.waitFor();
    await expectToFit(page);
  });
});
