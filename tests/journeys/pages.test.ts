import type { Role } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted, visit } from '../../local/browser.ts';
import { unique } from '../../local/house.ts';
import { ALL_PAGES, isPublic } from '../../web/src/pages.ts';
import { expectUsable } from '../support/axe.ts';
import { DESKTOP, it, PHONE } from '../support/journey.ts';
import { LONG_NAME, expectToFit, resize } from '../support/layout.ts';
import { visitMenu } from '../support/menu.ts';

// Every page at every width, in light and in dark, with names of 60 characters in place; and axe on it.

/** The beginning of a page's h1, where it says more than that there is one. */
const HEADINGS: Readonly<Record<string, string>> = {
  '/': 'Our food site makes it easy to find local foods',
  '/inventory': 'Inventory All Products',
  '/user/beef-pho': 'Beef Pho',
  '/user/nothing': 'This food is not on the menu',
  '/chefs': 'Meet Our Chefs',
  '/about': 'All About everything is here',
  '/review': 'Keep in Our Touch',
  '/login': 'Login',
  '/signup': 'Sign-Up',
  '/try': 'Your menu here',
  '/no/such/page': '404: this plate is empty',
  '/dashboard': 'Welcome to Dashboard',
  '/dashboard/myorders': 'My Orders',
  '/dashboard/orderlist': 'Order List',
  '/dashboard/kitchen': 'Kitchen',
  '/dashboard/stock': 'Stock',
  '/dashboard/review': 'Total clients review :',
  '/dashboard/addfood': 'Add Food',
  '/dashboard/import': 'Import a menu',
  '/dashboard/export': 'Take your data with you',
  '/dashboard/share': 'Share',
  '/dashboard/allusers': 'Total User :',
};
/** The same beside the toast in sight. */
async function expectToFitWithToast(page: Page): Promise<void> {
  const toasts = page.locator('[data-rht-toaster]');
  await toasts.dispatchEvent('mouseover'); // they stay while the pointer is over them
  await expectToFit(page);
  expect(await toasts.innerText()).not.toBe('');
}

/** Pixels from the top of a window to the first row of a list, at most. */
const FIRST_ROW = [
  { width: 1280, height: 900, most: 236 },
  { width: 390, height: 844, most: 300 },
];

async function expectToBeginHigh(
  page: Page,
  rows = '[data-row], [data-order], [data-under-way]',
  limits = FIRST_ROW,
): Promise<void> {
  for (const { width, height, most } of limits) {
    await resize(page, { width, height });
    const row = page.locator(rows).first();
    await expect.poll(async () => (await row.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(most);
  }
}

/** axe finds nothing, on a wide and a narrow screen. */
async function expectToBeUsable(page: Page): Promise<void> {
  for (const screen of [DESKTOP, PHONE]) {
    await resize(page, screen);
    await expectUsable(page);
  }
}

async function isComplete(page: Page, address: string): Promise<void> {
  const heading = HEADINGS[address.replace(/\?.*/, '')] ?? /./;
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

describe('at every width', () => {
  const addresses = ALL_PAGES.filter(isPublic).flatMap(({ path, html }) => (html === null ? [] : [path]));
  it.for([...addresses, '/user/beef-pho', '/user/nothing', '/foods/beef-pho', '/t/T7T7T7', '/no/such/page'])(
    '%s fits its window',
    async (address, { page, putFood }) => {
      const { id } = await putFood({ name: LONG_NAME, createdAtMs: 1, quantity: 3 });
      await visit(page, address.replace(/:\w+/, id));
      await hasStarted(page);
      if (address.startsWith('/t/')) await page.waitForURL('**/inventory');
      await isComplete(page, address);
      await expectToBeUsable(page);
      if (address !== '/inventory') return expectToFit(page);
      await expectToBeginHigh(page, '[data-food]', FIRST_ROW.slice(1));
      await page.getByRole('button', { name: 'Order Now' }).first().click();
      await page.getByRole('status').getByRole('link', { name: 'Login' }).waitFor();
      return expectToFitWithToast(page);
    },
  );

  /** Beside each page of an admin: lists that other roles see otherwise, and other statuses. */
  const pages = ALL_PAGES.filter((page) => !isPublic(page)).map(({ path }): readonly [Role, string] => ['admin', path]);
  it.for([
    ...pages,
    ['admin', '/dashboard/orderlist?status=approved'],
    ['admin', '/dashboard/orderlist?status=reject'],
    ['chef', '/dashboard'],
    ['user', '/dashboard'],
    ['user', '/dashboard/myorders'],
    ['user', '/dashboard/myorders?status=reject'], // without an order under way
  ] as const)('for the role %s, %s fits its window', async ([role, path], { aPerson, putFood, putOrder, signInAs }) => {
    await putFood({ name: LONG_NAME, createdAtMs: 1, quantity: 3 });
    const person = await aPerson(role, { uid: unique('maximiliane-alexandrina-von-und-zu-hohenfels') });
    const statuses = path.endsWith('reject') ? (['reject'] as const) : (['pending', 'approved'] as const);
    await Promise.all(
      statuses.map((status) =>
        putOrder(status, { foodName: LONG_NAME, userId: person.uid, user: person.email, createdAtMs: 1 }),
      ),
    );
    const { page } = await signInAs(person, path);
    await isComplete(page, path);
    await expectToFit(page);
    await expectToBeUsable(page);
    const hasList = (await page.locator('[data-lists] table').count()) > 0;
    if (hasList && !path.includes('approved')) await expectToBeginHigh(page);
  });

  it('the Food List fits its window with a toast', async ({ putFood, signInAs }) => {
    const { name } = await putFood({ name: unique(LONG_NAME), createdAtMs: 1 });
    const { page } = await signInAs('admin', '/dashboard');
    await page.getByRole('button', { name: `More: ${name}`, exact: true }).click();
    await page.getByRole('button', { name: `Remove: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: `Put back: ${name}` }).waitFor();
    await expectToFitWithToast(page);
  });
});

/** As long as words are where they are not parted. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** Words of the head that end within 4 pixels of the next ones. Runs in the page. */
function touchingParts(): readonly string[] {
  const walker = document.createTreeWalker(document.querySelector('header') ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: { readonly text: string; readonly box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width > 1 && walker.currentNode.parentElement?.checkVisibility())
      texts.push({ text: range.toString(), box });
  }
  return texts
    .filter(({ box }, index) => {
      const next = texts[index + 1]?.box;
      return next !== undefined && next.left >= box.left && next.left < box.right + 4 && next.top < box.bottom;
    })
    .map(({ text }) => text);
}

describe('a word that is wider than a window of 320 pixels', () => {
  it.for<readonly [Role | null, ...string[]]>([
    [null, '/', '/inventory', '/user/:id', '/chefs'],
    ['user', '/dashboard', '/dashboard/myorders?status=approved'],
    ['admin', '/dashboard', '/dashboard/orderlist?status=approved'],
    ['chef', '/dashboard/kitchen', '/dashboard/stock?food=:id'],
  ])('is broken for %s', async ([role, ...addresses], { aPerson, putFood, putOrder, visitor }) => {
    const food = await putFood({ name: LONG_WORD, supplier: LONG_WORD, description: LONG_WORD, createdAtMs: 1 });
    const person = role === null ? undefined : await aPerson(role);
    if (person) await putOrder('approved', { foodName: LONG_WORD, userId: person.uid, user: person.email });
    const { page } = await visitor({ screen: { width: 320, height: 700 }, ...(person && { as: person }) });
    const wide: string[] = [];
    for (const address of addresses) {
      const word = page.getByText(LONG_WORD).filter({ visible: true }).first();
      // Home asks for its foods once, of a menu that may be older than the food.
      if (role === null) await visitMenu(page, address.replace(':id', food.id), word);
      else await visit(page, address.replace(':id', food.id));
      await word.waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${address}: ${width}`);
      const touching = await page.evaluate(touchingParts);
      wide.push(...touching.map((text) => `${address}: ${text} touches what is beside it`));
    }
    expect(wide).toEqual([]);
  });
});

describe('on a full screen of every width', () => {
  it.override('engine', 'whole browser');

  it.for(['L', 'M', 'S'])('the kitchen fits at size %s, with a toast', async (size, { putOrder, signInAs }) => {
    await putOrder('approved', { foodName: 'Pho' });
    const { foodName, token } = await putOrder('approved', { foodName: LONG_NAME, acceptedAtMs: 1, updatedAtMs: 1 });
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    await page.getByRole('button', { name: size, exact: true }).click();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page
      .getByRole('button', { name: `Deliver ${foodName}, token ${token}` })
      .first()
      .click();
    await page
      .getByRole('button', { name: `Undo: ${foodName}` })
      .first()
      .click();
    await page.getByText(`${foodName}: back in the kitchen`).waitFor();
    await expectToFitWithToast(page);
  });
});
