import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { expectUsable } from '../../support/axe.ts';
import { DESKTOP, it, PHONE } from '../../support/journey.ts';
import { expectToFit } from '../../support/layout.ts';
import { take } from '../../support/pictures.ts';

// In turn with the others: foods that come and go between the menu and its import would be changes.

it('an admin takes menu and orders along, and their own menu, imported again, changes nothing', async ({
  signInAs,
  putFood,
  putOrder,
}) => {
  const food = await putFood({ name: '=Pho; "best", or’ 🍜' });
  const removed = await putFood({ name: '+Bún; "gone"', retiredAtMs: Date.now() });
  const hidden = await putFood({ name: 'Ice', retiredAtMs: Date.now(), hiddenAtMs: Date.now() });
  const order = await putOrder('delivered');
  const { page, errors } = await signInAs('admin', '/dashboard/house', { screen: DESKTOP });
  await page.getByRole('link', { name: 'Take your data with you' }).click();
  await page.getByRole('heading', { name: 'Take your data with you' }).waitFor();
  await take(page, 'export');
  await expectToFit(page);
  await expectUsable(page);
  // Another process of the API may have a menu that is some seconds old.
  const menu = await vi.waitFor(
    async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV: Menu' }).click(),
      ]);
      const path = await download.path();
      expect(readFileSync(path, 'utf8')).toContain(food.id);
      return path;
    },
    { timeout: 30_000 },
  );
  await page.getByText(/^Menu\.csv is in your downloads/).waitFor();
  const removedFoods = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV: Removed foods' }).click(),
  ]).then(([download]) => download.path());
  await page.getByText(/^Removed foods\.csv is in your downloads/).waitFor();
  const [orders] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV: Orders' }).click(),
  ]);
  expect(orders.suggestedFilename()).toBe('Orders.csv');
  const csv = readFileSync(await orders.path(), 'utf8');
  expect([csv.startsWith('\ufeff'), csv.includes(order.id), csv.includes(order.token)]).toEqual([true, true, true]);
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  const file = await whole.path();
  const isThere = 'Your menu has all of it already.';
  for (const [name, taken, said] of [
    ['Menu.csv', menu, isThere],
    ['Foodhouse.json', file, isThere],
    ['Removed foods.csv', removedFoods, /^Nothing changes: what you have hidden or taken off the menu stays so/],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one file after the other
    await page.goto(new URL('/dashboard/import', page.url()).href);
    // oxlint-disable-next-line no-await-in-loop
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: readFileSync(taken) });
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText(said).waitFor();
  }
  await page.getByText(/stays? hidden, as you have hidden (?:it|them)/).waitFor();
  await page.getByText(/stays? off the menu, as you have taken (?:it|them) off/).waitFor();
  expect([food.id, hidden.id].filter((id) => !readFileSync(menu, 'utf8').includes(id))).toEqual([]);
  expect([menu, removedFoods].map((path) => readFileSync(path, 'utf8').includes(removed.id))).toEqual([false, true]);
  expect(errors).toEqual([]);
});

it('on a phone, days that end before they begin are said beside them', async ({ signInAs }) => {
  const { page } = await signInAs('admin', '/dashboard/export', { screen: PHONE, hasTouch: true });
  await page.getByLabel('From').fill('2026-01-02');
  await page.getByLabel('To', { exact: true }).fill('2026-01-01');
  await page.getByRole('button', { name: 'Download CSV: Portions' }).tap();
  await page.getByText('The last day is before the first.').waitFor();
  await page.getByLabel('From').fill('');
  await page.getByRole('button', { name: 'Download CSV: Menu' }).tap();
  const said = page.getByText(/^Menu\.csv is in your downloads/);
  await said.waitFor();
  await expect.poll(() => said.evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await expectToFit(page);
  await expectUsable(page);
});
