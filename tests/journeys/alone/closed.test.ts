import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted, visit } from '../../../local/browser.ts';
import { basketOf, call, database, unique, putHouse, saveHouse, type Answer } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { it, PHONE } from '../../support/journey.ts';
import { resize } from '../../support/layout.ts';

// A house that takes no orders, or is busy. Alone, because the house of the suite takes the orders of other tests.

const TWO_SECONDS = { timeout: 2000 };
/** A page that listens to nothing asks when it is touched: sooner than it would by itself, which is every eight seconds. */
const BY_A_TOUCH = { timeout: 6000 };

const settings = () => database().doc('house/settings');
const bar = (page: Page) => page.locator('[data-closed-bar]');
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const UNSET = toHouseDto(DEFAULT_SETTINGS);

it.afterEach(async ({ aPerson }) => {
  const as = await aPerson('admin');
  for (const path of ['/house/pause', '/house/busy']) await call(path, { method: 'POST', as, body: { minutes: 0 } });
});

/** The house of other tests has set nothing. */
it.afterAll(async ({ house }) => {
  await saveHouse(await house.aPerson('admin'), UNSET);
  await settings().delete();
});

describe('C2 a pause from the kitchen', () => {
  it('is said on a live page within two seconds, on one that is looked at when it is touched, until it is ended', async ({
    page: looking,
    signInAs,
  }) => {
    const { page: kitchen } = await signInAs('chef', '/dashboard/kitchen', { screen: PHONE, hasTouch: true });
    const { page: live } = await signInAs('user', '/inventory');
    const listens = live.waitForResponse(/\/Listen\//);
    await visit(looking, '/inventory');
    await Promise.all([hasStarted(looking), listens]);
    await kitchen.getByRole('button', { name: 'Pause ordering' }).tap();
    await kitchen.getByRole('button', { name: '15 min' }).tap();
    await kitchen.getByLabel(/^Message to guests/).fill('The oven is full');
    const answered = kitchen.waitForResponse(/\/house\/pause$/);
    await kitchen.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).tap();
    await answered;
    const sentence = /^No new orders, until .*\d\d:\d\d\. The oven is full\.$/;
    await bar(live).waitFor(TWO_SECONDS);
    expect(await bar(live).innerText()).toMatch(sentence);
    await looking.keyboard.press('Shift');
    await bar(looking).waitFor(BY_A_TOUCH);
    expect(await bar(looking).innerText()).toMatch(sentence);
    await expectUsable(looking);

    await kitchen.getByRole('button', { name: /^Paused until .*\d\d:\d\d: change$/ }).tap();
    await kitchen.getByRole('button', { name: 'Take orders again' }).tap();
    await kitchen.getByRole('button', { name: 'Pause ordering' }).waitFor();
    await bar(live).waitFor({ state: 'detached', ...TWO_SECONDS });
  });

  it.for([
    ['chef', '/dashboard/kitchen', 'article', [320, 390, 768, 1024, 1280, 1920]],
    ['admin', '/dashboard/orderlist', '[data-order]', [320, 390, 768, 1280, 1920]],
  ] as const)(
    'moves nothing beside or below its button, for a %s on %s, which says it in words that fit',
    async ([role, path, orders, widths], { aPerson, putOrder, signInAs }) => {
      await putOrder(role === 'chef' ? 'approved' : 'pending');
      const admin = await aPerson('admin');
      const { page } = await signInAs(role, path, { screen: PHONE });
      await page.locator(orders).first().waitFor();
      const looks = async (name: RegExp): Promise<object> => {
        const button = page.getByRole('button', { name });
        await button.waitFor();
        const found: Record<number, unknown> = {};
        for (const width of widths) {
          await resize(page, { width, height: 900 });
          const first = await page.locator(orders).first().boundingBox();
          const words = await button.evaluate(wordsBeyond);
          found[width] = { button: await button.boundingBox(), ordersAt: first?.y, words };
        }
        return found;
      };
      const open = await looks(/^Pause ordering$/);
      const set = (what: string, body: object) => call(`/house/${what}`, { method: 'POST', as: admin, body });
      await set('pause', { minutes: 15 });
      expect(await looks(/^Paused until /)).toEqual(open);
      await set('pause', { minutes: null });
      expect(await looks(/^Paused: /)).toEqual(open);
      await set('pause', { minutes: 0 });
      await set('busy', { minutes: 60, plusMinutes: 30 });
      expect(await looks(/^Busy /)).toEqual(open);
    },
  );
});

/** Runs in the page: how far what a button says, and can be seen, reaches out of it. */
function wordsBeyond(button: Element): number {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const range = document.createRange();
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  let beyond = 0;
  while (texts.nextNode()) {
    if (!texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects())
      beyond = Math.max(beyond, left - line.left, line.right - right, top - line.top, line.bottom - bottom);
  }
  return beyond;
}

describe('a window of 1280 by 1024 pixels at 400 per cent', () => {
  const LOW = { width: 320, height: 256 };

  /** Pixels of the window's height that no bar takes, in the middle of the page. Runs in the page. */
  const heightOfContent = (): number => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const isBar = (part: Element | null): boolean =>
      part !== null && (/fixed|sticky/.test(getComputedStyle(part).position) || isBar(part.parentElement));
    return Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y)).filter(
      (part) => !isBar(part),
    ).length;
  };

  it('is all the page’s in the menu while the house is paused and a basket lies there', async ({
    aPerson,
    page,
    putFood,
  }) => {
    const food = await putFood({ createdAtMs: Date.now(), quantity: 9 });
    await call('/house/pause', { method: 'POST', as: await aPerson('admin'), body: { minutes: 15 } });
    await resize(page, LOW); // a wide one has a panel
    await visit(page, `/inventory?q=${encodeURIComponent(food.name)}`);
    await hasStarted(page);
    await page.locator(`[data-food="${food.id}"] [data-add]`).click();
    await Promise.all([bar(page).waitFor(), page.getByRole('button', { name: /View basket$/ }).waitFor()]);
    await expect.poll(() => page.evaluate(heightOfContent)).toBe(LOW.height);
  });

  it('is all the page’s in the dashboard', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard', { screen: PHONE });
    await page.getByRole('table').first().waitFor();
    await resize(page, LOW);
    await expect.poll(() => page.evaluate(heightOfContent)).toBe(LOW.height);
  });
});

describe('C4 a food that the kitchen takes off', () => {
  it('is closed on an open page within two seconds, and refused; a press puts it back', async ({
    putFood,
    signInAs,
  }) => {
    const food = await putFood({ createdAtMs: 1, quantity: 9 });
    const { page: kitchen } = await signInAs('chef', '/dashboard/kitchen', { screen: PHONE, hasTouch: true });
    const { page: live, person } = await signInAs('user');
    const listens = live.waitForResponse(/\/Listen\//);
    await visit(live, `/user/${food.id}`);
    await live.getByRole('button', { name: 'Order Now' }).waitFor();
    await listens;
    await kitchen.getByRole('button', { name: /^Stock/ }).tap();
    await kitchen.getByLabel('Find a food').fill(food.name);
    await kitchen.getByRole('button', { name: `${food.name} 9 left` }).tap();
    await kitchen.getByRole('button', { name: `Mark sold out: ${food.name}` }).tap();
    const asked = kitchen.getByRole('dialog', { name: `Mark sold out: ${food.name}` });
    await asked.getByRole('button', { name: 'For today' }).tap();
    const answered = kitchen.waitForResponse(/\/snooze$/);
    await asked.getByRole('button', { name: 'Mark sold out' }).tap();
    await answered;
    await live.getByText('Sold out').first().waitFor(TWO_SECONDS);
    const order = (): Promise<Answer> => call('/orders', { method: 'POST', as: person, body: basketOf([food, 1]) });
    expect(await order()).toMatchObject({ status: 409, body: { error: { details: { reason: 'BASKET_CHANGED' } } } });
    await kitchen.getByText(/^Not offered; on sale again by itself from /).waitFor();
    await expectUsable(kitchen);
    await kitchen.getByRole('button', { name: `Put back on sale: ${food.name}` }).tap();
    await live
      .getByText('Sold out')
      .first()
      .waitFor({ state: 'detached', ...TWO_SECONDS });
    expect((await order()).status).toBe(201);
  });
});

describe('C5 without free times: a special day beats the weekly hours', () => {
  it('in the banner, the quote, the order and the facts for search engines', async ({
    aPerson,
    page,
    putFood,
    signInAs,
  }) => {
    const [food, admin] = await Promise.all([putFood({ createdAtMs: 1 }), aPerson('admin')]);
    await saveHouse(admin, {
      ...UNSET,
      hours: { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '00:00' }] },
      exceptions: [{ from: day(-1), to: day(1), services: ['pickup'], hours: [], message: 'Merry Christmas' }],
    });
    const sentence = /^Closed, opens .*00:00\. Merry Christmas\.$/;
    const { page: live, person } = await signInAs('user', `/user/${food.id}`);
    await visit(page, '/');
    await Promise.all([bar(page).waitFor(), bar(live).waitFor()]);
    expect([await bar(page).innerText(), await bar(live).innerText()]).toEqual([
      expect.stringMatching(sentence),
      expect.stringMatching(sentence),
    ]);
    const facts = (): Promise<unknown[]> =>
      page.locator('script[type="application/ld+json"]').evaluateAll((scripts) => {
        return scripts.map(({ textContent }) => JSON.parse(textContent) as unknown);
      });
    await expect.poll(facts).toEqual([
      expect.objectContaining({
        openingHoursSpecification: [expect.objectContaining({ opens: '00:00', closes: '23:59' })],
        specialOpeningHoursSpecification: [
          expect.objectContaining({ validFrom: day(-1), validThrough: day(1), opens: '00:00', closes: '00:00' }),
        ],
      }),
    ]);
    const body = basketOf([food, 1]);
    const quote = await call('/quote', { method: 'POST', body: { lines: body.lines } });
    expect(quote.body).toMatchObject({ closed: { reason: 'exception', sentence: expect.stringMatching(sentence) } });
    const order = await call('/orders', { method: 'POST', as: person, body });
    expect(order).toMatchObject({ status: 409, body: { error: { details: { reason: 'CLOSED' } } } });
    await putHouse(admin, UNSET);
    await bar(live).waitFor({ state: 'detached', ...TWO_SECONDS });
  });
});

describe('a busy house', () => {
  it('is said to guests as a note, and promised for later by Accept, until it is ended', async ({
    aPerson,
    page: looking,
    putOrder,
    signInAs,
  }) => {
    const foodName = unique('Pho');
    await putOrder('pending', { foodName, prepMinutes: 20, createdAtMs: Date.now() });
    await saveHouse(await aPerson('admin'), { ...UNSET, prepMinutes: 20 });
    const { page: kitchen } = await signInAs('chef', '/dashboard/kitchen', { screen: PHONE, hasTouch: true });
    const { page: list } = await signInAs('admin', '/dashboard/orderlist');
    const { page: live } = await signInAs('user', '/inventory');
    const listens = live.waitForResponse(/\/Listen\//);
    await visit(looking, '/inventory');
    await Promise.all([hasStarted(looking), listens]);
    await list.getByRole('button', { name: `20 min: change them for ${foodName}` }).waitFor();
    await kitchen.getByRole('button', { name: 'Pause ordering' }).tap();
    await kitchen.getByRole('button', { name: '+10 ~30 min' }).tap();
    await kitchen.getByRole('button', { name: /^Busy \+10 until .*\d\d:\d\d: change$/ }).waitFor();
    const sentence = /^Busy: about 10 minutes longer/;
    await bar(live).waitFor(TWO_SECONDS);
    expect(await bar(live).innerText()).toMatch(sentence);
    await list.getByRole('button', { name: `30 min: change them for ${foodName}` }).waitFor(TWO_SECONDS);
    await looking.keyboard.press('Shift');
    await bar(looking).waitFor(BY_A_TOUCH);
    expect(await bar(looking).innerText()).toMatch(sentence);
    await expectUsable(looking);
    await kitchen.getByRole('button', { name: /^Busy .*: change$/ }).tap();
    await expectUsable(kitchen);
    await kitchen.getByRole('button', { name: 'As usual again' }).tap();
    await bar(live).waitFor({ state: 'detached', ...TWO_SECONDS });
    await list.getByRole('button', { name: `20 min: change them for ${foodName}` }).waitFor(TWO_SECONDS);
  });
});
