import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accounts, call, database, forgetLimits, unique } from '../../local/house.ts';
import { hasStarted, visit } from '../../local/browser.ts';
import { it as journey, PHONE } from '../support/journey.ts';
import { resize } from '../support/layout.ts';

// The menu and the dashboard's tables on a phone, where every row is a card.

/** The minimum size of a touch target. */
const TARGET_PX = 44;
/** With the gap between two rows. */
const FIFTH_OF_A_SCREEN_PX = 120;
/** The bar of the site, with its line. */
const HEADER_PX = 69;

const it = journey.extend('screen', PHONE);

/** Nothing is wider than the screen, and a card's button is large enough to touch. */
async function expectFits(page: Page, action: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const box = await page
    .getByRole('button', { name: action })
    .or(page.getByRole('link', { name: action }))
    .boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(TARGET_PX);
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= PHONE.width).toBe(true);
}

/** The words of a row that its plus sign covers, and its picture if Order Now does. Runs in the page. */
function coveredBy(row: Element): readonly string[] {
  const seenOf = (button: Element | null): DOMRect => {
    if (!button) return new DOMRect();
    const { left, top } = button.getBoundingClientRect(); // with the edge that nobody sees
    return new DOMRect(left + button.clientLeft, top + button.clientTop, button.clientWidth, button.clientHeight);
  };
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const plus = row.querySelector('[data-add]');
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.closest('button')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    // Lines below those that are in sight are cut off.
    const box = parentElement?.getBoundingClientRect() ?? new DOMRect();
    const lines = [...range.getClientRects()].filter((line) => line.top < box.bottom - 1);
    if (lines.some((line) => meet(line, seenOf(plus)))) covered.push(textContent ?? '');
  }
  const picture = row.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
  if (meet(picture, seenOf(row.querySelector('button:not([data-add])')))) covered.push('the picture');
  return covered;
}

describe('the menu on a phone', () => {
  it('shows its first food at once, five on a screen, and keeps the search in sight', async ({ page }) => {
    await visit(page, '/inventory');
    await hasStarted(page);
    const foods = page.locator('[data-food]');
    // Of the seed: other tests put foods with long names before them.
    const row = page.locator('[data-food="beef-pho"]');
    expect((await foods.first().boundingBox())?.y).toBeLessThanOrEqual(300);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(FIFTH_OF_A_SCREEN_PX);
    // The live menu may replace a row at this moment.
    const order = foods.first().getByRole('button', { name: 'Order Now' });
    const size = async (): Promise<readonly [number, number]> => {
      const box = await order.boundingBox();
      return [box?.width ?? 0, box?.height ?? 0];
    };
    await expect
      .poll(size)
      .toSatisfy(([width, height]: readonly [number, number]) => width >= 92 && height >= TARGET_PX);
    await page.mouse.wheel(0, 1500);
    const bar = page.getByRole('search').locator('..');
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(HEADER_PX);
    expect((await bar.boundingBox())?.height).toBe(56);
    await page.getByLabel('Search foods and chefs').fill('linh ph');
    await page.getByText('One food found').waitFor();
    const found = await foods.first().boundingBox();
    expect([(found?.y ?? 0) > HEADER_PX, (found?.y ?? Infinity) <= 300]).toEqual([true, true]);
    const field = await page.getByRole('search').boundingBox();
    expect(field?.width).toBeGreaterThan(250); // beside Filter, where the food of another test says its allergens
    expect(await page.getByText('The whole menu with live stock').isVisible()).toBe(false);
  });

  it('covers no words of a row with the plus sign, and no food with Order Now', async ({ page }) => {
    await visit(page, '/inventory');
    const row = page.locator('[data-food="bacon-plate"]');
    for (const width of [360, PHONE.width]) {
      await resize(page, { width, height: PHONE.height });
      await row.scrollIntoViewIfNeeded();
      expect(await row.evaluate(coveredBy)).toEqual([]);
    }
  });

  it('has the buttons of its pages on one line', async ({ page }) => {
    await resize(page, { width: 360, height: PHONE.height });
    await visit(page, '/inventory');
    const pages = page.getByRole('navigation', { name: 'Pages of the menu' });
    expect((await pages.boundingBox())?.height).toBe(TARGET_PX);
  });

  it('asks for no more pictures than are in sight, until it is scrolled', async ({ page }) => {
    const pictures = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/img/food/')) pictures.add(request.url());
    });
    await visit(page, '/inventory');
    await hasStarted(page);
    const last = page.locator('[data-food] img').last();
    expect(await last.evaluate((picture: HTMLImageElement) => picture.src)).toBe('');
    expect(pictures.size).toBeLessThanOrEqual(7); // one more is the brand's
    await last.evaluate((picture) => {
      picture.scrollIntoView();
    });
    await expect.poll(() => last.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  });

  it('orders in a sheet at the lower edge, whose two buttons are together as wide as it', async ({
    putFood,
    signInAs,
  }) => {
    const food = await putFood({ quantity: 3, createdAtMs: 1, priceMinor: 1290 });
    const { page } = await signInAs('user', `/user/${food.id}`);
    const order = page.getByRole('button', { name: 'Order Now' });
    const bar = await order.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(PHONE.height - 24);
    await order.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Total $12.90').waitFor();
    const sheet = await dialog.boundingBox();
    expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, PHONE.width, PHONE.height]);
    const add = await dialog.getByRole('button', { name: 'Add to basket' }).boundingBox();
    const confirm = await dialog.getByRole('button', { name: 'Confirm' }).boundingBox();
    expect([add?.height, confirm?.height, confirm?.y]).toEqual([56, 56, add?.y]);
    expect([add?.x, (confirm?.x ?? 0) + (confirm?.width ?? 0)]).toEqual([24, PHONE.width - 24]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('on a phone', () => {
  it('the sample cards of home stand beside the picture', async ({ page }) => {
    await visit(page, '/');
    const picture = await page
      .getByRole('group', { name: /^1 of 2/ })
      .locator('img[src*="beef-pho"]')
      .boundingBox();
    const cards = page.getByText('From here to home').locator('xpath=../..');
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(picture?.x ?? 0);
    const tops = boxes.map(({ top }) => top);
    expect(boxes.map(({ bottom }, index) => bottom < (tops[index + 1] ?? Infinity))).toEqual([true, true, true]);
  });

  it('a customer reads an order’s history in My Orders', async ({ aPerson, putOrder, signInAs }) => {
    const person = await aPerson();
    const order = await putOrder('approved', { userId: person.uid });
    const { page } = await signInAs(person, '/dashboard/myorders?status=approved');
    const card = page.locator(`[data-order="${order.id}"]`);
    await card.getByText(order.token).waitFor();
    const middleOf = async (part: Locator): Promise<number> => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return Math.round(y + height / 2);
    };
    const accepted = await middleOf(page.getByRole('button', { name: /^Accepted/ }));
    const history = page.getByRole('button', { name: 'Show delivered orders' });
    expect(await middleOf(history)).toBe(accepted);
    const { x = NaN, width = NaN } = (await history.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0); // nothing of it is beyond the window
    const token = await middleOf(card.getByText(order.token));
    expect(await middleOf(card.getByRole('button', { name: /^Pay/ }))).toBe(token);
    await card.getByRole('button', { name: `What happened to ${order.foodName}` }).click();
    await page.getByRole('dialog').getByText('Ordered').waitFor();
  });

  it('the rows of My Orders are as high as each other on a tablet, and Pay moves nothing under it', async ({
    aPerson,
    putOrder,
    signInAs,
  }) => {
    const person = await aPerson();
    const foods = ['Pho', '3 × Chicken Curry Rice, Large and 2 more'];
    for (const foodName of foods) await putOrder('pending', { userId: person.uid, foodName });
    const { page } = await signInAs(person, '/dashboard/myorders');
    const rows = page.locator('[data-order]');
    await expect.poll(() => rows.count()).toBe(foods.length);
    await resize(page, { width: 768, height: 500 });
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1); // the hairline that the last has not
    const pay = page.getByRole('button', { name: /^Pay/ }).first();
    await pay.scrollIntoViewIfNeeded();
    // In the window, and not of the page: news above it may come and go.
    const button = await pay.elementHandle();
    const top = () => button?.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await pay.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor();
    expect(await top()).toBe(before);
  });

  it.for([PHONE, { width: 768, height: 500 }, { width: 1280, height: 800 }])(
    'nothing moves in My Orders when the buttons and times of its orders come: $width',
    async (screen, { aPerson, putOrder, signInAs }) => {
      const person = await aPerson();
      await putOrder('pending', { userId: person.uid });
      const atMs = Date.now() + 20 * 60_000;
      await putOrder('approved', { userId: person.uid, prepMinutes: 20, promisedAtMs: atMs, firstPromisedAtMs: atMs });
      const { page } = await signInAs(person, '/dashboard');
      await resize(page, screen);
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      await page.route(/\/(cancel-button|order-parts)-/, async (route) => {
        await released;
        await route.continue();
      });
      await visit(page, '/dashboard/myorders');
      const pay = page.getByRole('button', { name: /^Pay/ });
      await pay.waitFor();
      const filters = page.getByRole('group', { name: 'Orders by status' });
      const places = async () => {
        const boxes = await Promise.all([filters, pay].map((part) => part.boundingBox()));
        return boxes.flatMap((box) => [box?.x ?? NaN, box?.y ?? NaN]);
      };
      const cancels = page.getByRole('button', { name: /^Cancel/ });
      expect(await cancels.count()).toBe(0);
      const before = await places();
      release(undefined);
      await expect.poll(() => cancels.count()).toBe(2);
      await page.getByText('Ready at').first().waitFor();
      const moved = (await places()).map((place, index) => Math.abs(place - (before[index] ?? NaN)));
      expect(Math.max(...moved)).toBeLessThan(1);
    },
  );

  it('an admin accepts an order from its card in the Order List', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    const accept = `Accept ${order.foodName}, token ${order.token}`;
    await page.getByRole('button', { name: accept }).scrollIntoViewIfNeeded();
    await expectFits(page, accept);
    await page.getByRole('button', { name: accept }).click();
    await page.locator(`[data-order="${order.id}"]`).waitFor({ state: 'detached', timeout: 20_000 });
    expect((await database().doc(`orders/${order.id}`).get()).get('status')).toBe('approved');
  });

  it('a chef delivers an order from its ticket', async ({ putOrder, signInAs }) => {
    const order = await putOrder('approved', { createdAtMs: 1 });
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    const deliver = `Deliver ${order.foodName}, token ${order.token}`;
    await page.getByRole('button', { name: deliver }).waitFor();
    await expectFits(page, deliver);
    await page.getByRole('button', { name: deliver }).click();
    await page.locator(`[data-order="${order.id}"]`).waitFor({ state: 'detached', timeout: 20_000 });
    expect((await database().doc(`orders/${order.id}`).get()).get('status')).toBe('delivered');
  });

  it('a chef counts the stock, whose button is in sight from the first and covers no field', async ({ signInAs }) => {
    const { page } = await signInAs('chef', '/dashboard/stock');
    const field = page.getByLabel('Portions of Flat White counted'); // far down; of the seed
    await field.waitFor();
    const enter = page.locator('form button[type="submit"]');
    expect(await enter.isDisabled()).toBe(true);
    await page.getByText('No counts yet').waitFor();
    const edges = async (part: Locator): Promise<{ readonly top: number; readonly bottom: number }> => {
      const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const tabs = page.getByRole('navigation', { name: 'Dashboard' });
    expect((await edges(enter)).bottom).toBeLessThanOrEqual((await edges(tabs)).top);
    // The field lies under the foot.
    await field.focus();
    await field.evaluate((input) => {
      scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 60);
    });
    await page.keyboard.type('7');
    await page.getByRole('button', { name: 'Enter one count' }).waitFor();
    expect((await edges(field)).bottom).toBeLessThanOrEqual((await edges(enter)).top);
  });

  it('a chef sees what is left of a food beside the button that marks it as sold out, in one low row', async ({
    putFood,
    signInAs,
  }) => {
    const food = await putFood({ name: unique('Pie'), quantity: 24, createdAtMs: 1 });
    const { page } = await signInAs('chef', '/dashboard');
    const row = page.locator(`[data-row="${food.id}"]`);
    const button = page.getByRole('button', { name: `Mark sold out: ${food.name}` });
    await button.waitFor();
    const [card, left, mark] = await Promise.all([
      row.boundingBox(),
      row.locator('[data-portions]').boundingBox(),
      button.boundingBox(),
    ]);
    expect(card?.height).toBeLessThanOrEqual(80);
    expect((left?.y ?? 0) + (left?.height ?? 0)).toBeGreaterThan(mark?.y ?? Infinity);
    expect((left?.x ?? Infinity) + (left?.width ?? 0)).toBeLessThan(mark?.x ?? 0);
  });

  it('an admin changes a quantity in a card of the Food List', async ({ putFood, signInAs }) => {
    const food = await putFood({ quantity: 7, createdAtMs: 1 });
    const { page } = await signInAs('admin', '/dashboard');
    const field = page.getByLabel(`Quantity of ${food.name}`);
    await field.fill('3');
    await field.press('Enter');
    await page.locator(`[data-row="${food.id}"]`).getByText('3 left').waitFor();
    await expectFits(page, `Update: ${food.name}`);
  });

  it('an admin makes a chef in a card of All Users', async ({ aPerson, signInAs }) => {
    const [admin, person] = await Promise.all([aPerson('admin'), aPerson()]);
    const email = `!${person.email}`; // first in the list
    await database().doc(`users/${person.uid}`).set({ email, displayName: 'First', role: 'user' });
    await accounts().updateUser(person.uid, { email, emailVerified: true });
    const { page } = await signInAs(admin, '/dashboard/allusers');
    await page.getByRole('button', { name: `Make Chef: ${email}` }).waitFor();
    await expectFits(page, `Make Chef: ${email}`);
    await page.getByRole('button', { name: `Make Chef: ${email}` }).click();
    await page.getByRole('button', { name: `Remove Chef: ${email}` }).waitFor();
    await call(`/users/${email}`, { method: 'DELETE', as: admin });
  });

  it('an admin reads the authors of reviews, and finds one by a word', async ({ signInAs }) => {
    const word = unique('thumbs');
    await forgetLimits();
    const body = { name: word, description: 'Good.', img: `${word}@example.com` };
    await call('/review', { method: 'POST', body });
    const { page } = await signInAs('admin', '/dashboard/review', { hasTouch: true });
    await page.getByLabel('Find in this list').fill(word);
    expect(await page.getByLabel('Keys').isVisible()).toBe(false); // a touch screen has none
    await page.getByText(/^1 of the \d+ that are loaded$/).waitFor();
    await page.getByText(`${word}@example.com`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});

/** The words of a bar of buttons that are at an edge of their button, or nearly touch those of the one before. Runs in the page. */
function crowdedIn(bar: Element): readonly string[] {
  const APART_PX = 4;
  const EDGE_PX = 2;
  const crowded: string[] = [];
  let before: DOMRect | null = null;
  for (const button of bar.querySelectorAll('a, button')) {
    if (!button.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(button);
    const [words, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
    const isAtEdge = words.left < box.left + EDGE_PX || words.right > box.right - EDGE_PX;
    if (isAtEdge || (before && words.left < before.right + APART_PX)) crowded.push(button.textContent);
    before = words;
  }
  return crowded;
}

it('the words of both bars of My Orders stand apart on the narrowest phone', async ({ signInAs }) => {
  const { page } = await signInAs('user', '/dashboard/myorders');
  await resize(page, { width: 320, height: 640 });
  for (const bar of [
    page.getByRole('group', { name: 'Orders by status' }),
    page.getByRole('navigation', { name: 'Dashboard' }),
  ])
    await expect.poll(() => bar.evaluate(crowdedIn)).toEqual([]);
});
