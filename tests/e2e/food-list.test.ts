import type { Food } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/chromium.ts';
import { aPerson, database, PASSWORD, putFood, quantityOf, removeFood, type Person } from '../suite/house.ts';
import { logIn, openVisitor, visit, type Browser, type Visitor } from './browser.ts';
import { countReads } from './count-reads.ts';
import { addManyFoods } from './large-menu.ts';

// Foods are searched on the whole menu, and managed where they stand.

/** As many as a search may read, with the counter and the record of who is here. */
const MOST_READS = 24 + 2;

let browser: Browser;
let admin: Person;
let chef: Person;
let food: Food;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, admin, chef] = await Promise.all([
    launchBrowser({ width: 1280, height: 900 }),
    aPerson('admin'),
    aPerson('chef'),
  ]);
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
});

beforeEach(async () => {
  visitor = await openVisitor(browser);
  page = visitor.page;
  food = await putFood({ quantity: 40, createdAtMs: 1 });
});

afterEach(async () => {
  await Promise.all([visitor.close(), removeFood(food)]);
});

async function enter(person: Person): Promise<void> {
  await logIn(page, person.email, PASSWORD);
  await visit(page, '/dashboard');
  await page.getByRole('table', { name: 'Food List' }).waitFor();
}

const row = (id: string) => page.locator(`[data-row="${id}"]`);
const stock = (): Promise<number> => quantityOf(food);

describe('a search', () => {
  it('of the Food List finds what is on the menu beyond the rows that are loaded', async () => {
    await enter(chef);
    expect(await row('flat-white').count()).toBe(0);
    const search = page.getByLabel('Find in this list');
    await search.fill('whi FLAT');
    await row('flat-white').waitFor();
    await page.getByText('1 found', { exact: true }).waitFor();
    await search.fill('flat pizza');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByText('Nothing found', { exact: true }).first().waitFor();
  });

  it('of the menu asks for all words at once, whatever page they are on', async () => {
    const takeAway = await addManyFoods(100); // all of them a 'Dish'
    const reads = await countReads(page);
    await visit(page, '/inventory?q=dish+77');
    await page.getByRole('link', { name: 'Dish 77', exact: true }).waitFor();
    await page.getByText('One food found', { exact: true }).waitFor();
    expect(await reads()).toBeLessThanOrEqual(MOST_READS);
    await visit(page, '/inventory?q=dish&after=999999999999999-x&page=3');
    await page.getByText('24 foods found on this page').waitFor();
    await page.getByRole('button', { name: 'Next foods' }).click();
    await page.getByText('Page 2', { exact: true }).waitFor();
    await page.getByText('24 foods found on this page').waitFor();
    await takeAway();
  });
});

describe('the stock of a food', () => {
  it('is changed in the grid by what is typed, also with the keys of a grid', async () => {
    await enter(admin);
    await page.getByRole('button', { name: 'Sort, filter, export' }).click();
    const field = page.getByRole('grid').getByLabel(`Quantity of ${food.name}`);
    await field.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('15');
    await page.keyboard.press('ArrowLeft');
    expect(await field.inputValue()).toBe('15');
    expect(await stock()).toBe(40);
    await database().doc(`foods/${food.id}`).update({ quantity: 38 }); // two are sold meanwhile
    await page.keyboard.press('Enter');
    await expect.poll(stock).toBe(13);
    await expect.poll(() => field.inputValue()).toBe('13');
  });

  it('shows a change at once and takes it back when the server refuses', async () => {
    await enter(admin);
    let answer = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/foods/*/stock', async (route) => {
      await isHeld;
      await route.continue();
    });
    const field = page.getByLabel(`Quantity of ${food.name}`);
    await field.fill('2');
    await field.press('Enter');
    await row(food.id).getByText('2 left').waitFor();
    expect(await stock()).toBe(40);
    await database().doc(`foods/${food.id}`).update({ quantity: 30 }); // 38 fewer are not there any more
    answer();
    await page.getByText(`${food.name}: There are 30 portions left.`).waitFor();
    expect(await field.inputValue()).toBe('30');
  });

  it('is put aside by a chef who says that the food is sold out', async () => {
    await enter(chef);
    await page.getByRole('button', { name: `Sold out: ${food.name}` }).click();
    await row(food.id).getByText('Sold out').first().waitFor();
    await expect.poll(stock).toBe(0);
    await page.getByRole('button', { name: `Back on sale: ${food.name}` }).click();
    await expect.poll(stock).toBe(40);
  });
});

describe('a removed food', () => {
  const retiredAt = async (): Promise<unknown> =>
    (await database().doc(`foods/${food.id}`).get()).get('retiredAt') as unknown;

  async function remove(): Promise<void> {
    await page.getByRole('button', { name: `Remove: ${food.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await row(food.id).waitFor({ state: 'detached' });
  }

  it('is put back as it was from the toast, and from the list of removed foods', async () => {
    await enter(admin);
    await remove();
    await page.getByRole('button', { name: `Put back: ${food.name}` }).click();
    await row(food.id).waitFor();
    expect(await retiredAt()).toBeNull();
    await remove();
    await page.getByRole('button', { name: 'Removed', exact: true }).click();
    await page
      .getByRole('table', { name: 'Removed foods' })
      .getByRole('button', { name: `Put back: ${food.name}` })
      .click();
    await row(food.id).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'On the menu' }).click();
    await row(food.id).waitFor();
    expect(await stock()).toBe(40);
  });
});
