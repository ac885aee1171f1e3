import { DEFAULT_SETTINGS, toHouseDto, type Food } from '@foodhouse/domain';
import { expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { call, database, saveHouse, type Person } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { it, PHONE } from '../../support/journey.ts';
import { layoutShiftOf, resize } from '../../support/layout.ts';

// What guests of a house with a name have in sight. Alone, because the house of the suite has none.

let admin: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [admin, food] = [await house.aPerson('admin'), await house.putFood({ quantity: 9, createdAtMs: 1, priceMinor: 950 })];
  const sizes = ['Small', 'Medium', 'Large', 'Huge'].map((name) => ({ id: name.toLowerCase(), name, extra: 0 }));
  const body = { sizes, groupIds: [] };
  expect((await call(`/foods/${food.id}/choices`, { method: 'PUT', as: admin, body })).status).toBe(200);
  await saveHouse(admin, { about: { name: 'Kanal', address: 'Uferstr. 12', phone: '+49 30 123456' } });
});

/** The house of other tests has set nothing. */
it.afterAll(async () => {
  await saveHouse(admin, { about: toHouseDto(DEFAULT_SETTINGS).about });
  await database().doc('house/settings').delete();
});

it('the order dialog of a phone has a low foot, which stands still and scrolls away in a low window', async ({
  signInAs,
}) => {
  const { page } = await signInAs('user', `/user/${food.id}`, { screen: PHONE });
  await page.getByRole('button', { name: 'Order Now' }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${food.name}` });
  await dialog.getByRole('button', { name: 'Confirm · $9.50' }).waitFor();
  const shift = await layoutShiftOf(page);
  const foot = dialog.locator('.MuiDialogActions-root');
  const box = await foot.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(200);
  await dialog.getByRole('button', { name: /^One more: / }).click();
  await dialog.getByRole('button', { name: 'Confirm · $19.00' }).waitFor();
  expect([await foot.boundingBox(), await layoutShiftOf(page)]).toEqual([box, shift]);
  await expectUsable(page);
  await resize(page, { width: 320, height: 256 });
  expect((await foot.boundingBox())?.y).toBeGreaterThan(256);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
});

it('a food is chosen on its page, whose button follows, and is put into the basket as it is', async ({ visitor }) => {
  const { page } = await visitor({ screen: { width: 1280, height: 640 } });
  await visit(page, `/user/${food.id}`);
  const huge = page.getByRole('radio', { name: 'Huge' });
  await huge.check();
  const add = page.getByRole('button', { name: 'Add to basket' });
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await add.boundingBox())?.y).toBeGreaterThanOrEqual(69); // below the header
  await expectUsable(page);
  await resize(page, PHONE);
  await huge.scrollIntoViewIfNeeded();
  expect((await add.boundingBox())?.y).toBeLessThan(PHONE.height - 52); // in sight
  await expectUsable(page);
  await add.click();
  await page.getByRole('button', { name: '1 item · $9.50 View basket' }).click();
  await page.getByRole('dialog', { name: 'Your basket' }).getByText('Huge').first().waitFor();
});

it('the picture of a food stays beside its words while they are scrolled', async ({ visitor }) => {
  const { page } = await visitor({ screen: { width: 1280, height: 640 } });
  await visit(page, `/user/${food.id}`);
  await page.getByRole('heading', { name: 'What you can choose' }).waitFor();
  const picture = page.locator('article img').first();
  const before = await picture.boundingBox();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  expect((before?.y ?? 0) - ((await picture.boundingBox())?.y ?? 0)).toBeLessThan(60);
});

it('the picture of home stands in the middle of a phone’s page, and nothing moves for it', async ({ visitor }) => {
  const { page } = await visitor({ screen: PHONE });
  await visit(page, '/');
  const picture = page.getByRole('group', { name: /^1 of 2/ }).locator('img[src*="beef-pho"]');
  await expect
    .poll(async () => {
      const box = await picture.boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
    })
    .toBe(PHONE.width / 2);
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);
  await expectUsable(page);
});
