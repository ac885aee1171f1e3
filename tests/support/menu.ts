import type { Food, FoodDto } from '@foodhouse/domain';
import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { MENU_ASK_MS } from '../../functions/src/config.ts';
import { visit } from '../../local/browser.ts';
import { call } from '../../local/house.ts';

/** A page of the menu has its first answer by then. */
const ANSWERED = { timeout: 5000 };

/**
 * Waits until the API's menu, which is up to five seconds old, begins with these foods among others: a page that asks
 * earlier asks again fifteen seconds later.
 */
export async function untilOnMenu(...foods: readonly Pick<Food, 'id'>[]): Promise<void> {
  const wanted: readonly string[] = foods.map(({ id }) => id);
  await vi.waitFor(
    async () => {
      const menu = (await call('/foods?limit=24')).body as readonly FoodDto[];
      expect(menu.map(({ _id }) => _id)).toEqual(expect.arrayContaining([...wanted]));
    },
    { timeout: 30_000 },
  );
}

/**
 * Waits until every process of the API has asked for what has changed since: each keeps a menu of its own, and another is started whenever
 * all are busy, so nothing that one of them answers tells what the others know.
 * @param changedAtMs when the last change was committed
 */
export async function untilAllMenusHave(changedAtMs: number): Promise<void> {
  const askedByMs = changedAtMs + MENU_ASK_MS;
  while (Date.now() <= askedByMs) {
    // oxlint-disable-next-line no-await-in-loop -- the condition is the time itself
    await setTimeout(askedByMs - Date.now() + 1);
  }
}

/**
 * Opens a page of the menu on which these can be seen. Each process of the API has a menu of its own, which is up to five
 * seconds old: where an older one answered, the page is opened again, which by itself asks again fifteen seconds later.
 */
export async function visitMenu(page: Page, path: string, ...wanted: readonly Locator[]): Promise<void> {
  await openUntil(async () => {
    await visit(page, path);
    await Promise.all(wanted.map((one) => one.waitFor(ANSWERED)));
  });
}

/**
 * Opens the dialog of a food in which another can be its second half. What is offered is asked for once, when the dialog opens: where an
 * older process answered, the page is opened again.
 */
export async function visitHalves(
  page: Page,
  first: Pick<Food, 'id' | 'name'>,
  second: Pick<Food, 'id'>,
): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: `Order ${first.name}` });
  await openUntil(async () => {
    await visit(page, `/user/${first.id}`);
    await page.getByRole('button', { name: 'Order Now' }).click();
    await dialog.locator(`option[value="${second.id}"]`).waitFor({ ...ANSWERED, state: 'attached' });
  });
  return dialog;
}

const openUntil = async (open: () => Promise<void>): Promise<void> =>
  vi.waitFor(open, { timeout: 60_000, interval: 0 });
