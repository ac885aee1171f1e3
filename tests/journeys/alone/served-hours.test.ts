import { weekdayWord, type FoodDto } from '@foodhouse/domain';
import { expect, vi } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { call } from '../../../local/house.ts';
import { it } from '../../support/journey.ts';
import { untilOnMenu } from '../../support/menu.ts';

// A food that is served at certain hours. Alone: the API says the order of the whole menu while there is one.

/** The menu of a process of the API is up to five seconds old. */
const OLD_MENU = { timeout: 30_000 };

it('a special says when it is served, stands below the rest, and is ordered in its hours alone', async ({
  page,
  putFood,
  aPerson,
}) => {
  const day = (new Date().getUTCDay() + 2) % 7;
  const served = [{ days: [day], from: '11:30', to: '14:00' }];
  const [special, tea, ann, admin] = await Promise.all([
    putFood({ quantity: 9, mealtimes: [], createdAtMs: 1, served }),
    putFood({ quantity: 9, mealtimes: [], createdAtMs: 2 }),
    aPerson(),
    aPerson('admin'),
  ]);
  await untilOnMenu(tea);
  const again = `${weekdayWord(day)} 11:30`;
  const listed = await vi.waitFor(async () => {
    const menu = (await call('/foods?limit=100')).body as readonly FoodDto[];
    expect(menu.map(({ _id }) => _id)).toEqual(expect.arrayContaining([special.id, tea.id]));
    return menu;
  }, OLD_MENU);
  const placeOf = (id: string): number => listed.findIndex(({ _id }) => _id === id);
  expect(placeOf(special.id)).toBeGreaterThan(placeOf(tea.id));
  expect(listed[placeOf(special.id)]).toMatchObject({ served, servedFrom: again });
  const body = { foodId: special.id, userId: ann.uid, price: 9.5 };
  expect(await call('/order', { method: 'POST', as: ann, body })).toMatchObject({
    status: 409,
    reason: 'NOT_SERVED_NOW',
  });
  await visit(page, `/user/${special.id}`);
  await page.getByRole('button', { name: `Order Now: From ${again}` }).waitFor();
  await page.getByText(`${weekdayWord(day)} 11:30 to 14:00`).waitFor();
  const always = { method: 'PUT', as: admin, body: { served: [] } } as const;
  expect(await call(`/foods/${special.id}`, always)).toMatchObject({ status: 200 });
  await page.getByRole('button', { name: 'Order Now', exact: true }).waitFor();
  expect(await call('/order', { method: 'POST', as: ann, body })).toMatchObject({ status: 201 });
});
