import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Categories } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { call, database, type Person } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { DESKTOP, it, PHONE } from '../../support/journey.ts';
import { expectToFit } from '../../support/layout.ts';

// In turn with the others: while the house has categories, everybody's menu has.

const EXAMPLE = path.join(import.meta.dirname, '../../../web/src/features/moving-in/example-menu.json');
const FOUND = /^9 foods in 4 categories/;

let admin: Person;

it.beforeAll(async ({ house }) => {
  admin = await house.aPerson('admin');
});

it.afterAll(async () => {
  const { version } = (await call('/categories')).body as Categories;
  await call('/categories', { method: 'PUT', as: admin, body: { version, categories: [] } });
  const foods = (await database().collection('foods').get()).docs.filter(({ id }) => id.startsWith('gf-'));
  await Promise.all(foods.map(({ id }) => call(`/foods/${id}`, { method: 'DELETE', as: admin })));
});

describe('the import of a menu', () => {
  it('in a wide window brings all of it at once, and a guest orders from it at its price', async ({
    signInAs,
    visitor,
  }) => {
    const { page, errors } = await signInAs('admin', '/dashboard/addfood', { screen: DESKTOP });
    await page.getByRole('link', { name: 'Import a menu' }).click();
    await page.locator('input[type="file"]').setInputFiles(EXAMPLE);
    await page.getByRole('heading', { name: FOUND }).waitFor();
    await page.getByText('8 foods are new').waitFor();
    await page.getByText('One food is already on your menu under its name').waitFor(); // spaghetti, which the house keeps
    await page.getByRole('radio', { name: 'Leave it as it is' }).click();
    await page.getByText('under its name, and stays as it is').waitFor();
    await expectToFit(page);
    await expectUsable(page);
    await page.getByRole('button', { name: 'Put it on the menu' }).click();
    await page.getByRole('link', { name: 'See the foods' }).click();
    await page.waitForURL('**/dashboard');
    expect(errors).toEqual([]);
    const lines = [
      {
        foodId: 'gf-103',
        quantity: 1,
        sizeId: 'large',
        options: [{ groupId: 'gf-crust', id: 'deep-pan', quantity: 1 }],
      },
    ];
    await expect
      .poll(async () => (await call('/quote', { method: 'POST', body: { lines } })).body)
      .toMatchObject({ total: 15.5, problems: [] });
    const guest = await visitor({ screen: PHONE });
    await guest.page.goto(new URL('/foods/gf-103', page.url()).href);
    await guest.page.getByRole('heading', { name: 'Diavola', level: 1 }).waitFor();
  });

  it('on a phone, by touch, changes what its file says otherwise, and doubles nothing', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard/import', { screen: PHONE, hasTouch: true });
    const dearer = readFileSync(EXAMPLE, 'utf8').replace('"price": 4.9', '"price": 5.4');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'menu.json',
      mimeType: 'application/json',
      buffer: Buffer.from(dearer),
    });
    await page.getByRole('radio', { name: 'Leave it as it is' }).tap();
    await page.getByText('One food on your menu changes').waitFor();
    await page.getByText('Price: $4.90 → $5.40').waitFor();
    await page.getByText('7 foods are as they were').waitFor();
    await expectToFit(page);
    await expectUsable(page);
    await page.getByRole('button', { name: 'Put it on the menu' }).tap();
    await page.getByRole('link', { name: 'See the foods' }).waitFor();
    const soup = await database().doc('foods/gf-301').get();
    expect(soup.get('priceMinor') ?? soup.get('price')).toBe(540);
  });
});
