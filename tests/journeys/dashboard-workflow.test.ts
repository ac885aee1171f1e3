import type { Food, Order } from '@foodhouse/domain';
import type { Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accounts, call, database, unique, setQuantity } from '../../local/house.ts';
import { setOffline, visit } from '../../local/browser.ts';
import { countListeners } from '../support/listeners.ts';
import { it } from '../support/journey.ts';

// A shift at the house: admins decide, chefs cook, customers follow, and networks fail.

async function statusOf({ id }: Order): Promise<string> {
  return (await database().doc(`orders/${id}`).get()).get('status') as string;
}

describe('the Order List', () => {
  it('undoes a decision within three seconds, and sends nothing', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/orderstatuschange')) sent.push(request.url());
    });
    const row = page.locator(`[data-order="${order.id}"]`);
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await row.getByText('Accepting …').waitFor();
    expect(await row.innerText()).not.toMatch(/Pending|Accepted/);
    await page.getByRole('button', { name: `Undo: ${order.foodName}` }).click();
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).waitFor();
    // The next decision counts.
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await page.getByText(`${order.foodName}: Accepted`).waitFor();
    expect(sent).toHaveLength(1);
    expect(await statusOf(order)).toBe('approved');
  });

  it('has an opened order beside it in a wide window, which is decided there', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending', { note: 'Ring twice. '.repeat(60) });
    const next = await putOrder('pending');
    const { page } = await signInAs('admin', '/dashboard/orderlist', { screen: { width: 1440, height: 700 } });
    const opener = (food: string) => page.getByRole('button', { name: `What happened to ${food}` });
    const pane = page.getByRole('region', { name: order.foodName });
    await opener(order.foodName).click();
    await expect.poll(() => pane.getByRole('heading').evaluate((it) => it === document.activeElement)).toBe(true);
    // Nothing scrolls sideways, and what decides is in sight.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const accept = pane.getByRole('button', { name: `Accept ${order.foodName}` });
    const foot = async (): Promise<number> => {
      const box = await accept.boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    await expect.poll(foot).toBeLessThanOrEqual(700);
    const content = pane.getByRole('group');
    expect(await content.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
    await page.getByRole('button', { name: `Accept ${next.foodName}` }).waitFor(); // the list stays in use
    await accept.click();
    await pane.getByText('Accepted: the kitchen is cooking').waitFor();
    expect(await statusOf(order)).toBe('approved');
    await opener(order.foodName).waitFor({ state: 'detached' });
    await opener(next.foodName).click();
    const second = page.getByRole('region', { name: next.foodName });
    await expect.poll(() => second.getByRole('heading').evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await second.waitFor({ state: 'detached' });
    expect(await opener(next.foodName).evaluate((it) => it === document.activeElement)).toBe(true);
  });

  it('sends a pending decision when the page is left, reloaded or closed', async ({ putOrder, signInAs }) => {
    const [left, reloaded, closed] = await Promise.all([putOrder('pending'), putOrder('pending'), putOrder('pending')]);
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    await page.getByRole('button', { name: `Accept ${left.foodName}` }).click();
    await page.getByRole('link', { name: 'My Orders' }).click();
    await expect.poll(() => statusOf(left), { timeout: 10_000 }).toBe('approved');
    await page.getByRole('link', { name: 'Order List' }).click();
    await page.getByRole('button', { name: `Accept ${reloaded.foodName}` }).click();
    await page.reload();
    await expect.poll(() => statusOf(reloaded), { timeout: 10_000 }).toBe('approved');
    await page.getByRole('button', { name: `Accept ${closed.foodName}` }).click();
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => statusOf(closed), { timeout: 10_000 }).toBe('approved');
  });

  it('sends a pending decision when somebody signs out in another tab', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    const tab = await page.context().newPage();
    await visit(tab, '/dashboard/myorders');
    await tab.getByRole('button', { name: 'SignOut' }).and(tab.locator(':enabled')).waitFor();
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await tab.getByRole('button', { name: 'SignOut' }).click();
    await expect.poll(() => statusOf(order), { timeout: 10_000 }).toBe('approved');
  });

  it('sends a pending decision before a sign-out', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await page.getByRole('button', { name: 'SignOut' }).click();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    // The sign-out waits two seconds for the answer (before-sign-out.test.ts); a busy machine may need more.
    await expect.poll(() => statusOf(order)).toBe('approved');
  });

  it('rejects with a reason, which the customer reads in the order’s history', async ({
    putOrder,
    aPerson,
    signInAs,
  }) => {
    const [admin, customer] = await Promise.all([aPerson('admin'), aPerson()]);
    const order = await putOrder('pending', { userId: customer.uid, user: customer.email });
    const customerView = await signInAs(customer, '/dashboard/myorders');
    await customerView.page.getByRole('button', { name: `What happened to ${order.foodName}` }).waitFor();
    const { page } = await signInAs(admin, '/dashboard/orderlist');
    await page.getByRole('button', { name: `Reject ${order.foodName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Reject ${order.foodName}?` });
    await dialog.getByRole('button', { name: 'The kitchen is closing' }).click();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText(`${order.foodName}: Reject`).waitFor();
    await customerView.page.getByRole('button', { name: 'Reject' }).click();
    await customerView.page.getByRole('button', { name: `What happened to ${order.foodName}` }).click();
    const story = customerView.page.getByRole('list', { name: 'What happened' });
    await story.getByText('“The kitchen is closing”').waitFor();
    expect((await story.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Ordered',
      'Rejected: nothing is due',
    ]);
  });

  it('tells the slower of two admins who was faster', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const [one, two] = await Promise.all([
      signInAs('admin', '/dashboard/orderlist'),
      signInAs('admin', '/dashboard/orderlist'),
    ]);
    await two.page.getByRole('button', { name: `Reject ${order.foodName}` }).click();
    const reject = two.page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true });
    await reject.waitFor();
    await one.page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await reject.click();
    await one.page.getByText(`${order.foodName}: Accepted`).waitFor();
    await two.page.getByText('Already accepted by someone else.').waitFor();
    expect(await statusOf(order)).toBe('approved');
  });

  it('finds an order by its whole token or the beginning of its email, whatever its status', async ({
    putOrder,
    signInAs,
  }) => {
    const user = `${unique('zoe')}@example.com`;
    const [one, other] = await Promise.all([putOrder('pending'), putOrder('approved', { user, token: 'ZZ7QQ2' })]);
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    const found = page.getByRole('table', { name: 'Found orders' }).locator(`[data-order="${other.id}"]`);
    await page.locator(`[data-order="${one.id}"]`).waitFor();
    await page.getByLabel('Find in this list').fill('zz7qq2');
    await found.waitFor();
    await page.getByLabel('Find in this list').fill(user.slice(0, -9).toUpperCase());
    await page.getByText('1 found', { exact: true }).waitFor();
    await found.waitFor();
    await page.getByLabel('Find in this list').fill('zz7qq');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByRole('link', { name: 'My Orders' }).click();
    await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Order List' }).click();
    await page.locator(`[data-order="${one.id}"]`).waitFor();
    expect(await page.getByLabel('Find in this list').inputValue()).toBe('');
  });
});

describe('a change of a user', () => {
  it('shows within five seconds on the open page, without a new login', async ({ aPerson, signInAs }) => {
    const [admin, person] = await Promise.all([aPerson('admin'), aPerson()]);
    const { page } = await signInAs(person, '/dashboard/myorders');
    await page.getByRole('link', { name: 'My Orders' }).waitFor();
    expect(await page.getByRole('link', { name: 'Kitchen' }).count()).toBe(0);
    const give = (role: string): Promise<unknown> => call(`/users/role/${person.email}/${role}`, { as: admin });
    await give('chef');
    await page.getByRole('link', { name: 'Kitchen' }).waitFor();
    await page.getByRole('link', { name: 'Kitchen' }).click();
    await page.getByRole('combobox', { name: 'Sound' }).waitFor();
    await give('user');
    await page.getByRole('link', { name: 'Kitchen' }).waitFor({ state: 'detached' });
    await page.getByText('You need access for this page').waitFor();
    expect(await page.locator('[data-order]').count()).toBe(0);
  });

  it('ends the open page of a deleted user', async ({ aPerson, signInAs }) => {
    const [admin, person] = await Promise.all([aPerson('admin'), aPerson()]);
    const { page } = await signInAs(person, '/dashboard/myorders');
    await page.getByText('No orders under Pending').waitFor();
    await call(`/users/${person.email}`, { method: 'DELETE', as: admin });
    await expect(accounts().getUser(person.uid)).rejects.toThrow('no user record');
    await page.getByRole('link', { name: 'Login' }).waitFor({ timeout: 10_000 });
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
});

describe('without a network', () => {
  /** Duration of the outage: longer than any request waits. */
  const CUT_MS = 20_000;

  it(
    'says since when it is stale, disables decisions, and catches up by itself',
    { timeout: 120_000 },
    async ({ putOrder, signInAs }) => {
      const [a, b, c] = await Promise.all([putOrder('pending'), putOrder('pending'), putOrder('pending')]);
      const { page, person: admin } = await signInAs('admin');
      await page.clock.install();
      await visit(page, '/dashboard/orderlist');
      await page.locator(`[data-order="${c.id}"]`).waitFor();
      const details = page.waitForResponse(/\/timeline-dialog-/); // its page has them before somebody opens one
      await page.clock.runFor(3000);
      await (await details).finished();
      await setOffline(page, true);
      await page.getByText(/Not live since \d\d:\d\d/).waitFor();
      await page.getByRole('button', { name: `What happened to ${c.foodName}, token ${c.token}` }).click();
      await page.getByRole('dialog').getByText(c.token).first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.getByRole('button', { name: `Accept ${a.foodName}` }).isDisabled()).toBe(true);
      for (const [order, status] of [
        [a, 'approved'],
        [b, 'reject'],
        [c, 'approved'],
      ] as const) {
        await call('/orderstatuschange', { method: 'POST', as: admin, body: { id: order.id, status } });
      }
      await page.clock.runFor(CUT_MS);
      for (const { id } of [a, b, c]) expect(await page.locator(`[data-order="${id}"]`).count()).toBe(1);
      await setOffline(page, false);
      for (const { id } of [a, b, c]) {
        await page.locator(`[data-order="${id}"]`).waitFor({ state: 'detached', timeout: 60_000 });
      }
      await page.getByText(/Not live since/).waitFor({ state: 'detached' });
    },
  );
});

describe('live lists', () => {
  it('end when their page is left, and at a sign-out', async ({ signInAs }) => {
    const { page } = await signInAs('admin');
    const listeners = countListeners(page);
    await visit(page, '/dashboard/orderlist');
    await page.getByRole('heading', { name: 'Order List' }).waitFor();
    await expect.poll(listeners).toBe(5); // the orders, the latest change, who was missed, the person's record, and the house
    await page.getByRole('link', { name: 'Kitchen' }).click();
    await page.getByRole('combobox', { name: 'Sound' }).waitFor();
    await expect.poll(listeners).toBe(5); // the orders, two of what runs low, the person's record, and the house
    await page.getByRole('link', { name: 'All Users' }).click();
    await page.getByRole('heading', { name: /^Total User : \d+$/ }).waitFor();
    await expect.poll(listeners).toBe(4); // the counter, unfinished changes, the person's record, and the house
    await page.getByRole('link', { name: 'Add Food' }).click();
    await page.getByRole('heading', { name: 'Add Food' }).waitFor();
    await expect.poll(listeners).toBe(2);
    const isOfLists = (request: Request): boolean => request.url().includes('/Listen/');
    const ended = page.waitForRequest((request) => isOfLists(request) && request.url().includes('TYPE=terminate'));
    await page.getByRole('button', { name: 'SignOut' }).click();
    await ended;
    const later: string[] = [];
    page.on('request', (request) => {
      if (isOfLists(request)) later.push(request.url());
    });
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await page.getByRole('heading', { name: 'All About everything is here' }).waitFor();
    expect(later).toEqual([]); // no more requests of the person who left
  });
});

describe('the Food List of an admin', () => {
  let food: Food;

  it.beforeEach(async ({ putFood }) => {
    food = await putFood({ quantity: 7, createdAtMs: 1 });
  });

  it('changes a quantity in place, and follows the stock while nobody types', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard');
    const field = page.getByRole('textbox', { name: `Quantity of ${food.name}` });
    await field.waitFor();
    await field.fill('12');
    await field.press('Enter');
    await expect.poll(async () => (await database().doc(`foods/${food.id}`).get()).get('quantity') as number).toBe(12);
    await setQuantity(food, 4);
    await page.locator(`[data-row="${food.id}"]`).getByText('4 left').waitFor();
    expect(await field.inputValue()).toBe('4');
    await field.fill('many');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.press('Enter');
    await field.press('Escape');
    expect(await field.inputValue()).toBe('4');
  });

  it('edits and removes a food from its row', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard');
    await page.getByLabel('Find in this list').fill(food.name);
    await page.waitForURL(/[?]q=/);
    await page.getByRole('link', { name: `Update: ${food.name}` }).click();
    await page.getByLabel('Food-Price').fill('12$');
    await page.locator('summary', { hasText: 'Sizes and options' }).click();
    await page.getByRole('button', { name: 'Add a size' }).click();
    await page.getByRole('group', { name: 'Size 1' }).getByLabel('Name').fill('Large');
    await page.locator('summary', { hasText: 'Stock and sale' }).click();
    const portions = await page.getByLabel('Quantity', { exact: true }).inputValue();
    await page.getByLabel('Quantity', { exact: true }).fill(String(Number(portions) + 3));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Everything is saved').waitFor();
    const [saved, choices] = await Promise.all(
      ['foods', 'choices'].map((collection) => database().doc(`${collection}/${food.id}`).get()),
    );
    expect(saved?.data()).toMatchObject({ priceMinor: 1200, quantity: Number(portions) + 3, version: 1 });
    expect(choices?.data()).toMatchObject({ sizes: [{ id: 'large', name: 'Large' }] });
    await page.getByRole('main').getByRole('link', { name: 'Food List' }).click();
    expect(await page.getByLabel('Find in this list').inputValue()).toBe(food.name);
    await page.locator(`[data-row="${food.id}"]`).getByText('$12.00').waitFor();
    await page.getByRole('button', { name: `More: ${food.name}`, exact: true }).click();
    await page.getByRole('button', { name: `Remove: ${food.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.locator(`[data-row="${food.id}"]`).waitFor({ state: 'detached' });
  });
});

describe('Add Food', () => {
  it('offers the site’s own pictures', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard/addfood');
    await page.getByText('Choose one of our pictures').click();
    await page.getByRole('button', { name: 'seafood paella' }).click();
    expect(await page.getByLabel('Photo-URL').inputValue()).toBe('/img/food/seafood-paella.webp');
    await page.getByRole('region', { name: 'Preview' }).locator('img[src="/img/food/seafood-paella.webp"]').waitFor();
  });
});
