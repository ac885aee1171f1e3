import type { Food, FoodDto } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted, visit } from '../../../local/browser.ts';
import { call, database, PASSWORD, putCategories, unique, type Person } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { DESKTOP, it, PHONE } from '../../support/journey.ts';
import { untilOnMenu, visitMenu } from '../../support/menu.ts';

// In turn with the others: while the house has categories, everybody's menu has.

const cardOf = (page: Page, { id }: Food): ReturnType<Page['locator']> => page.locator(`[data-food="${id}"]`);

/** Longer than a phone has room for. */
const LONG_NAME = 'Desserts-of-the-house-with-cream-and-ice';

let admin: Person;
/** The only food of the last category, and the last of the one before. */
let dessert: Food;
let last: Food;
/** With the foods of all tests they fill the first page. */
let drinksAbove: readonly Food[];
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
      // Two soups, and the juice below its own heading.
      await expect.poll(() => page.locator('[data-food]').count()).toBe(3);
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
      expect(new URL(page.url()).search).toContain('vegan');
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

describe('the row of categories', () => {
  it.beforeAll(async ({ house }) => {
    await putCategories(admin, 'Soups', 'Drinks', LONG_NAME);
    // First, so that a menu with the drinks has it.
    dessert = await house.putFood({ categoryId: LONG_NAME.toLowerCase(), name: unique('Dessert'), quantity: 9 });
    const drinks = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        house.putFood({ categoryId: 'drinks', createdAtMs: 2 + index, quantity: 9 }),
      ),
    );
    drinksAbove = drinks.slice(0, 19);
    last = drinks.at(-1) as Food;
    await untilOnMenu(...Object.values(foods), ...drinksAbove);
  });

  it.for([
    ['a phone', PHONE, 69],
    // On its side: where a second window has room for the first page, what follows is asked for at once.
    ['a tablet', { width: 1024, height: 640 }, 69],
    ['a window of 400 per cent', { width: 320, height: 256 }, null],
  ] as const)(
    'on %s follows the scroll, and leads to a category that is not there yet',
    async ([, screen, barTop], { visitor }) => {
      const { page, errors } = await visitor({ screen });
      await visitMenu(page, '/inventory', ...drinksAbove.map((drink) => cardOf(page, drink)));
      await hasStarted(page);
      const row = page.getByRole('navigation', { name: 'Foods by category' });
      const current = row.locator('[aria-current]');
      await expect.poll(() => current.textContent()).toBe('Soups');
      expect(await cardOf(page, dessert).count()).toBe(0);
      await row.getByRole('button', { name: LONG_NAME }).focus();
      await page.keyboard.press('Enter');
      await cardOf(page, dessert).waitFor();
      await expect.poll(() => current.textContent()).toBe(LONG_NAME);
      const heading = page.getByRole('heading', { name: LONG_NAME, level: 2 });
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
      const bar = await page.getByRole('search').locator('..').boundingBox();
      if (barTop === null) expect(bar?.y).toBeLessThan(0);
      else {
        expect(bar?.y).toBe(barTop);
        expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(barTop + (bar?.height ?? 0) - 1);
        expect(await current.evaluate(isInLine)).toBe(true);
      }
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(dessert.name);
      await expectUsable(page);
      await page.evaluate(scrollUp, 2);
      expect(await current.textContent()).toBe(LONG_NAME);

      // It may be in sight, above the heading that was led to.
      await cardOf(page, last).evaluate((card) => {
        card.scrollIntoView({ block: 'center' });
      });
      await expect.poll(() => current.textContent()).toBe('Drinks');
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await expect.poll(() => current.textContent()).toBe('Soups');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
      expect(errors).toEqual([]);
    },
  );

  it('keeps what was pressed while the page becomes shorter, until somebody scrolls', async ({ visitor }) => {
    const { page } = await visitor({ screen: PHONE });
    await visitMenu(page, '/inventory', ...drinksAbove.map((drink) => cardOf(page, drink)));
    const row = page.getByRole('navigation', { name: 'Foods by category' });
    const current = row.locator('[aria-current]');
    await row.getByRole('button', { name: LONG_NAME }).click();
    await cardOf(page, dessert).waitFor();
    await expect.poll(() => current.textContent()).toBe(LONG_NAME);
    const heading = page.getByRole('heading', { name: LONG_NAME, level: 2 });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150);
    await heading.evaluate(endWithItsCategory);
    await page.evaluate(scrollUp, 0);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(400);
    expect(await current.textContent()).toBe(LONG_NAME);
    await page.evaluate(scrollUp, 2);
    await expect.poll(() => current.textContent()).not.toBe(LONG_NAME);
  });

  it('comes back as long as it was, and begins where a link says', async ({ visitor }) => {
    const { page } = await visitor({ screen: PHONE });
    await visitMenu(page, '/inventory?category=drinks', ...drinksAbove.map((drink) => cardOf(page, drink)));
    const current = page.getByRole('navigation', { name: 'Foods by category' }).locator('[aria-current]');
    await expect.poll(() => current.textContent()).toBe('Drinks');
    await page.getByRole('button', { name: LONG_NAME }).click();
    await cardOf(page, dessert).getByRole('link').click();
    await page.getByRole('heading', { name: dessert.name, level: 1 }).waitFor();
    await page.goBack();
    await cardOf(page, dessert).waitFor();
  });
});

/** Scrolls up and waits until what follows of that is drawn. Runs in the page. */
async function scrollUp(wayPx: number): Promise<void> {
  scrollBy(0, -wayPx);
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** Lets the page end with the first food of a category, which scrolls it back to its end. Runs in the page. */
async function endWithItsCategory(heading: HTMLElement | SVGElement): Promise<void> {
  const parts = [...(heading.parentElement?.children ?? [])] as HTMLElement[];
  const below = parts.slice(parts.indexOf(heading as HTMLElement) + 2);
  await new Promise((resolve) => {
    addEventListener('scroll', resolve, { once: true });
    for (const part of [...below, ...document.querySelectorAll('footer')]) part.style.display = 'none';
  });
}

/** Whether a pill is whole in its line. Runs in the page. */
function isInLine(pill: Element): boolean {
  const [part, line] = [pill.getBoundingClientRect(), pill.parentElement?.getBoundingClientRect() ?? new DOMRect()];
  return part.left >= line.left && part.right <= line.right;
}
