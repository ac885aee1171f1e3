import { DEFAULT_SETTINGS, toHouseDto, type FoodDto, type HouseDto } from '@foodhouse/domain';
import { expect } from 'vitest';
import { call, database, putCategories, saveHouse } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { it, PHONE } from '../../support/journey.ts';
import { visitHalves } from '../../support/menu.ts';

// Two foods of a category as one line. Alone: while the house has categories, everybody's menu has.

it.afterAll(async ({ house }) => {
  const admin = await house.aPerson('admin');
  await putCategories(admin);
  await saveHouse(admin, toHouseDto(DEFAULT_SETTINGS));
  await database().doc('house/settings').delete();
});

it('a category that an admin has switched on is ordered half and half, which takes a portion of each', async ({
  aPerson,
  putFood,
  signInAs,
}) => {
  const admin = await aPerson('admin');
  await putCategories(admin, 'Pizzas');
  const pizza = { categoryId: 'pizzas', quantity: 5, createdAtMs: 1, mealtimes: [] };
  const [first, second] = await Promise.all([
    putFood({ ...pizza, priceMinor: 700, allergens: ['milk'] }),
    putFood({ ...pizza, priceMinor: 850, allergens: ['gluten'] }),
  ]);
  const body = { sizes: [{ id: 'large', name: 'Large', extra: 2 }], groupIds: [] };
  for (const { id } of [first, second])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await call(`/foods/${id}/choices`, { method: 'PUT', as: admin, body })).status).toBe(200);
  const listed = async (): Promise<readonly FoodDto[]> =>
    (await call('/foods?category=pizzas&limit=100')).body as FoodDto[];
  await expect.poll(async () => (await listed()).filter(({ from }) => from !== undefined).length).toBe(2);

  const staff = await signInAs('admin', '/dashboard');
  const halves = staff.page.getByRole('button', { name: 'Half and half: Pizzas' });
  // An instance of the API has the categories after five seconds, and nobody knows which one answers.
  await expect
    .poll(async () => {
      await staff.page.getByRole('button', { name: 'Categories' }).press('Enter');
      const dialog = staff.page.getByRole('dialog', { name: 'Categories' });
      await dialog.getByRole('button', { name: 'Add a category' }).waitFor();
      if (await halves.isVisible()) return true;
      await staff.page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      return false;
    })
    .toBe(true);
  await halves.press('Enter');
  const asked = staff.page.getByRole('dialog', { name: 'Half and half: Pizzas' });
  await asked.getByRole('checkbox').press('Space');
  await expectUsable(staff.page);
  await asked.getByRole('button', { name: 'Save' }).press('Enter');
  await staff.page.getByText('two foods as one').waitFor();
  await expect.poll(async () => ((await call('/house')).body as HouseDto).halfCategories).toEqual(['pizzas']);

  const { page, person } = await signInAs('user', undefined, { screen: PHONE });
  const dialog = await visitHalves(page, first, second);
  await dialog.getByRole('combobox', { name: 'Half and half' }).selectOption(second.id);
  await dialog.getByText('Contains: gluten, milk').waitFor();
  await dialog.getByText('$10.50').first().waitFor();
  await expectUsable(page);
  await dialog.getByRole('button', { name: 'Confirm', disabled: false }).press('Enter');
  await page.getByText('Your order is Confirm').waitFor();
  await page.getByText(`Half ${first.name}, half ${second.name}`).first().waitFor();

  const [order] = (await database().collection('orders').where('userId', '==', person.uid).get()).docs;
  expect([order?.get('priceMinor'), order?.get('lines')[0].half.foodId]).toEqual([1050, second.id]);
  const left = async (): Promise<readonly unknown[]> =>
    Promise.all([first, second].map(async ({ id }) => (await database().doc(`foods/${id}`).get()).get('quantity')));
  expect(await left()).toEqual([4, 4]);
  const accept = { id: order?.id, status: 'approved' };
  expect((await call('/orderstatuschange', { method: 'POST', as: admin, body: accept })).status).toBe(200);
  const chef = await signInAs('chef', '/dashboard/kitchen');
  await chef.page.getByRole('heading', { name: `½ ${first.name} + ½ ${second.name}` }).waitFor();
});
