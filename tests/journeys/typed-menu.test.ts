import { describe, expect, onTestFinished } from 'vitest';
import { call, database, unique } from '../../local/house.ts';
import { expectUsable } from '../support/axe.ts';
import { DESKTOP, it } from '../support/journey.ts';
import { expectFocus, tabTo } from '../support/keyboard.ts';
import { expectToFit, resize } from '../support/layout.ts';

// An admin types a menu into the table of the import page. None of these foods that come in has a category: all menus would.

/** Runs in the page: how far the ring around a field reaches into its label, which stands above it in its cell. */
function ringOverLabel(field: Element): number {
  const cell = field.closest('td');
  const label = cell && getComputedStyle(cell, '::before');
  if (!label || label.display === 'none' || Number.isNaN(Number.parseFloat(label.height))) throw new Error('no label');
  const { outlineOffset, outlineWidth } = getComputedStyle(field);
  const ringTop =
    field.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
  return cell.getBoundingClientRect().top + Number.parseFloat(label.height) - ringTop;
}

describe('a menu that is typed', () => {
  it('comes onto the menu by the keyboard alone', async ({ signInAs }) => {
    const { page, person: admin, errors } = await signInAs('admin', '/dashboard/import');
    const { keyboard } = page;
    const names = [unique('Bun'), unique('Tea'), unique('Cake')];
    onTestFinished(async () => {
      const { docs } = await database().collection('foods').where('name', 'in', names).get();
      await Promise.all(docs.map(({ id }) => call(`/foods/${id}`, { method: 'DELETE', as: admin })));
    });
    await tabTo(page, page.getByRole('button', { name: 'Type a menu' }));
    await keyboard.press('Enter');
    await expectFocus(page.getByLabel('Row 1, name'));
    const { width, height } = DESKTOP;
    await resize(page, { width: 360, height });
    expect(await page.getByLabel('Row 1, name').evaluate(ringOverLabel)).toBeLessThanOrEqual(0);
    await resize(page, { width, height });
    for (const name of names) {
      await keyboard.type(name);
      await keyboard.press('Enter');
    }
    for (const _above of names) await keyboard.press('ArrowUp');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    for (const price of ['9.50', '3', '4.2x']) {
      await keyboard.type(price);
      await keyboard.press('Enter');
    }
    await page.getByText('Row 3: “4.2x” is not a price').waitFor();
    await expectToFit(page);
    await expectUsable(page);
    await keyboard.press('ArrowUp');
    await keyboard.type('4.25'); // what is there is selected
    await tabTo(page, page.getByRole('button', { name: 'Preview' }));
    await keyboard.press('Enter');
    await page.getByText('3 foods are new').waitFor();
    await tabTo(page, page.getByRole('button', { name: /^Add \d+/ }));
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What has changed' }).waitFor();
    const { docs } = await database().collection('foods').where('name', 'in', names).get();
    const prices = docs.map((food) => [food.get('name') as string, food.get('priceMinor') as number] as const);
    expect(new Map(prices)).toEqual(new Map(names.map((name, index) => [name, [950, 300, 425][index]])));
    await page.goto(new URL(`/inventory?q=${encodeURIComponent(names[0] ?? '')}`, page.url()).href);
    await page.locator(`[data-food="${docs.find((food) => food.get('name') === names[0])?.id ?? ''}"]`).waitFor();
    expect(errors).toEqual([]);
  });
});
