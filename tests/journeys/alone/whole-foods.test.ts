import type { Food } from '@foodhouse/domain';
import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { hasStarted } from '../../../local/browser.ts';
import { database, putCategories, saveHouse, unique } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { it, PHONE } from '../../support/journey.ts';
import { wholeIn } from '../../support/layout.ts';
import { untilOnMenu, visitMenu } from '../../support/menu.ts';

// How much of a menu a window shows before anything is scrolled. Alone: all of the menu's head is there, with categories and
// a filter, and its first foods are the test's own.

const ALWAYS = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '00:00' };
const TWO_LINES = 'San Marzano tomatoes, mozzarella, basil from the yard, and olive oil of the first pressing';

let first: Food;

it.beforeAll(async ({ house }) => {
  const admin = await house.aPerson('admin');
  await Promise.all([putCategories(admin, 'Pizza', 'Drinks'), saveHouse(admin, { hours: { pickup: [ALWAYS] } })]);
  const pizza: Partial<Food> = { categoryId: 'pizza', allergens: ['milk'], description: TWO_LINES, quantity: 40 };
  const foods = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      house.putFood({
        ...pizza,
        name: unique('Pizza'),
        createdAtMs: 1 + index,
        ...(index > 7 && { categoryId: 'drinks' }),
      }),
    ),
  );
  [first] = foods as [Food];
  await untilOnMenu(...foods);
});

/** The house of other tests has set nothing. */
it.afterAll(async ({ house }) => {
  const admin = await house.aPerson('admin');
  await putCategories(admin);
  await saveHouse(admin, toHouseDto(DEFAULT_SETTINGS));
  await database().doc('house/settings').delete();
});

describe('the menu of a house with categories and hours', () => {
  it.for([
    [PHONE, 4],
    [{ width: 600, height: 960 }, 6],
    [{ width: 768, height: 1024 }, 8],
    [{ width: 1024, height: 768 }, 6],
  ] as const)('shows in a window of %o at least %i whole foods', async ([screen, least], { visitor }) => {
    const { page } = await visitor({ screen });
    await visitMenu(page, '/inventory', page.locator(`[data-food="${first.id}"]`));
    await hasStarted(page);
    await page.getByRole('group', { name: 'Foods by category' }).getByRole('button', { name: 'Pizza' }).waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).waitFor();
    await expect.poll(() => wholeIn(page, '[data-food]')).toBeGreaterThanOrEqual(least);
    await expectUsable(page);
  });
});
