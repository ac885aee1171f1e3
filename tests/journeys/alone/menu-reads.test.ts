import { FieldValue } from 'firebase-admin/firestore';
import type { Locator, Page, Response } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished } from 'vitest';
import { countReads } from '../../../local/count-reads.ts';
import { hasStarted, visit } from '../../../local/browser.ts';
import { heapOf } from '../../../local/heap.ts';
import { database, setQuantity } from '../../../local/house.ts';
import { addManyFoods } from '../../../local/large-menu.ts';
import { HOST, PORTS, PROJECT_ID } from '../../../local/suite.ts';
import { DESKTOP, it, PHONE } from '../../support/journey.ts';

// The costs of a page: documents read, elements and memory, which must not grow with the menu.

const PAGE = 24;
const MAX_NODES = 1500;
const MAX_HEAP_BYTES = 25 * 1024 * 1024;
const PAGES_TURNED = 20;
/** The most that a search may read, with the counter, the person's record and the house's settings. */
const MOST_SEARCH_READS = PAGE + 3;
/** Reads of our API beside one for each question: foods that are changed already are read for the first. */
const MOST_OTHER_READS = 1;
const REPEAT_MS = 15_000;
const USAGE = `http://${HOST}:${PORTS.firestore}/emulator/v1/projects/${PROJECT_ID}:usage`;
/** More than a card rises under the pointer, in pixels. */
const LIFT = 5;

/** The page is hydrated and its list is live. */
async function becomesLive(page: Page, reads: () => Promise<number>, atLeast: number): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(202, 200); // it may have rested there
  await expect.poll(reads, { timeout: 10_000 }).toBeGreaterThanOrEqual(atLeast);
}

/** The page's requests whose address has this part, counted from now on. */
function countOf(page: Page, part: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes(part)) count += 1;
  });
  return () => count;
}

/** The page's own calls of `fetch`, counted in the page: without a delay. */
interface Fetches {
  /** Those with the wanted part in their address. */
  readonly asked: () => Promise<number>;
  /** Those of any address that have no answer yet. */
  readonly unanswered: () => Promise<number>;
}

async function followFetches(page: Page, part: string): Promise<Fetches> {
  await page.addInitScript((wanted) => {
    const { fetch } = globalThis;
    const counted = Object.assign(globalThis, { asked: 0, unanswered: 0 });
    globalThis.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (address.includes(wanted)) counted.asked += 1;
      counted.unanswered += 1;
      try {
        return await fetch(input, init);
      } finally {
        counted.unanswered -= 1;
      }
    };
  }, part);
  const read = (which: keyof Fetches): Promise<number> =>
    page.evaluate((name) => (globalThis as unknown as Record<keyof Fetches, number>)[name], which);
  return { asked: () => read('asked'), unanswered: () => read('unanswered') };
}

function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Calls that Firestore has billed since its start, to pages and to our API. */
/** Without those of the settings, which the suite keeps for a moment only: functions/src/costs.test.ts has what they cost. */
async function billedCalls(): Promise<{ readonly client: number; readonly admin: number }> {
  const { lines } = (await (await fetch(USAGE)).json()) as {
    readonly lines: readonly { readonly by: 'client' | 'admin'; readonly what: string; readonly calls: number }[];
  };
  const ofMenu = lines.filter(({ what }) => !/\bhouse\b/.test(what));
  const of = (caller: string): number => ofMenu.reduce((sum, { by, calls }) => sum + (by === caller ? calls : 0), 0);
  return { client: of('client'), admin: of('admin') };
}

async function nodesOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

describe('a visitor who only looks', () => {
  it('asks our API again every fifteen seconds while the page is visible, and listens from Order Now on', async ({
    putFood,
    page,
  }) => {
    const food = await putFood({ quantity: 3 });
    const [listeners, questions] = [countOf(page, '/Listen/'), countOf(page, '/api/food')];
    const { asked: menus, unanswered } = await followFetches(page, '/api/food');
    await page.clock.install();
    const start = await billedCalls();
    for (const [path, question] of [
      ['/', '/api/foods?limit=3'],
      ['/inventory', '/api/foods?limit=24'],
      [`/user/${food.id}`, `/api/fooddetails/${food.id}`],
    ] as const) {
      const answered = (): Promise<Response> => page.waitForResponse((response) => response.url().endsWith(question));
      await Promise.all([answered(), visit(page, path)]);
      await hasStarted(page);
      const [asked, again] = [await menus(), answered()];
      await expect // as soon as the page's effects have set the timer
        .poll(async () => {
          await page.clock.fastForward(REPEAT_MS);
          return menus();
        })
        .toBeGreaterThan(asked);
      await again;
    }
    await expect.poll(unanswered).toBe(0); // later they would be given up, and asked again
    await setHidden(page, true);
    const before = await menus();
    await page.clock.fastForward(20 * REPEAT_MS);
    expect(await menus()).toBe(before);
    await Promise.all([page.waitForResponse(/fooddetails/), setHidden(page, false)]);
    expect(await menus()).toBe(before + 1);
    expect(listeners()).toBe(0);
    const end = await billedCalls();
    expect(end.client).toBe(start.client);
    // An unchanged menu costs a read for each question, however often a slow page let the clock run to its timer.
    expect(end.admin - start.admin).toBeLessThanOrEqual(questions() + MOST_OTHER_READS);

    await page.getByRole('button', { name: 'Order Now' }).click();
    await page.getByText('Login first..!').waitFor();
    await expect.poll(listeners).toBeGreaterThan(0);
    await setQuantity(food, 0);
    await page.getByRole('button', { name: 'Sold out' }).waitFor();
  });
});

/** A document that is not there costs the local Firestore no read. */
it.beforeAll(async () => {
  await database().doc('house/settings').set({ version: 0 }, { merge: true });
});

describe.each([100, 10_000])('with %i foods more on the menu', (count) => {
  beforeAll(() => addManyFoods(count), 120_000); // the returned function removes them

  it('home reads no document', async ({ page }) => {
    const reads = await countReads(page);
    await visit(page, '/');
    await page.getByRole('heading', { name: 'Margherita Pizza' }).waitFor();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('group', { name: /^2 of 2/ }).waitFor();
    expect(await reads()).toBe(0);
  });

  it('the inventory reads none while it is looked at, on the first page and twenty pages later', async ({ page }) => {
    const reads = await countReads(page);
    await visit(page, '/inventory');
    await page.getByText('Page 1', { exact: true }).waitFor();
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
    expect(await heapOf(page)).toBeLessThan(MAX_HEAP_BYTES);
    for (let turned = 2; turned <= Math.min(PAGES_TURNED, count / PAGE); turned += 1) {
      await page.getByRole('button', { name: 'Next foods' }).click();
      await page.getByText(`Page ${turned}`, { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Next foods' }).and(page.locator(':enabled')).waitFor();
    }
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
    expect(await heapOf(page)).toBeLessThan(MAX_HEAP_BYTES);
    await visit(page, '/user/beef-pho');
    await hasStarted(page);
    expect(await reads()).toBe(0);
  });

  it('whoever orders reads the page in sight and the counter, and of a food’s page that food', async ({ signInAs }) => {
    const { page } = await signInAs('user');
    const reads = await countReads(page);
    await visit(page, '/inventory');
    await becomesLive(page, reads, PAGE + 2);
    expect(await reads()).toBe(PAGE + 2); // the page, the counter, and the house's settings
    await page.getByRole('button', { name: 'Next foods' }).click();
    await page.getByText('Page 2', { exact: true }).waitFor();
    await expect.poll(reads).toBe(2 * PAGE + 2);
    await visit(page, '/user/beef-pho');
    await becomesLive(page, reads, 2);
    expect(await reads()).toBe(2); // the food, and the house's settings
  });
});

describe('a search', () => {
  it('matches all words at once, whatever page the food is on', async ({ page }) => {
    onTestFinished(await addManyFoods(100)); // all of them are named 'Dish'
    const reads = await countReads(page);
    await visit(page, '/inventory?q=dish+77');
    await page.getByRole('link', { name: 'Dish 77', exact: true }).waitFor();
    await page.getByText('One food found', { exact: true }).waitFor();
    expect(await reads()).toBeLessThanOrEqual(MOST_SEARCH_READS);
    const found = page.locator('[data-food]');
    const food = database().doc(`foods/${await found.getAttribute('data-food')}`);
    await food.update({ quantity: 0, updatedAt: FieldValue.serverTimestamp() });
    await found.getByRole('button', { disabled: true }).waitFor();
    await visit(page, '/inventory?q=dish&after=999999999999999-x&page=3');
    await page.getByText('24 foods found on this page').waitFor();
    await page.getByRole('button', { name: 'Next foods' }).click();
    await page.getByText('Page 2', { exact: true }).waitFor();
    await page.getByText('24 foods found on this page').waitFor();
  });
});

describe.each([DESKTOP, PHONE])('back from a food, at $width pixels', (screen) => {
  it('restores the scroll position of the same page', async ({ visitor }) => {
    onTestFinished(await addManyFoods(100));
    const { page } = await visitor({ screen });
    await visit(page, '/inventory');
    await page.getByRole('button', { name: 'Next foods' }).click();
    await page.getByText('Page 2', { exact: true }).waitFor();
    const dish = page.locator('[data-food]').nth(20).getByRole('link');
    const name = (await dish.textContent()) ?? ''; // off-screen it is not painted, so it has no innerText
    await dish.evaluate((link) => {
      link.scrollIntoView({ block: 'center' });
    });
    await dish.hover(); // a click may scroll the page a little further
    const top = await topOf(dish);
    await dish.click();
    await page.getByRole('heading', { name: new RegExp(`^${name}`), level: 1 }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    const back = page.getByRole('link', { name, exact: true });
    await back.waitFor();
    await expect.poll(async () => Math.abs((await topOf(back)) - top)).toBeLessThan(LIFT);
    await page.getByRole('button', { name: 'Previous foods' }).click();
    await page.getByText('Page 1', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Margherita Pizza', exact: true }).waitFor();
  });
});

async function topOf(link: Locator): Promise<number> {
  return link.evaluate((element) => element.getBoundingClientRect().top);
}
