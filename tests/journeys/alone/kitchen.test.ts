import { claimsOf, onlyLineOf, type Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { accounts, database } from '../../../local/house.ts';
import { DESKTOP, it, PHONE } from '../../support/journey.ts';
import { resize } from '../../support/layout.ts';

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
    const pressOne = async (): Promise<unknown> => {
      await page.keyboard.press('1'); // does nothing before the number could be read
      return statusOf(order);
    };
    await expect.poll(pressOne, { timeout: 10_000 }).toBe('delivered');
    await page.getByRole('button', { name: 'Delivered', exact: true }).click();
    await page.getByRole('button', { name: `Undo: ${order.foodName}` }).click();
    await becomes('approved');
  });

  it('cuts neither who ordered nor the head of a ticket, at any size of type and width of the board', async ({
    putOrder,
    signInAs,
  }) => {
    const days = (many: number): number => Date.now() + many * 24 * 60 * 60_000;
    const late = { wantedAtMs: days(2), promisedAtMs: days(2), prepMinutes: 20, hasContact: true };
    const orders = await Promise.all([1, 2, 3].map(() => putOrder('approved', late)));
    await Promise.all(
      orders.map(({ id }) =>
        database()
          .doc(`orderContacts/${id}`)
          .set({ name: 'Ben Okoro', phone: '030 1234', expiresAt: new Date(days(30)) }),
      ),
    );
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    for (const size of ['S', 'M', 'L']) {
      await page.evaluate((chosen) => {
        localStorage.setItem('kitchen-size', chosen);
      }, size);
      await page.reload();
      for (const width of [1024, 1280, 1920]) {
        await resize(page, { width, height: 900 });
        await expect.poll(() => page.locator('article').getByText('Ben Okoro').count()).toBe(3);
        await expect
          .poll(async () => ({ size, width, cut: await page.evaluate(cutInTickets) }))
          .toEqual({
            size,
            width,
            cut: [],
          });
      }
    }
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
    const dialog = chef.page.getByRole('dialog', { name: `Can’t cook ${order.foodName}?` });
    await dialog.getByRole('button', { name: 'An ingredient is missing' }).click();
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await chef.page.getByRole('article', { name: order.foodName }).waitFor({ state: 'detached' });
    await admin.page.getByRole('button', { name: 'One order came back: show it' }).click();
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
    await news.getByText('Rejected: nothing is due. “Sold out”').waitFor();
    await news.getByRole('button', { name: 'Got it' }).click();
    await news.waitFor({ state: 'detached' });
  });

  it('rings for a new order until somebody acknowledges it', async ({ putOrder, signInAs }) => {
    // What is there when the board opens is not new: the board must have its list first.
    const before = await putOrder('approved');
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    await page.getByRole('combobox', { name: 'Sound' }).waitFor();
    await page.getByRole('article', { name: before.foodName }).waitFor();
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
    await page.getByRole('combobox', { name: 'Sound' }).selectOption('Off');
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
    const headOf = (order: Order, word: string, age: string) =>
      page.locator(`[data-order="${order.id}"] > :first-child`).filter({ hasText: word }).filter({ hasText: age });
    const heads = [
      headOf(late, 'late', 'waits 9 min'),
      headOf(warning, 'soon', 'waits 6 min'),
      headOf(fine, 'on time', 'waits 1 min'),
    ] as const;
    const grounds = await Promise.all(
      heads.map((head) => head.evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect(grounds).toEqual(['rgb(179, 38, 30)', 'rgb(245, 184, 65)', 'rgb(47, 107, 74)']);
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

async function boxesOf(page: Page): Promise<readonly DOMRect[]> {
  return page
    .getByRole('article')
    .evaluateAll((all) => all.map((ticket) => ticket.getBoundingClientRect().toJSON() as DOMRect));
}

/** The number of tickets that the window shows from their first to their last pixel. */
async function wholeTickets(page: Page): Promise<number> {
  const { height } = page.viewportSize() ?? { height: 0 };
  return (await boxesOf(page)).filter(({ top, bottom }) => top >= 0 && bottom <= height).length;
}

/** Runs in the page: where a ticket begins once the board has been drawn at its width. */
async function topWhenDrawn(ticket: Element | null): Promise<number | undefined> {
  for (let frame = 0; frame < 2; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
  }
  return ticket?.getBoundingClientRect().y;
}

async function topOfFirst(page: Page): Promise<number> {
  return Math.min(...(await boxesOf(page)).map(({ top }) => top));
}

describe('full screen', () => {
  const WAITING = 24;

  it('gives the whole window to the tickets, and is kept until somebody leaves it', async ({ putOrder, signInAs }) => {
    const orders = await Promise.all(
      Array.from({ length: WAITING }, (_, age) =>
        putOrder('approved', { foodName: 'Margherita', ...(age < 10 && { acceptedAtMs: 1, updatedAtMs: 1 }) }),
      ),
    );
    const { page, errors } = await signInAs('chef', '/dashboard/kitchen');
    // A frame, a phone and a policy refuse the whole screen: the window has to do.
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
    });
    await page.reload();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(WAITING);
    expect(await topOfFirst(page)).toBeLessThanOrEqual(236);
    await resize(page, PHONE);
    await expect.poll(() => topOfFirst(page)).toBeLessThanOrEqual(260);
    const late = page.getByText(/^Late \d+$/);
    expect(await late.isVisible()).toBe(true);
    await resize(page, DESKTOP);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    for (const [width, height, columns, whole] of [
      [390, 844, 1, 3],
      [768, 1024, 2, 6],
      [1280, 900, 4, 12],
      [1920, 1080, 5, 20],
    ] as const) {
      await resize(page, { width, height });
      await expect.poll(() => topOfFirst(page)).toBeLessThanOrEqual(72);
      expect(await late.isVisible(), `late orders at ${width}`).toBe(true);
      const stock = await page.getByRole('button', { name: /^Stock/ }).boundingBox();
      expect(stock && stock.x >= 0 && stock.x + stock.width <= width && stock.height >= 44, `stock at ${width}`).toBe(
        true,
      );
      expect(await wholeTickets(page), `${width} x ${height}`).toBeGreaterThanOrEqual(whole);
      const boxes = await boxesOf(page);
      const widths = boxes.map((box) => box.width);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(290);
      expect(Math.max(...widths)).toBeLessThanOrEqual(380);
      expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
    }
    const deliver = await page.getByRole('button', { name: /^Deliver / }).evaluateAll((all) =>
      all.map((button) => {
        const { color, borderColor, backgroundColor } = getComputedStyle(button);
        return { isFilled: backgroundColor !== 'rgba(0, 0, 0, 0)', isOutlined: borderColor === color };
      }),
    );
    expect(deliver.filter(({ isFilled }) => isFilled)).toHaveLength(1);
    expect(deliver.filter(({ isOutlined }) => isOutlined)).toHaveLength(deliver.length - 1);
    // Two lines each: the totals come, and twelve tickets are whole still.
    const lines = ['Smash Burger', 'Fries'].map((name) => ({ ...onlyLineOf(anOrder()), name, quantity: 2 }));
    await Promise.all(orders.map(({ id }) => database().doc(`orders/${id}`).update({ lines })));
    await page.getByRole('button', { name: `${2 * WAITING} × Fries` }).waitFor();
    await expect.poll(() => wholeTickets(page)).toBeGreaterThanOrEqual(12);
    await page.keyboard.press('t');
    await page.getByRole('dialog', { name: 'To make for all open orders' }).waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
    await page.getByRole('navigation').first().waitFor();
    // With the totals too, the tickets begin high up.
    for (const [width, most] of [
      [360, 260],
      [390, 260],
      [768, 240],
      [1280, 240],
    ] as const) {
      await resize(page, { width, height: 900 });
      await page.getByRole('button', { name: width < 768 ? /^To make \d+$/ : /^All$/ }).waitFor();
      await expect.poll(() => topOfFirst(page), { message: `first ticket at ${width}` }).toBeLessThanOrEqual(most);
      expect(await late.isVisible(), `late orders at ${width}`).toBe(true);
      const inLine = [
        page.getByRole('button', { name: /^Accepted/ }),
        page.getByRole('button', { name: 'Full screen' }),
      ];
      const tops = await Promise.all(inLine.map(async (button) => (await button.boundingBox())?.y));
      expect(tops[1], `full screen in the line of the lists at ${width}`).toBe(tops[0]);
      const words = page.getByRole('group', { name: 'Orders by status' }).getByRole('button');
      const centres = await words.evaluateAll((all) =>
        all.map((button) => {
          const range = document.createRange();
          range.selectNodeContents(button.firstChild ?? button);
          const { top, bottom } = range.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect(new Set(centres).size, `one centre line of the lists at ${width}`).toBe(1);
      expect(await words.first().innerText(), `the count at ${width}`).toMatch(/\d/);
    }
    // A phone has one button for all of them; a food that stands out takes its place, and can be let go.
    await resize(page, PHONE);
    const total = page.getByRole('button', { name: /^To make \d+$/ });
    await total.click();
    await page.getByRole('dialog', { name: 'To make for all open orders' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: `${2 * WAITING} × Fries` }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await page.getByRole('button', { name: `${2 * WAITING} × Fries` }).click();
    await total.waitFor();
    expect(errors).toEqual([]);
  });

  it('moves no ticket for the news of an order, at any width', async ({ putOrder, signInAs }) => {
    const { foodName } = await putOrder('approved');
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    const ticket = page.getByRole('article', { name: foodName });
    await ticket.waitFor();
    const tablets = [
      { width: 768, height: 1024 },
      { width: 1024, height: 768 },
    ];
    for (const screen of [PHONE, ...tablets, DESKTOP, { width: 1920, height: 1080 }]) {
      await resize(page, screen);
      for (const name of ['Full screen', 'Leave full screen']) {
        const top = await page.evaluate(topWhenDrawn, await ticket.elementHandle());
        const { foodName: next } = await putOrder('approved');
        await page.getByRole('button', { name: 'One new order: got it' }).waitFor();
        await page.getByRole('article', { name: next }).waitFor({ state: 'attached' });
        expect((await ticket.boundingBox())?.y, `before ${name} at ${screen.width}`).toBe(top);
        // Every tool can be pressed meanwhile: nothing lies over it.
        for (const tool of [/^Accepted/, /^Delivered/, name])
          await page.getByRole('button', { name: tool, exact: true }).click({ trial: true });
        await page.getByRole('button', { name: 'One new order: got it' }).click();
        await page.getByRole('button', { name, exact: true }).click();
      }
      await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
    }
  });

  it('lets a few tickets be wider than those of a full board', async ({ putOrder, signInAs }) => {
    const { foodName } = await putOrder('approved');
    const { page } = await signInAs('chef', '/dashboard/kitchen', { screen: { width: 1920, height: 1080 } });
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('article', { name: foodName }).waitFor();
    await expect.poll(async () => new Set((await boxesOf(page)).map(({ width }) => width))).toEqual(new Set([512]));
  });

  it('puts the tickets into the columns in turn, so that the next one is read next, also when one grows', async ({
    putOrder,
    signInAs,
  }) => {
    const put = (acceptedAtMs: number): Promise<Order> => putOrder('approved', { acceptedAtMs });
    const [first, second, third, fourth] = await Promise.all([put(1), put(2), put(3), put(4)]);
    const { page } = await signInAs('chef', '/dashboard/kitchen', { screen: { width: 768, height: 1024 } });
    const isBelow = async (lower: Order, upper: Order): Promise<boolean> => {
      const boxes = [upper, lower].map(({ id }) => page.locator(`[data-order="${id}"]`).boundingBox());
      const [over, under] = await Promise.all(boxes);
      if (!over || !under) return false;
      const gap = under.y - over.y - over.height;
      return under.x === over.x && gap >= 12 && gap < 16;
    };
    await expect.poll(() => isBelow(fourth, second)).toBe(true);
    const lines = ['Soup', 'Fries', 'Tea', 'Pie', 'Eggs', 'Rice', 'Pho'].map((name) => ({
      ...onlyLineOf(anOrder()),
      name,
    }));
    await database().doc(`orders/${second.id}`).update({ lines });
    await expect.poll(() => isBelow(fourth, second)).toBe(true);
    expect(await isBelow(third, first)).toBe(true);
  });

  it('takes the screen itself where the browser allows it', async ({ signInAs }) => {
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    const hasScreen = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(hasScreen).toBe(true);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(hasScreen).toBe(false);
    await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
  });

  it('ends with the role', async ({ signInAs }) => {
    const { page, person } = await signInAs('chef', '/dashboard/kitchen');
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor();
    await accounts().setCustomUserClaims(person.uid, claimsOf('user'));
    await database().doc(`users/${person.uid}`).update({ role: 'user' });
    await page.getByText('You need access for this page').waitFor();
    await page.getByRole('navigation').first().waitFor();
  });

  it('ends with the session', async ({ signInAs }) => {
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor();
    const other = await page.context().newPage();
    await visit(other, '/about');
    await other.getByRole('button', { name: 'SignOut' }).click();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });
});

/** The words of tickets that end before their end. Runs in the page. */
function cutInTickets(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('article span')]
    .filter((part) => getComputedStyle(part).overflow === 'hidden')
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2)
    .map(({ innerText }) => innerText);
}
