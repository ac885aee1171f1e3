import type { Food, FoodDto } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { call, database, PASSWORD, putCategories, type Person } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { DESKTOP, it, PHONE } from '../../support/journey.ts';

// In turn with the others: while the house has categories, everybody's menu has.

const cardOf = (page: Page, { id }: Food): ReturnType<Page['locator']> => page.locator(`[data-food="${id}"]`);

let admin: Person;
/** Of all tests: the menu is up to five seconds old before it has a new food. */
let foods: Readonly<Record<'lentils' | 'leek' | 'miso' | 'broth' | 'juice', Food>>;

it.beforeAll(async ({ house }) => {
  admin = await house.aPerson('admin');
  await putCategories(admin, 'Soups', 'Drinks');
  const soup: Partial<Food> = { categoryId: 'soups', tags: ['vegan'], allergens: [], createdAtMs: 1, quantity: 9 };
  const [lentils, leek, miso, broth, juice] = await Promise.all([
    house.putFood(soup),
    house.putFood({ ...soup, allergens: ['celery'] }),
    house.putFood({ ...soup, allergens: ['fish'] }),
    house.putFood({ ...soup, tags: [] }),
    house.putFood({ ...soup, categoryId: 'drinks' }),
  ]);
  foods = { lentils, leek, miso, broth, juice };
});

it.afterAll(() => putCategories(admin));

describe('a menu by categories', () => {
  it.for([
    ['a phone', PHONE],
    ['a wide window', DESKTOP],
  ] as const)(
    'on %s is narrowed by category, diet and allergen, and two foods of it are ordered after a login',
    async ([, screen], { aPerson, visitor }) => {
      const person = await aPerson();
      const { lentils, leek, miso, broth, juice } = foods;
      // A page asks again fifteen seconds later, the API has them after five.
      const asked = async (): Promise<readonly FoodDto[]> => (await call('/foods?limit=24')).body as FoodDto[];
      await expect.poll(async () => (await asked()).filter(({ category }) => category).length).toBe(5);
      const { page } = await visitor({ screen });
      await visit(page, '/inventory');
      await page.getByRole('heading', { name: 'Soups', level: 2 }).waitFor();
      await cardOf(page, juice).waitFor();
      await page.getByRole('group', { name: 'Foods by category' }).getByRole('button', { name: 'Soups' }).click();
      await cardOf(page, juice).waitFor({ state: 'detached' });
      await cardOf(page, broth).waitFor();
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      const filter = page.getByRole('dialog');
      await filter.getByRole('button', { name: 'vegan', exact: true }).click();
      await cardOf(page, broth).waitFor({ state: 'detached' });
      await filter.getByRole('button', { name: 'fish', exact: true }).click();
      await cardOf(page, miso).waitFor({ state: 'detached' });
      await expectUsable(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Filter (2)' }).waitFor();
      expect(await page.locator('[data-food]').count()).toBe(2);
      await expectUsable(page);

      for (const food of [lentils, leek]) await cardOf(page, food).locator('[data-add]').click();
      const bar = page.getByRole('button', { name: '2 items · $19.00 View basket' });
      if (screen === PHONE) await bar.click();
      const basket = page.getByRole(screen === PHONE ? 'dialog' : 'complementary', { name: 'Your basket' });
      await basket.getByText('Contains: celery').waitFor();
      await expectUsable(page);
      await basket.getByRole('button', { name: 'Confirm' }).click();
      await basket.getByRole('link', { name: 'Login' }).click();
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/inventory?*');
      await basket.getByText('Total $19.00').waitFor();
      expect(new URL(page.url()).search).toContain('soups');
      await basket.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText('Your order is Confirm').waitFor();
      await expectUsable(page);
      const { docs } = await database().collection('orders').where('userId', '==', person.uid).get();
      const foodIds = docs.map((order) => (order.get('lines') as Food[]).map((line) => Reflect.get(line, 'foodId')));
      expect(foodIds).toEqual([[lentils.id, leek.id]]);
      await page.getByRole('link', { name: 'Track order' }).click();
      await page.waitForURL('**/dashboard/myorders');
    },
  );
});
