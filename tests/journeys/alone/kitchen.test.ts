import type { Order } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { database } from '../../../local/house.ts';
import { it } from '../../support/journey.ts';

// The board of the kitchen: a new order rings, and the longest waiting one comes first.

async function statusOf({ id }: Order): Promise<string> {
  return (await database().doc(`orders/${id}`).get()).get('status') as string;
}

describe('the kitchen', () => {
  it('delivers at once, and undoes it for ten seconds, with the keyboard alone or from the Delivered list', async ({
    putOrder,
    signInAs,
  }) => {
    const order = await putOrder('approved', { acceptedAtMs: 1, updatedAtMs: 1 }); // the first ticket
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    const ticket = page.getByRole('article', { name: order.foodName });
    const becomes = async (status: string): Promise<void> => {
      await expect.poll(() => statusOf(order), { timeout: 10_000 }).toBe(status);
    };
    await ticket.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await ticket.evaluate((article) => article === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await becomes('delivered');
    await ticket.getByText('Delivered').waitFor(); // struck through, and still there
    await page.keyboard.press('u');
    await becomes('approved');
    await ticket.getByRole('button', { name: `Deliver ${order.foodName}` }).waitFor();
    await page.keyboard.press('1');
    await becomes('delivered');
    await page.getByRole('button', { name: 'Delivered', exact: true }).click();
    await page.getByRole('button', { name: `Undo: ${order.foodName}` }).click();
    await becomes('approved');
  });

  it('returns an order, which comes first on the Order List with the reason; the customer gets the news', async ({
    putOrder,
    aPerson,
    signInAs,
  }) => {
    const customer = await aPerson();
    const order = await putOrder('approved', {
      userId: customer.uid,
      user: customer.email,
      createdAtMs: 1,
      acceptedAtMs: 1,
      updatedAtMs: 1,
    });
    const newer = await putOrder('pending');
    const [chef, admin, customerView] = await Promise.all([
      signInAs('chef', '/dashboard/kitchen'),
      signInAs('admin', '/dashboard/orderlist'),
      signInAs(customer, '/dashboard/myorders'),
    ]);
    await customerView.page.getByText('No orders under Pending').waitFor();
    await admin.page.locator(`[data-order="${newer.id}"]`).waitFor();
    await chef.page.getByRole('button', { name: `Cannot cook ${order.foodName}` }).click();
    const dialog = chef.page.getByRole('dialog', { name: `Give ${order.foodName} back?` });
    await dialog.getByRole('button', { name: 'An ingredient is missing' }).click();
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await chef.page.getByRole('article', { name: order.foodName }).waitFor({ state: 'detached' });
    const first = admin.page.locator('tr[data-order]').first();
    await first.and(admin.page.locator(`[data-order="${order.id}"]`)).waitFor();
    expect(await first.innerText()).toContain('“An ingredient is missing”');
    await customerView.page
      .locator(`[data-order="${order.id}"]`)
      .getByText('The kitchen asked the house again')
      .waitFor();
    await admin.page.getByRole('button', { name: `Reject ${order.foodName}` }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Sold out' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    const news = customerView.page.getByRole('region', { name: 'News of your orders' });
    await news.getByText('Rejected: nothing is due “Sold out”').waitFor();
    await news.getByRole('button', { name: 'Got it' }).click();
    await news.waitFor({ state: 'detached' });
  });

  it('rings for a new order until somebody acknowledges it', async ({ putOrder, signInAs }) => {
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    await page.getByRole('button', { name: 'Sound is on' }).waitFor();
    await page.evaluate(() => {
      const heard = globalThis as { rings?: number };
      heard.rings = 0;
      const sounds = OscillatorNode.prototype as unknown as {
        start: (this: OscillatorNode, when?: number) => void;
      };
      const { start } = sounds;
      sounds.start = function count(when): void {
        heard.rings = (heard.rings ?? 0) + 1;
        start.call(this, when);
      };
    });
    const rings = (): Promise<number> => page.evaluate(() => (globalThis as { rings?: number }).rings ?? 0);
    const order = await putOrder('approved');
    await page.getByRole('article', { name: order.foodName }).waitFor();
    await page.getByRole('button', { name: 'One new order: got it' }).waitFor();
    // Without a click the browser may keep the page silent, and then the board says so.
    const isBlocked = await page.getByText('Your browser blocks the sound').isVisible();
    if (isBlocked) await page.getByRole('heading', { name: 'Kitchen' }).click();
    await page.keyboard.press('a');
    await page.getByRole('button', { name: 'One new order: got it' }).waitFor({ state: 'detached' });
    const next = await putOrder('approved');
    await page.getByRole('article', { name: next.foodName }).waitFor();
    await expect.poll(rings).toBeGreaterThan(0);
    expect(await page.getByText('Your browser blocks the sound').isVisible()).toBe(false);
    await page.keyboard.press('a');
    const heard = await rings();
    await page.getByRole('button', { name: 'Sound is on' }).click();
    const silent = await putOrder('approved');
    await page.getByRole('article', { name: silent.foodName }).waitFor();
    await page.getByRole('button', { name: 'One new order: got it' }).waitFor();
    expect(await rings()).toBe(heard);
  });

  it('says in words and colour how long an order has waited since it was accepted', async ({ putOrder, signInAs }) => {
    const minutes = (count: number): number => Date.now() - count * 60_000;
    const [fine, warning, late] = await Promise.all([
      putOrder('approved', { acceptedAtMs: minutes(1) }),
      putOrder('approved', { acceptedAtMs: minutes(6) }),
      putOrder('approved', { acceptedAtMs: minutes(9), createdAtMs: minutes(40) }),
    ]);
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    const edgeOf = async ({ id }: Order): Promise<string> =>
      page.locator(`[data-order="${id}"]`).evaluate((ticket) => getComputedStyle(ticket).borderTopColor);
    await page.locator(`[data-order="${late.id}"]`).getByText('Late: 9 minutes ago').waitFor();
    await page.locator(`[data-order="${warning.id}"]`).getByText('Hurry: 6 minutes ago').waitFor();
    await page.locator(`[data-order="${fine.id}"]`).getByText('1 minute ago', { exact: true }).waitFor();
    expect(new Set(await Promise.all([fine, warning, late].map(edgeOf))).size).toBe(3);
  });

  it('prints one ticket and nothing else', async ({ putOrder, signInAs }) => {
    const order = await putOrder('approved');
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    await page.evaluate(() => {
      globalThis.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    await page.getByRole('button', { name: `Print the ticket of ${order.foodName}` }).click();
    await page.locator('html[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.printed-ticket').innerText()).toContain(order.token);
    expect(await page.getByRole('heading', { name: 'Kitchen' }).isVisible()).toBe(false);
  });
});
