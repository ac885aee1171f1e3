import type { Food } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { database, quantityOf, setQuantity } from '../../local/house.ts';
import { it } from '../support/journey.ts';

// Searching the whole menu, and editing foods in their rows.

let food: Food;

it.beforeEach(async ({ putFood }) => {
  food = await putFood({ quantity: 40, createdAtMs: 1 });
});

const row = (page: Page, id: string) => page.locator(`[data-row="${id}"]`);
const stock = (): Promise<number> => quantityOf(food);

describe('a search', () => {
  it('of the Food List finds foods beyond the loaded rows', async ({ signInAs }) => {
    const { page } = await signInAs('chef', '/dashboard');
    await page.getByRole('table', { name: 'Food List' }).waitFor();
    expect(await row(page, 'flat-white').count()).toBe(0);
    const search = page.getByLabel('Find in this list');
    await search.fill('whi FLAT');
    await row(page, 'flat-white').waitFor();
    await page.getByText('1 found', { exact: true }).waitFor();
    await search.fill('flat pizza');
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.getByText('Nothing found', { exact: true }).first().waitFor();
  });
});

describe('the stock of a food', () => {
  it('is edited beside the table’s tools', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard');
    await page.getByRole('button', { name: 'Sort, filter, export' }).click();
    const field = page.getByRole('table').getByRole('textbox', { name: `Quantity of ${food.name}` });
    await field.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('15');
    await page.keyboard.press('ArrowLeft');
    expect(await field.inputValue()).toBe('15');
    expect(await stock()).toBe(40);
    await setQuantity(food, 38); // two are sold meanwhile
    await page.keyboard.press('Enter');
    await expect.poll(stock).toBe(13);
    await expect.poll(() => field.inputValue()).toBe('13');
  });

  it('shows an edit at once and reverts it when the server refuses', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard');
    let answer = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/foods/*/stock', async (route) => {
      await isHeld;
      await route.continue();
    });
    const field = page.getByRole('textbox', { name: `Quantity of ${food.name}` });
    await field.fill('2');
    await field.press('Enter');
    await row(page, food.id).getByText('2 left').waitFor();
    expect(await stock()).toBe(40);
    await setQuantity(food, 30); // 38 fewer is impossible now
    answer();
    await page.getByText(`${food.name}: There are 30 portions left.`).waitFor();
    await expect.poll(() => field.inputValue()).toBe('30'); // once the live list has it
  });

  it('is put aside when a chef marks the food as sold out', async ({ signInAs }) => {
    const { page } = await signInAs('chef', '/dashboard');
    await page.getByRole('button', { name: `Mark sold out: ${food.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark sold out' }).click();
    await row(page, food.id).getByText('Sold out').first().waitFor();
    await expect.poll(stock).toBe(0);
    await page.getByRole('button', { name: `Put back on sale: ${food.name}` }).click();
    await expect.poll(stock).toBe(40);
  });
});

describe('a row of an admin', () => {
  it('is one line on a tablet that lies; a menu beside its button has the rest', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard', { screen: { width: 1024, height: 768 } });
    const own = row(page, food.id);
    await own.getByRole('button', { name: `Order Now: ${food.name}` }).waitFor();
    await own.getByRole('link', { name: `Update: ${food.name}` }).waitFor();
    expect((await own.boundingBox())?.height).toBeLessThanOrEqual(72);
    const more = own.getByRole('button', { name: `More: ${food.name}`, exact: true });
    await more.click();
    const soldOut = page.getByRole('button', { name: `Mark sold out: ${food.name}` });
    const [button, place] = await Promise.all([more.boundingBox(), soldOut.boundingBox()]);
    expect((place?.y ?? Infinity) - (button?.y ?? 0)).toBeLessThan(120);
    await soldOut.click();
    const asked = page.getByRole('dialog', { name: `Mark sold out: ${food.name}` });
    await asked.getByRole('button', { name: 'For today' }).click();
    await asked.getByText(/^Not offered; on sale again by itself from /).waitFor();
    await asked.getByRole('button', { name: 'Mark sold out' }).click();
    await own.getByText('Sold out', { exact: true }).first().waitFor();
    await asked.waitFor({ state: 'detached' });
    expect(await stock()).toBe(40); // they stay where they are until the next day
  });
});

describe('a removed food', () => {
  const retiredAt = async (): Promise<unknown> =>
    (await database().doc(`foods/${food.id}`).get()).get('retiredAt') as unknown;

  async function remove(page: Page): Promise<void> {
    await page.getByRole('button', { name: `More: ${food.name}`, exact: true }).click();
    await page.getByRole('button', { name: `Remove: ${food.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await row(page, food.id).waitFor({ state: 'detached' });
  }

  it('is restored from the toast, and from the list of removed foods', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard');
    await remove(page);
    await page.getByRole('button', { name: `Put back: ${food.name}` }).click();
    await row(page, food.id).waitFor();
    expect(await retiredAt()).toBeNull();
    await remove(page);
    await page.getByRole('button', { name: 'Removed', exact: true }).click();
    await page
      .getByRole('table', { name: 'Removed foods' })
      .getByRole('button', { name: `Put back: ${food.name}` })
      .click();
    await row(page, food.id).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'On the menu' }).click();
    await row(page, food.id).waitFor();
    expect(await stock()).toBe(40);
  });

  it('that is hidden waits apart, and is shown again as it was', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard');
    await page.getByRole('button', { name: `More: ${food.name}`, exact: true }).click();
    await page.getByRole('button', { name: `Hide: ${food.name}` }).click();
    await page.getByRole('button', { name: `Undo: hide ${food.name}` }).waitFor();
    await row(page, food.id).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Hidden', exact: true }).click();
    await page
      .getByRole('table', { name: 'Hidden foods' })
      .getByRole('button', { name: `Show again: ${food.name}` })
      .click();
    await row(page, food.id).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'On the menu' }).click();
    await row(page, food.id).waitFor();
    expect([await stock(), await retiredAt()]).toEqual([40, null]);
  });
});
