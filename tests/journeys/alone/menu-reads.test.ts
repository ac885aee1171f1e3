import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished } from 'vitest';
import { countReads } from '../../../local/count-reads.ts';
import { visit } from '../../../local/browser.ts';
import { heapOf } from '../../../local/heap.ts';
import { addManyFoods } from '../../../local/large-menu.ts';
import { DESKTOP, it, PHONE } from '../../support/journey.ts';

// The costs of a page: documents read, elements and memory, which must not grow with the menu.

const PAGE = 24;
const MAX_NODES = 1500;
const MAX_HEAP_BYTES = 25 * 1024 * 1024;
const PAGES_TURNED = 20;
/** The most that a search may read, with the counter and the person's record. */
const MOST_SEARCH_READS = PAGE + 2;
/** More than a card rises under the pointer, in pixels. */
const LIFT = 5;

/** The page is hydrated and its list is live. */
async function becomesLive(page: Page, reads: () => Promise<number>, atLeast: number): Promise<void> {
  await page.mouse.move(200, 200);
  await expect.poll(reads, { timeout: 10_000 }).toBeGreaterThanOrEqual(atLeast);
}

async function nodesOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length);
}

describe.each([100, 10_000])('with %i foods more on the menu', (count) => {
  beforeAll(() => addManyFoods(count), 60_000); // the returned function removes them

  it('home reads no document', async ({ page }) => {
    const reads = await countReads(page);
    await visit(page, '/');
    await page.getByRole('heading', { name: 'Margherita Pizza' }).waitFor();
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('group', { name: /^2 of 2/ }).waitFor();
    expect(await reads()).toBe(0);
  });

  it('the inventory reads one page and the counter, on the first page and twenty pages later', async ({ page }) => {
    const reads = await countReads(page);
    await visit(page, '/inventory');
    await becomesLive(page, reads, PAGE + 1);
    expect(await reads()).toBe(PAGE + 1);
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
    expect(await heapOf(page)).toBeLessThan(MAX_HEAP_BYTES);
    for (let turned = 2; turned <= Math.min(PAGES_TURNED, count / PAGE); turned += 1) {
      await page.getByRole('button', { name: 'Next foods' }).click();
      await page.getByText(`Page ${turned}`, { exact: true }).waitFor();
      await expect.poll(reads).toBe(turned * PAGE + 1);
      await page.getByRole('button', { name: 'Next foods' }).and(page.locator(':enabled')).waitFor();
    }
    expect(await nodesOf(page)).toBeLessThan(MAX_NODES);
    expect(await heapOf(page)).toBeLessThan(MAX_HEAP_BYTES);
  });

  it('a food’s page reads that food', async ({ page }) => {
    const reads = await countReads(page);
    await visit(page, '/user/beef-pho');
    await becomesLive(page, reads, 1);
    expect(await reads()).toBe(1);
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
