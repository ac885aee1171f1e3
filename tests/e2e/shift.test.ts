import type { Food, Order, OrderStatus } from '@foodhouse/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/chromium.ts';
import {
  accounts,
  aPerson,
  call,
  database,
  PASSWORD,
  putFood,
  removeFood,
  removeOrder,
  storeOrder,
  unique,
  type Person,
} from '../suite/house.ts';
import { logIn, openVisitor, visit, type Browser, type Visitor } from './browser.ts';
import { countListeners } from './listeners.ts';

// A shift at the house: admins decide, chefs cook, customers follow, and things go wrong meanwhile.

let browser: Browser;
let opened: Visitor[] = [];
let orders: Order[] = [];

beforeAll(async () => {
  browser = await launchBrowser({ width: 1280, height: 900 });
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
});

beforeEach(() => {
  opened = [];
  orders = [];
});

afterEach(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await Promise.all(orders.map(removeOrder));
});

async function enter(person: Person, path: string): Promise<Visitor> {
  const visitor = await openVisitor(browser);
  opened.push(visitor);
  await logIn(visitor.page, person.email, PASSWORD);
  await visit(visitor.page, path);
  return visitor;
}

/** An order of a test's own, which goes after it. */
async function putOrder(status: OrderStatus, changes: Partial<Order> = {}): Promise<Order> {
  const order = await storeOrder(status, { foodName: unique('Dish'), ...changes });
  orders.push(order);
  return order;
}

async function statusOf({ id }: Order): Promise<string> {
  return (await database().doc(`orders/${id}`).get()).get('status') as string;
}

describe('the Order List', () => {
  it('takes a decision back within three seconds, and sends nothing', async () => {
    const order = await putOrder('pending');
    const { page } = await enter(await aPerson('admin'), '/dashboard/orderlist');
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
    // Another decision right after is the one that counts.
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await page.getByText(`${order.foodName}: Accepted`).waitFor();
    expect(sent).toHaveLength(1);
    expect(await statusOf(order)).toBe('approved');
  });

  it('sends what was decided when the page is left, reloaded or closed before the three seconds are over', async () => {
    const [left, reloaded, closed] = await Promise.all([putOrder('pending'), putOrder('pending'), putOrder('pending')]);
    const { page } = await enter(await aPerson('admin'), '/dashboard/orderlist');
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

  it('sends what was decided before somebody signs out in another tab', async () => {
    const order = await putOrder('pending');
    const { page } = await enter(await aPerson('admin'), '/dashboard/orderlist');
    const tab = await page.context().newPage();
    await visit(tab, '/dashboard/myorders');
    await tab.getByRole('button', { name: 'SignOut' }).and(tab.locator(':enabled')).waitFor();
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await tab.getByRole('button', { name: 'SignOut' }).click();
    await expect.poll(() => statusOf(order), { timeout: 10_000 }).toBe('approved');
  });

  it('sends what was decided before a sign-out, which waits for the answer', async () => {
    const order = await putOrder('pending');
    const { page } = await enter(await aPerson('admin'), '/dashboard/orderlist');
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await page.getByRole('button', { name: 'SignOut' }).click();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    expect(await statusOf(order)).toBe('approved');
  });

  it('rejects with a reason, which the customer reads in the story of the order', async () => {
    const [admin, customer] = await Promise.all([aPerson('admin'), aPerson()]);
    const order = await putOrder('pending', { userId: customer.uid, user: customer.email });
    const his = await enter(customer, '/dashboard/myorders');
    await his.page.getByRole('button', { name: `What happened to ${order.foodName}` }).waitFor();
    const { page } = await enter(admin, '/dashboard/orderlist');
    await page.getByRole('button', { name: `Reject ${order.foodName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Reject ${order.foodName}?` });
    await dialog.getByRole('button', { name: 'The kitchen is closing' }).click();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText(`${order.foodName}: Reject`).waitFor();
    await his.page.getByRole('button', { name: 'Reject' }).click();
    await his.page.getByRole('button', { name: `What happened to ${order.foodName}` }).click();
    const story = his.page.getByRole('list', { name: 'What happened' });
    await story.getByText('“The kitchen is closing”').waitFor();
    expect((await story.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Ordered',
      'Rejected: nothing is due',
    ]);
  });

  it('tells the slower of two admins who was faster', async () => {
    const order = await putOrder('pending');
    const [one, two] = await Promise.all([
      enter(await aPerson('admin'), '/dashboard/orderlist'),
      enter(await aPerson('admin'), '/dashboard/orderlist'),
    ]);
    await one.page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await two.page.getByRole('button', { name: `Reject ${order.foodName}` }).click();
    await two.page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    await one.page.getByText(`${order.foodName}: Accepted`).waitFor();
    await two.page.getByText('Somebody was faster: the order is accepted already.').waitFor();
    expect(await statusOf(order)).toBe('approved');
  });

  it('announces new orders instead of moving rows, and counts what stands under each filter', async () => {
    const first = await putOrder('pending');
    const { page } = await enter(await aPerson('admin'), '/dashboard/orderlist');
    const row = page.locator(`[data-order="${first.id}"]`);
    await row.waitFor();
    const counted = async (): Promise<number> =>
      Number(/\d+/.exec(await page.getByRole('button', { name: /^Pending/ }).innerText())?.[0]);
    await expect.poll(counted).toBeGreaterThan(0);
    const before = await counted();
    const place = await row.boundingBox();
    const second = await putOrder('pending');
    await page.getByRole('button', { name: 'One new order: show it' }).waitFor();
    expect((await row.boundingBox())?.y).toBe(place?.y);
    await expect.poll(counted, { timeout: 10_000 }).toBe(before + 1);
    await page.getByRole('button', { name: 'One new order: show it' }).click();
    await page.locator(`[data-order="${second.id}"]`).waitFor();
    // What comes under another filter than the one in view counts too.
    await page.getByRole('button', { name: /^Accepted/ }).click();
    await page
      .getByRole('button', { name: /^Accepted/ })
      .and(page.locator('[aria-pressed="true"]'))
      .waitFor();
    for (const more of [2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await putOrder('pending');
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect.poll(counted, { timeout: 10_000 }).toBe(before + more);
    }
  });

  it('finds an order by its whole token or the beginning of its email, whatever its status', async () => {
    const user = `${unique('zoe')}@example.com`;
    const [one, other] = await Promise.all([putOrder('pending'), putOrder('approved', { user, token: 'ZZ7QQ2' })]);
    const { page } = await enter(await aPerson('admin'), '/dashboard/orderlist');
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

describe('the kitchen', () => {
  it('delivers at once, and takes it back for ten seconds, with the keyboard alone or from the Delivered list', async () => {
    const order = await putOrder('approved', { acceptedAtMs: 1, updatedAtMs: 1 }); // waits the longest: the first ticket
    const { page } = await enter(await aPerson('chef'), '/dashboard/kitchen');
    const ticket = page.getByRole('article', { name: order.foodName });
    const becomes = async (status: string): Promise<void> => {
      await expect.poll(() => statusOf(order), { timeout: 10_000 }).toBe(status);
    };
    await ticket.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await ticket.evaluate((article) => article === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await becomes('delivered');
    await ticket.getByText('Delivered').waitFor(); // struck, and still there
    await page.keyboard.press('u');
    await becomes('approved');
    await ticket.getByRole('button', { name: `Deliver ${order.foodName}` }).waitFor();
    await page.keyboard.press('1');
    await becomes('delivered');
    await page.getByRole('button', { name: 'Delivered', exact: true }).click();
    await page.getByRole('button', { name: `Undo: ${order.foodName}` }).click();
    await becomes('approved');
  });

  it('gives an order back, which stands first on the Order List with the reason; the customer reads of it', async () => {
    const customer = await aPerson();
    const order = await putOrder('approved', {
      userId: customer.uid,
      user: customer.email,
      createdAtMs: 1,
      acceptedAtMs: 1,
      updatedAtMs: 1,
    });
    const newer = await putOrder('pending');
    const [chef, admin, his] = await Promise.all([
      enter(await aPerson('chef'), '/dashboard/kitchen'),
      enter(await aPerson('admin'), '/dashboard/orderlist'),
      enter(customer, '/dashboard/myorders'),
    ]);
    await his.page.getByText('No orders under Pending').waitFor();
    await admin.page.locator(`[data-order="${newer.id}"]`).waitFor();
    await chef.page.getByRole('button', { name: `Cannot cook ${order.foodName}` }).click();
    const dialog = chef.page.getByRole('dialog', { name: `Give ${order.foodName} back?` });
    await dialog.getByRole('button', { name: 'An ingredient is missing' }).click();
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await chef.page.getByRole('article', { name: order.foodName }).waitFor({ state: 'detached' });
    const first = admin.page.locator('tr[data-order]').first();
    await first.and(admin.page.locator(`[data-order="${order.id}"]`)).waitFor();
    expect(await first.innerText()).toContain('“An ingredient is missing”');
    await his.page.locator(`[data-order="${order.id}"]`).getByText('The kitchen asked the house again').waitFor();
    await admin.page.getByRole('button', { name: `Reject ${order.foodName}` }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Sold out' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
    const news = his.page.getByRole('region', { name: 'News of your orders' });
    await news.getByText('Rejected: nothing is due “Sold out”').waitFor();
    await news.getByRole('button', { name: 'Got it' }).click();
    await news.waitFor({ state: 'detached' });
  });

  it('rings for a new order until somebody acknowledges it', async () => {
    const { page } = await enter(await aPerson('chef'), '/dashboard/kitchen');
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
    // Nobody has pressed anything here yet: the browser may keep it silent, and then the board says so.
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

  it('says in words and colour how long an order has waited since it was accepted', async () => {
    const minutes = (count: number): number => Date.now() - count * 60_000;
    const [fine, warning, late] = await Promise.all([
      putOrder('approved', { acceptedAtMs: minutes(1) }),
      putOrder('approved', { acceptedAtMs: minutes(6) }),
      putOrder('approved', { acceptedAtMs: minutes(9), createdAtMs: minutes(40) }),
    ]);
    const { page } = await enter(await aPerson('chef'), '/dashboard/kitchen');
    const edgeOf = async ({ id }: Order): Promise<string> =>
      page.locator(`[data-order="${id}"]`).evaluate((ticket) => getComputedStyle(ticket).borderTopColor);
    await page.locator(`[data-order="${late.id}"]`).getByText('Late: 9 minutes ago').waitFor();
    await page.locator(`[data-order="${warning.id}"]`).getByText('Hurry: 6 minutes ago').waitFor();
    await page.locator(`[data-order="${fine.id}"]`).getByText('1 minute ago', { exact: true }).waitFor();
    expect(new Set(await Promise.all([fine, warning, late].map(edgeOf))).size).toBe(3);
  });

  it('prints one ticket and nothing else', async () => {
    const order = await putOrder('approved');
    const { page } = await enter(await aPerson('chef'), '/dashboard/kitchen');
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

describe('a role', () => {
  it('that is given and taken shows within five seconds on the open page, without a new login', async () => {
    const [admin, person] = await Promise.all([aPerson('admin'), aPerson()]);
    const { page } = await enter(person, '/dashboard/myorders');
    await page.getByRole('link', { name: 'My Orders' }).waitFor();
    expect(await page.getByRole('link', { name: 'Kitchen' }).count()).toBe(0);
    const give = (role: string): Promise<unknown> => call(`/users/role/${person.email}/${role}`, { as: admin });
    await give('chef');
    await page.getByRole('link', { name: 'Kitchen' }).waitFor({ timeout: 5000 });
    await page.getByRole('link', { name: 'Kitchen' }).click();
    await page.getByRole('button', { name: 'Sound is on' }).waitFor();
    await give('user');
    await page.getByRole('link', { name: 'Kitchen' }).waitFor({ state: 'detached', timeout: 5000 });
    await page.getByText('You need access for this page').waitFor();
    expect(await page.locator('[data-order]').count()).toBe(0);
  });

  it('of somebody who was deleted ends his open page', async () => {
    const [admin, person] = await Promise.all([aPerson('admin'), aPerson()]);
    const { page } = await enter(person, '/dashboard/myorders');
    await page.getByText('No orders under Pending').waitFor();
    await call(`/users/${person.email}`, { method: 'DELETE', as: admin });
    await expect(accounts().getUser(person.uid)).rejects.toThrow('no user record');
    await page.getByRole('link', { name: 'Login' }).waitFor({ timeout: 10_000 });
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });
});

describe('without a network', () => {
  /** How long the network is away: longer than any request waits by itself. */
  const CUT_MS = 20_000;

  it(
    'says since when nothing is live, lets nobody decide, and catches up by itself',
    { timeout: 120_000 },
    async () => {
      const [a, b, c] = await Promise.all([putOrder('pending'), putOrder('pending'), putOrder('pending')]);
      const admin = await aPerson('admin');
      const { page } = await enter(admin, '/dashboard/orderlist');
      await page.locator(`[data-order="${c.id}"]`).waitFor();
      await page.context().setOffline(true);
      const cutAtMs = Date.now();
      await page.getByText(/Not live since \d\d:\d\d/).waitFor();
      expect(await page.getByRole('button', { name: `Accept ${a.foodName}` }).isDisabled()).toBe(true);
      for (const [order, status] of [
        [a, 'approved'],
        [b, 'reject'],
        [c, 'approved'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- three changes, one after the other
        await call('/orderstatuschange', { method: 'POST', as: admin, body: { id: order.id, status } });
      }
      await page.waitForFunction((untilMs) => Date.now() >= untilMs, cutAtMs + CUT_MS);
      for (const { id } of [a, b, c])
        // oxlint-disable-next-line no-await-in-loop -- one row after the other
        expect(await page.locator(`[data-order="${id}"]`).count()).toBe(1);
      await page.context().setOffline(false);
      for (const { id } of [a, b, c]) {
        // oxlint-disable-next-line no-await-in-loop -- one row after the other
        await page.locator(`[data-order="${id}"]`).waitFor({ state: 'detached', timeout: 60_000 });
      }
      await page.getByText(/Not live since/).waitFor({ state: 'detached' });
    },
  );
});

describe('live lists', () => {
  it('end when their page is left, and when one signs out', async () => {
    const visitor = await openVisitor(browser);
    opened.push(visitor);
    const { page } = visitor;
    const admin = await aPerson('admin');
    await logIn(page, admin.email, PASSWORD);
    const listeners = countListeners(page);
    await visit(page, '/dashboard/orderlist');
    await page.getByRole('heading', { name: 'Order List' }).waitFor();
    await expect.poll(listeners).toBe(4); // the orders, those given back, the latest change, and one's own record
    await page.getByRole('link', { name: 'Kitchen' }).click();
    await page.getByRole('button', { name: 'Sound is on' }).waitFor();
    await expect.poll(listeners).toBe(2);
    await page.getByRole('link', { name: 'All Users' }).click();
    await page.getByRole('heading', { name: /^Total User : \d+$/ }).waitFor();
    await expect.poll(listeners).toBe(3); // the counter, what is half done, and one's own record
    await page.getByRole('link', { name: 'Add Food' }).click();
    await page.getByRole('heading', { name: 'Add Food' }).waitFor();
    await expect.poll(listeners).toBe(1);
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/Listen/')) streams.push(request.url());
    });
    await page.getByRole('button', { name: 'SignOut' }).click();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    const asked = streams.length;
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await page.getByRole('heading', { name: 'All About everything is here' }).waitFor();
    expect(streams.length).toBe(asked); // nobody asks on behalf of who left
  });
});

describe('the Food List of an admin', () => {
  let food: Food;

  beforeEach(async () => {
    food = await putFood({ quantity: 7, createdAtMs: 1 });
  });

  afterEach(async () => {
    await removeFood(food);
  });

  it('changes a quantity in place, and follows the stock while nobody types', async () => {
    const { page } = await enter(await aPerson('admin'), '/dashboard');
    const field = page.getByLabel(`Quantity of ${food.name}`);
    await field.waitFor();
    await field.fill('12');
    await field.press('Enter');
    await expect.poll(async () => (await database().doc(`foods/${food.id}`).get()).get('quantity') as number).toBe(12);
    await database().doc(`foods/${food.id}`).update({ quantity: 4 });
    await page.locator(`[data-row="${food.id}"]`).getByText('4 left').waitFor();
    expect(await field.inputValue()).toBe('4');
    await field.fill('many');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.press('Enter');
    await field.press('Escape');
    expect(await field.inputValue()).toBe('4');
  });

  it('edits and retires a food from its row', async () => {
    const { page } = await enter(await aPerson('admin'), '/dashboard');
    await page.getByRole('button', { name: `Update: ${food.name}` }).click();
    await page.getByRole('dialog').getByLabel('Food-Price').fill('12$');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.locator(`[data-row="${food.id}"]`).getByText('$12.00').waitFor();
    await page.getByRole('button', { name: `Remove: ${food.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.locator(`[data-row="${food.id}"]`).waitFor({ state: 'detached' });
  });
});

describe('Add Food', () => {
  it('takes a picture from those of the house', async () => {
    const { page } = await enter(await aPerson('admin'), '/dashboard/addfood');
    await page.getByText('Choose one of our pictures').click();
    await page.getByRole('button', { name: 'seafood paella' }).click();
    expect(await page.getByLabel('Photo-URL').inputValue()).toBe('/img/food/seafood-paella.webp');
    await page.getByRole('region', { name: 'Preview' }).locator('img[src="/img/food/seafood-paella.webp"]').waitFor();
  });
});
