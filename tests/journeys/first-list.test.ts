import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { database } from '../../local/house.ts';
import { PORTS } from '../../local/suite.ts';
import { it } from '../support/journey.ts';

// The first list of a dashboard page: our own server sends it, and it does not wait for the SDKs.

const SDKS = new RegExp(`/assets/(?:auth|live)-|:(?:${PORTS.auth}|${PORTS.firestore})/`);

/** Holds back every file and every answer of the SDKs. @returns lets them through */
async function holdSdks(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(SDKS, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

describe('the first list', () => {
  it.for([
    ['an admin on the Order List', 'admin', '/dashboard/orderlist', 'pending', 'Accept'],
    ['a chef in the kitchen', 'chef', '/dashboard/kitchen', 'approved', 'Deliver'],
  ] as const)(
    'is there for %s before the SDKs, and live after them',
    async ([, role, path, status, act], { putOrder, signInAs }) => {
      const order = await putOrder(status);
      const { page } = await signInAs(role, path);
      const row = page.locator(`[data-order="${order.id}"]`);
      await row.waitFor();
      const release = await holdSdks(page);
      await page.reload();
      await row.waitFor();
      await row.getByRole('button', { name: act }).first().waitFor();
      release();
      // Live: what is placed now arrives without a reload.
      const next = await putOrder(status);
      await page.locator(`[data-order="${next.id}"]`).waitFor();
    },
  );

  it('is there for a customer before the SDKs, and of nobody else', async ({ putOrder, signInAs }) => {
    const { page, person } = await signInAs('user', '/dashboard/myorders');
    const [own, other] = [await putOrder('pending', { userId: person.uid }), await putOrder('pending')];
    const row = page.locator(`[data-order="${own.id}"]`);
    await row.first().waitFor();
    const release = await holdSdks(page);
    await page.reload();
    await row.first().waitFor();
    expect(await page.locator(`[data-order="${other.id}"]`).count()).toBe(0);
    release();
  });

  it('is not shown to a chef who was an admin: the server says who they are', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const { page, person } = await signInAs('admin', '/dashboard/orderlist');
    await page.locator(`[data-order="${order.id}"]`).waitFor();
    await database().doc(`users/${person.uid}`).update({ role: 'chef' });
    const release = await holdSdks(page);
    await page.reload();
    await page.getByLabel('Checking who you are').waitFor();
    release();
    await page.getByRole('link', { name: 'Kitchen' }).first().waitFor();
    expect(await page.locator('[data-order]').count()).toBe(0);
  });
});
