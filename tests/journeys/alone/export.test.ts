import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { expectUsable } from '../../support/axe.ts';
import { DESKTOP, it, PHONE } from '../../support/journey.ts';
import { expectToFit } from '../../support/layout.ts';

// In turn with the others: foods that come and go between the menu and its import would be changes.

it('an admin takes menu and orders along, and their own menu, imported again, changes nothing', async ({
  signInAs,
  putFood,
  putOrder,
}) => {
  const food = await putFood({ name: '=Pho; "best", or’ 🍜' });
  const order = await putOrder('delivered');
  const { page, errors } = await signInAs('admin', '/dashboard/house', { screen: DESKTOP });
  await page.getByRole('link', { name: 'Take your data with you' }).click();
  await page.getByRole('heading', { name: 'Take your data with you' }).waitFor();
  await expectToFit(page);
  await expectUsable(page);
  const menu = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV: Menu' }).click(),
  ]).then(([download]) => download.path());
  await page.getByText(/^Menu\.csv is in your downloads/).waitFor();
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
  for (const [name, taken] of [
    ['Menu.csv', menu],
    ['Foodhouse.json', file],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one file after the other
    await page.goto(new URL('/dashboard/import', page.url()).href);
    // oxlint-disable-next-line no-await-in-loop
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: readFileSync(taken) });
    // oxlint-disable-next-line no-await-in-loop
    await page.getByText('Your menu has all of it already.').waitFor();
  }
  expect(readFileSync(menu, 'utf8')).toContain(food.id);
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
