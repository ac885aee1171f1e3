import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectUsable } from '../../support/axe.ts';
import { it, PHONE } from '../../support/journey.ts';

// The bars of the dashboard. Alone, because they count all orders.

const MINUTE_MS = 60_000;
const DRAWER = {
  admin: [
    'Food List',
    'My Orders',
    'Reviews',
    'Order List',
    'Add Food',
    'All Users',
    'Kitchen',
    'Stock',
    'House',
    'Share',
  ],
  chef: ['Food List', 'My Orders', 'Reviews', 'Kitchen', 'Stock'],
  user: ['Food List', 'My Orders', 'Reviews'],
} as const;
const SITE = ['Home', 'Foods', 'Review', 'About', 'Dashboard'];

/** The links that are in sight, by their names. */
const linksOf = (page: Page, bar: string): Promise<readonly string[]> =>
  page.getByRole('navigation', { name: bar, exact: true }).getByRole('link').allInnerTexts();

describe('the dashboard’s links', () => {
  it.for(['admin', 'chef', 'user'] as const)(
    'are all in sight on a tablet, for the role %s',
    async (role, { signInAs }) => {
      const { page } = await signInAs(role, '/dashboard', { screen: { width: 768, height: 1024 } });
      await expect.poll(() => linksOf(page, 'Dashboard')).toHaveLength(DRAWER[role].length);
      expect((await linksOf(page, 'Dashboard')).map((text) => text.split('\n')[0])).toEqual(DRAWER[role]);
      expect(await linksOf(page, 'Site')).toEqual(SITE);
      await page.getByRole('button', { name: 'SignOut' }).waitFor();
    },
  );

  it('are over their names in a wide window of a chef, and beside them for others', async ({ signInAs }) => {
    const widthOf = (page: Page): Promise<number> =>
      page.getByRole('navigation', { name: 'Dashboard' }).evaluate((rail) => rail.getBoundingClientRect().width);
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    await page.getByRole('link', { name: 'Stock', exact: true }).waitFor();
    expect(await widthOf(page)).toBe(72);
    expect((await linksOf(page, 'Dashboard')).map((text) => text.split('\n')[0])).toEqual(DRAWER.chef);
    await expectUsable(page);
    // The next page begins with it, before anybody knows whose it is.
    await page.route('**/api/**', () => undefined);
    await page.reload();
    expect(await widthOf(page)).toBe(72);
    const admin = await signInAs('admin', '/dashboard/kitchen');
    await admin.page.getByRole('link', { name: 'Stock', exact: true }).waitFor();
    expect(await widthOf(admin.page)).toBe(208);
  });

  it('are in a bar and in its menu on a phone, under the same names', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard/review', { screen: PHONE });
    const bar = page.getByRole('navigation', { name: 'Dashboard' });
    await bar.getByRole('link', { name: 'Order List' }).waitFor();
    const inBar = (await linksOf(page, 'Dashboard')).map((text) => text.split('\n')[0]);
    expect(inBar).toEqual(['Food List', 'My Orders', 'Order List', 'Kitchen']);
    await bar.getByRole('button', { name: 'More' }).press('Enter');
    await bar.getByRole('link', { name: 'Add Food' }).waitFor();
    expect(await linksOf(page, 'Site')).toEqual(SITE);
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Add Food' }).waitFor({ state: 'hidden' });
    await bar.getByRole('button', { name: 'More' }).click();
    await bar.getByRole('link', { name: 'All Users' }).click();
    await page.getByRole('table', { name: 'All Users' }).waitFor();
    await bar.getByRole('link', { name: 'Add Food' }).waitFor({ state: 'hidden' });
  });

  it.for(['admin', 'chef'] as const)(
    'of a phone mark the page in sight, or the menu that it is in, for the role %s',
    async (role, { signInAs }) => {
      const { page } = await signInAs(role, '/dashboard', { screen: PHONE });
      const bar = page.getByRole('navigation', { name: 'Dashboard' });
      const more = bar.getByRole('button', { name: 'More' });
      const lit = (): Promise<readonly string[]> =>
        bar.evaluate((all) => {
          const places = [...all.querySelectorAll<HTMLElement>(':scope > :is(a, button)')];
          const ink = getComputedStyle(all).color;
          return places
            .filter((place) => place.checkVisibility() && getComputedStyle(place).color !== ink)
            .map(({ innerText }) => innerText.split('\n')[0] ?? '');
        });
      await bar.getByRole('link', { name: 'Kitchen' }).waitFor();
      const inBar = (await linksOf(page, 'Dashboard')).map((text) => text.split('\n')[0]);
      for (const name of DRAWER[role]) {
        const isInBar = inBar.includes(name);
        /* oxlint-disable no-await-in-loop -- one page after the other */
        if (!isInBar) await more.click();
        await bar.getByRole('link', { name, exact: true }).click();
        await expect.poll(lit).toEqual([isInBar ? name : 'More']);
        /* oxlint-enable no-await-in-loop */
      }
    },
  );
});

it('the rail counts open orders, and says that one waits for too long', async ({ putOrder, signInAs }) => {
  await putOrder('pending', { createdAtMs: Date.now() - 4 * MINUTE_MS });
  const { page } = await signInAs('admin', '/dashboard');
  const orderList = page.getByRole('link', { name: 'Order List', exact: true });
  await expect.poll(() => describes(page, 'Order List')).toMatch(/orders? waits?, one of them for too long$/);
  expect(await orderList.count()).toBe(1); // the number is no part of its name
  const before = Number(await orderList.locator('[aria-hidden="true"]').last().innerText());
  await putOrder('pending');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // as after a look at another tab
  await expect.poll(() => describes(page, 'Order List')).toMatch(new RegExp(`^${before + 1} orders wait`));
});

/** What is said of a link beside its name. */
const describes = (page: Page, name: string): Promise<string | null> =>
  page.getByRole('link', { name, exact: true }).evaluate((link) => {
    const description = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    return description?.textContent ?? null;
  });

it('the rail stays below the bar above it while news make room at the foot of a short page', async ({ signInAs }) => {
  const { page } = await signInAs('admin', '/dashboard/export', { screen: { width: 768, height: 1024 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.addStyleTag({ content: ':root { --news-height: 64px } body { padding-bottom: var(--news-height) }' }); // as at-foot.tsx does
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await navigation.waitFor(); // it comes with the whole page
  const below = async (): Promise<number> => {
    const [rail, bar] = [await navigation.boundingBox(), await page.getByRole('banner').boundingBox()];
    return rail && bar ? rail.y - bar.height : -Infinity;
  };
  await expect.poll(below).toBeGreaterThanOrEqual(-0.5);
});
