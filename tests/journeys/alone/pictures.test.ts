import type { Food } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { foodFromDocument } from '@foodhouse/domain';
import { database } from '../../../local/house.ts';
import { visit } from '../../../local/browser.ts';
import { it } from '../../support/journey.ts';
import { take } from '../../support/pictures.ts';

// The README's pictures: tests/support/pictures.ts.

const MINUTE_MS = 60_000;

/** Ordered foods, and how many minutes ago. */
const TICKETS = [
  { token: 'H4T7WP', user: 'mia@example.com', minutes: 14 },
  { token: 'B9K2RM', user: 'jonas@example.com', minutes: 11 },
  { token: 'Q6X3DN', user: 'leila@example.com', minutes: 9 },
  { token: 'W2C8FJ', user: 'tom@example.com', minutes: 7 },
  { token: 'N5P4GV', user: 'ada@example.com', minutes: 5 },
  { token: 'R7M9XK', user: 'yuki@example.com', minutes: 3 },
] as const;
const DEMO_PASSWORD = 'foodhouse';

async function demoFoods(): Promise<readonly Food[]> {
  const { docs } = await database().collection('foods').orderBy('createdAt', 'desc').limit(TICKETS.length).get();
  return docs.map((document) => foodFromDocument(document.id, document.data()));
}

describe('the pictures of the README', () => {
  it('show the menu, the kitchen and the orders of an evening', async ({ visitor, signInAs, putOrder }) => {
    const foods = await demoFoods();
    const nowMs = Date.now();
    for (const status of ['approved', 'pending'] as const)
      await Promise.all(
        TICKETS.map(({ minutes, ...ticket }, index) => {
          const food = foods[index];
          if (!food) throw new Error('expected the demo foods on the menu: npm run seed');
          const createdAtMs = nowMs - minutes * MINUTE_MS;
          const accepted = status === 'approved' ? { acceptedAtMs: createdAtMs + MINUTE_MS / 2 } : {};
          const { id, name, img, priceMinor } = food;
          return putOrder(status, {
            ...ticket,
            ...accepted,
            foodId: id,
            foodName: name,
            image: img,
            priceMinor,
            createdAtMs,
          });
        }),
      );
    const menu = await visitor();
    await visit(menu.page, '/inventory');
    await expect.poll(() => menu.page.locator('[data-food]').count()).toBeGreaterThan(3);
    await take(menu.page, 'menu');

    const kitchen = await signInAs({ email: 'chef@example.com', password: DEMO_PASSWORD }, '/dashboard/kitchen');
    await expect.poll(() => kitchen.page.locator('article').count()).toBeGreaterThanOrEqual(TICKETS.length);
    await take(kitchen.page, 'kitchen');

    const orders = await signInAs({ email: 'admin@example.com', password: DEMO_PASSWORD }, '/dashboard/orderlist');
    await expect.poll(() => orders.page.getByRole('button', { name: /^Accept/ }).count()).toBeGreaterThanOrEqual(5);
    await orders.page.getByRole('button', { name: /^Pending ?\d/ }).waitFor();
    // The figures of the day come after the list.
    await expect.poll(() => orders.page.getByRole('definition').filter({ hasText: /^–$/ }).count()).toBe(0);
    await take(orders.page, 'orders');
    expect([...menu.errors, ...kitchen.errors, ...orders.errors]).toEqual([]);
  });
});
