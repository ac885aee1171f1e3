import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { database } from '../../local/house.ts';
import { PORTS } from '../../local/suite.ts';
import { it } from '../support/journey.ts';

// The first list of a dashboard page: our own server sends it, and it does not wait for the SDKs.

const SDKS = new RegExp(`/assets/(?:auth|live)-|:(?:${PORTS.auth}|${PORTS.firestore})/`);
const MAIN_SCRIPT = /\/assets\/index-/;

/** Holds back every file and every answer of the SDKs, or others. @returns lets them through */
async function hold(page: Page, what = SDKS): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** The API may have another process, whose menu is half a minute old: the page asks it again. */
const ANOTHER_PROCESS = { timeout: 60_000 };

describe('the first list', () => {
  it('is there for an admin on the Order List before the SDKs, and live after them', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    const row = page.locator(`[data-order="${order.id}"]`);
    await row.waitFor();
    const release = await hold(page);
    await page.reload();
    await row.waitFor();
    await row.getByRole('button', { name: 'Accept' }).first().waitFor();
    release();
    // Live: what is placed now arrives without a reload.
    const next = await putOrder('pending');
    await page.locator(`[data-order="${next.id}"]`).waitFor();
  });

  it('is there for a customer before the SDKs, and of nobody else', async ({ putOrder, signInAs }) => {
    const { page, person } = await signInAs('user', '/dashboard/myorders');
    const [own, other] = [await putOrder('pending', { userId: person.uid }), await putOrder('pending')];
    const row = page.locator(`[data-order="${own.id}"]`);
    await row.first().waitFor();
    const release = await hold(page);
    await page.reload();
    await row.first().waitFor();
    expect(await page.locator(`[data-order="${other.id}"]`).count()).toBe(0);
    release();
  });

  it('has the menu for a customer, who may order, and for an admin, who waits until it is live', async ({
    putFood,
    signInAs,
  }) => {
    const food = await putFood({ createdAtMs: 1 }); // the first one of the menu
    for (const role of ['user', 'admin'] as const) {
      const { page } = await signInAs(role, '/dashboard');
      const orders = page.getByRole('button', { name: /^Order now/i });
      const order = page.locator(`[data-row="${food.id}"]`).getByRole('button', { name: /^Order now/i });
      await order.waitFor();
      const release = await hold(page);
      await expect // a first list is asked for once
        .poll(async () => {
          await page.reload();
          await orders.first().waitFor();
          return order.count();
        }, ANOTHER_PROCESS)
        .toBe(1);
      expect(await order.evaluate((button) => button.closest('[inert]') !== null)).toBe(role === 'admin');
      release();
      await page.locator('[inert]').waitFor({ state: 'detached' });
    }
  });

  it.for([
    ['the reviews', '/dashboard/review'],
    ['all users', '/dashboard/allusers'],
  ] as const)('has %s for an admin, with whole addresses', async ([, path], { signInAs }) => {
    const { page } = await signInAs('admin', path);
    const address = page.locator('#content td').filter({ hasText: '@', hasNotText: '***' }).first();
    await address.waitFor();
    const release = await hold(page);
    await page.reload();
    await address.waitFor();
    release();
  });

  it('is there in words before the main script', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    await page.locator(`[data-order="${order.id}"]`).waitFor();
    const release = await hold(page, MAIN_SCRIPT);
    await page.reload();
    const words = page.getByRole('listitem').filter({ hasText: order.foodName });
    await words.waitFor();
    expect(await words.getByRole('button').count()).toBe(0);
    release();
    await page.locator(`[data-order="${order.id}"]`).getByRole('button', { name: 'Accept' }).waitFor();
    await words.waitFor({ state: 'detached' });
  });

  it('is not shown to a chef who was an admin: the server says who they are', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const { page, person } = await signInAs('admin', '/dashboard/orderlist');
    await page.locator(`[data-order="${order.id}"]`).waitFor();
    await database().doc(`users/${person.uid}`).update({ role: 'chef' });
    const release = await hold(page);
    await page.reload();
    await page.getByLabel('Checking who you are').waitFor();
    release();
    await page.getByRole('link', { name: 'Kitchen' }).first().waitFor();
    expect(await page.locator('[data-order], [data-first-list] li').count()).toBe(0);
  });
});
