import type { Food } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { allowGuests, database, PASSWORD, putHouse, unique, type Person } from '../../../local/house.ts';
import { it } from '../../support/journey.ts';
import { untilOnMenu } from '../../support/menu.ts';
import { resize } from '../../support/layout.ts';

// B5 in the browser: somebody orders without an account, follows the order by its link, and gets an account later.

/** Where the basket is a dialog. */
const TABLET = { width: 768, height: 1024 };

let pho: Food;
let admin: Person;

it.beforeAll(async ({ house }) => {
  [pho, admin] = await Promise.all([house.putFood({ quantity: 9, createdAtMs: 1 }), house.aPerson('admin')]);
  await Promise.all([allowGuests(admin, true), untilOnMenu(pho)]);
});

/** No other test waits for it. */
it.afterAll(() => putHouse(admin, { guestOrders: false }));

describe('B5: a guest', () => {
  it('orders with name and phone, follows the link in another browser, and keeps the order with an account', async ({
    page,
    visitor,
  }) => {
    await resize(page, TABLET);
    await visit(page, '/inventory');
    await page.locator(`[data-food="${pho.id}"] [data-add]`).click();
    await page.getByRole('button', { name: 'View basket' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your basket' });
    await dialog.getByRole('radio', { name: 'Order as guest', checked: true }).waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('A name, please').waitFor();
    // What is missing is said at once; the focus goes there once the house has said what it costs.
    const name = dialog.getByLabel('Name', { exact: true });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await dialog.getByLabel('Name', { exact: true }).fill('Gus Guest');
    await dialog.getByLabel('Phone').fill('030 1234');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your order is Confirm').waitFor();
    const link = (await page.getByRole('link', { name: 'Track order' }).getAttribute('href')) ?? '';
    expect(link).toMatch(/^\/track\/[\w-]+#[\w-]{22}$/);
    const [order] = (await database().collection('orders').where('foodId', '==', pho.id).get()).docs;
    expect([order?.get('user'), order?.get('hasContact')]).toEqual(['', true]);

    // Being a guest takes no login away, and the bar has room for it.
    for (const width of [768, 800, 820, 390, 360, 320]) {
      await resize(page, { width, height: 800 });
      for (const path of ['/inventory', '/dashboard']) {
        await visit(page, path);
        if (width < 768 && path === '/inventory') await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect({ width, path, over: await page.evaluate(overInBar) }).toEqual({ width, path, over: [] });
      }
    }

    const other = await visitor();
    await visit(other.page, link);
    await other.page.getByRole('heading', { name: 'Your order' }).waitFor();
    await other.page.getByText(String(order?.get('token'))).waitFor();
    await other.page.getByText('Waiting for confirmation').waitFor();
    expect(await other.page.content()).not.toMatch(/Gus|030 1234/);
    // A link of before: its key leaves the address at once.
    await visit(other.page, link.replace('#', '/'));
    await other.page.getByText('Waiting for confirmation').waitFor();
    expect(new URL(other.page.url()).hash.length).toBe(23);
    expect(new URL(other.page.url()).pathname).not.toContain(new URL(other.page.url()).hash.slice(1));
    await visit(other.page, `${link}x`);
    await other.page.getByText('There is no order under this link').waitFor();

    await visit(page, '/signup');
    await page.getByLabel('Name').fill('Gus Guest');
    await page.getByLabel('Email').fill(`${unique('gus')}@example.com`);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    // Whose record turns into a user's with the registration, which follows the sign-in.
    const record = database().doc(`users/${String(order?.get('userId'))}`);
    await expect.poll(async () => (await record.get()).get('role') as unknown).toBe('user');
    await visit(page, '/dashboard/myorders');
    const card = page.locator(`[data-under-way="${order?.id}"]`);
    await card.getByRole('button', { name: `Cancel: ${pho.name}` }).click();
    await card.getByRole('button', { name: `Cancel it now: ${pho.name}` }).click();
    await page.getByText('Cancelled: nothing is due').first().waitFor();
  });

  it('orders with Order Now too', async ({ page }) => {
    await visit(page, '/inventory');
    await page.locator(`[data-food="${pho.id}"]`).getByRole('button', { name: 'Order Now' }).click();
    await page.getByText('Login first..!').waitFor();
    await page.getByRole('button', { name: 'Order as guest' }).click();
    const dialog = page.getByRole('dialog', { name: `Order ${pho.name}` });
    await dialog.getByLabel('Name', { exact: true }).fill('Gus Guest');
    await dialog.getByLabel('Phone').fill('030 1234');
    await dialog.getByText('Total $9.50').waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your order is Confirm').waitFor();
    expect(await page.getByRole('link', { name: 'Track order' }).getAttribute('href')).toMatch(/^\/track\//);
  });
});

/** What lies over its neighbour in the bar of the page, or is cut. Runs in the page. */
function overInBar(): readonly string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')].filter((part) =>
    part.checkVisibility(),
  );
  const cut = parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  const over = parts.filter((part, index) =>
    parts.slice(0, index).some((before) => {
      const [a, b] = [before.getBoundingClientRect(), part.getBoundingClientRect()];
      return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    }),
  );
  return [...cut, ...over].map((part) => part.innerText || part.ariaLabel || part.tagName);
}
