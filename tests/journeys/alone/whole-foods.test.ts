import type { Food } from '@foodhouse/domain';
import { DEFAULT_SETTINGS, toHouseDto, weekdayWord } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { hasStarted, openUntouched } from '../../../local/browser.ts';
import { database, putCategories, saveHouse, unique } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { holdScripts } from '../../support/hold-scripts.ts';
import { it, PHONE } from '../../support/journey.ts';
import { wholeIn } from '../../support/layout.ts';
import { untilOnMenu, visitMenu } from '../../support/menu.ts';

// How much of a menu a window shows before anything is scrolled. Alone: all of the menu's head is there, with categories and
// a filter, and its first foods are the test's own.

const ALWAYS = { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '00:00' };
const TWO_LINES = 'San Marzano tomatoes, mozzarella, basil from the yard, and olive oil of the first pressing';

const KANAL = {
  ...toHouseDto(DEFAULT_SETTINGS).about,
  name: 'Foodhouse am Kanal',
  address: 'Uferstr. 12, 10999 Berlin',
  phone: '+49 30 123456',
};

let first: Food;
/** In two days. */
let later: Food;
const LATER_DAY = (new Date().getUTCDay() + 2) % 7;

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
  const served = [{ days: [LATER_DAY], from: '11:30', to: '14:00' }];
  later = await house.putFood({ ...pizza, name: unique('Calzone'), createdAtMs: 0, quantity: 3, served });
  await untilOnMenu(...foods, later);
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
    await page.getByRole('navigation', { name: 'Foods by category' }).getByRole('button', { name: 'Pizza' }).waitFor();
    await page.getByRole('button', { name: 'Filter', exact: true }).waitFor();
    await expect.poll(() => wholeIn(page, '[data-food]')).toBeGreaterThanOrEqual(least);
    await expectUsable(page);
  });

  it('begins on a phone within 250 pixels, where the house has said who it is', async ({ aPerson, visitor }) => {
    await saveHouse(await aPerson('admin'), { about: KANAL });
    const { page } = await visitor({ screen: PHONE });
    const card = page.locator(`[data-food="${first.id}"]`);
    await visitMenu(page, '/inventory', card);
    await page.locator('[data-house-line]').waitFor();
    await page.reload();
    await page.locator('[data-house-line]').getByText('Uferstr. 12').waitFor();
    await card.waitFor();
    expect((await card.boundingBox())?.y).toBeLessThanOrEqual(250);
    expect(await wholeIn(page, '[data-food]')).toBeGreaterThanOrEqual(4);
    await expectUsable(page);
  });

  it('says from the first paint on what is not served yet, quietly and below what is', async ({ visitor }) => {
    const { page } = await visitor({ screen: PHONE });
    const card = page.locator(`[data-food="${later.id}"]`);
    await visitMenu(page, '/inventory', card);
    const release = await holdScripts(page);
    await openUntouched(page, '/inventory');
    await card.waitFor();
    const look = () => card.evaluate(lookOf);
    const painted = await look();
    expect(painted).toEqual({
      buttons: [`From ${weekdayWord(LATER_DAY)} 11:30`],
      chips: [],
      opacity: '0.6',
      isLast: true,
      isInside: true,
    });
    release();
    await page.mouse.move(200, 200);
    await hasStarted(page);
    expect(await look()).toEqual(painted);
    await expectUsable(page);
  });
});

/** What a card shows of being served later. Runs in the page. */
function lookOf(card: Element): Record<string, unknown> {
  const isInside = (part: Element): boolean => {
    const [inner, outer] = [part.getBoundingClientRect(), card.getBoundingClientRect()];
    return inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom;
  };
  const buttons = [...card.querySelectorAll('button')];
  return {
    buttons: buttons.map(({ textContent }) => textContent),
    chips: [...card.querySelectorAll('[data-chip]')].map(({ textContent }) => textContent),
    opacity: getComputedStyle(card.querySelector('img') ?? card).opacity,
    isLast: card.nextElementSibling?.matches('[data-category]'),
    isInside: buttons.every((button) => button.scrollWidth <= button.clientWidth && isInside(button)),
  };
}
