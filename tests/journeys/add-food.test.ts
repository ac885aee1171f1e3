import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { call, database, unique } from '../../local/house.ts';
import { expectUsable } from '../support/axe.ts';
import { it } from '../support/journey.ts';
import { tabTo } from '../support/keyboard.ts';

// An admin makes a food with all that belongs to it, and guests choose from it.

describe('Add Food', () => {
  it('makes a food with sizes and a required group, with the keyboard alone', async ({ signInAs }) => {
    const { page, person: admin } = await signInAs('admin', '/dashboard/addfood');
    const [name, group] = [unique('Bun'), unique('Dip')];
    const type = async (field: Locator, text: string): Promise<void> => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    };
    const press = async (button: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
      await tabTo(page, button);
      await page.keyboard.press(key);
    };
    const size = (index: number): Locator => page.getByRole('group', { name: `Size ${index}`, exact: true });
    const part = page.locator('summary', { hasText: 'Sizes and options' });
    await part.waitFor();
    await type(page.getByRole('textbox', { name: 'Food Name' }), name);
    await type(page.getByRole('textbox', { name: 'Chef-Name' }), 'Linh Tran');
    await type(page.getByRole('textbox', { name: 'Food-Price' }), '9.50');
    await type(page.getByRole('textbox', { name: 'Quantity' }), '4');
    await press(part);
    await press(page.getByRole('button', { name: 'Add a size' }));
    await page.keyboard.press('Enter');
    await tabTo(page, size(1).getByLabel('Name'), 'Shift+Tab');
    await page.keyboard.type('Small');
    await type(size(2).getByLabel('Name'), 'Large');
    await type(size(2).getByLabel('Price'), '2'); // what is there is selected
    await press(page.getByRole('button', { name: 'New group' }));
    const dialog = page.getByRole('dialog', { name: 'New group of options' });
    await type(dialog.getByRole('textbox', { name: 'Group' }), group);
    await press(dialog.getByRole('checkbox', { name: 'A guest must choose' }), 'Space');
    await type(dialog.getByRole('group', { name: 'Option 1' }).getByLabel('Name'), 'Hoisin');
    await press(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'detached' });
    await press(page.getByRole('checkbox', { name: group }), 'Space');

    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('from $9.50').waitFor();
    await preview.getByRole('radio', { name: 'Large' }).waitFor();
    await preview.getByRole('radio', { name: 'Hoisin' }).waitFor();
    await page.evaluate(() => {
      scrollTo(0, 0); // no field half under the page's bar
    });
    await expectUsable(page);

    await press(page.getByRole('button', { name: 'Add Food' }));
    await page.getByText('Food Added Successfully..!').waitFor();
    const { docs } = await database().collection('foods').where('name', '==', name).get();
    expect(docs.map((food) => food.data())).toMatchObject([{ priceMinor: 950, quantity: 4, leastExtraMinor: 0 }]);
    const id = docs[0]?.id ?? '';

    const { page: menu } = await signInAs('user', `/inventory?q=${encodeURIComponent(name)}`);
    const card = menu.locator(`[data-food="${id}"]`);
    await card.getByText('from $9.50').waitFor();
    await card.getByRole('button', { name: 'Order Now' }).click();
    const order = menu.getByRole('dialog');
    expect(await order.getByRole('radio', { name: 'Small' }).isChecked()).toBe(true);
    await order.getByRole('radio', { name: 'Large' }).waitFor();
    await order
      .getByRole('group', { name: new RegExp(group) })
      .getByText('required · 1')
      .waitFor();
    await order.getByRole('radio', { name: 'Hoisin' }).waitFor();
    await call(`/foods/${id}/choices`, { method: 'PUT', as: admin, body: { sizes: [], groupIds: [] } });
    await call(`/foods/${id}`, { method: 'DELETE', as: admin });
  });

  it('asks before what is typed is lost by Back or a link, and not before', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    const toForm = async (): Promise<void> => {
      await page.getByRole('link', { name: 'Add Food' }).first().click();
      await page.getByRole('region', { name: 'Preview' }).getByText('A new food').waitFor();
    };
    await toForm();
    await page.goBack();
    await page.waitForURL('**/dashboard');
    await toForm();
    await page.getByRole('textbox', { name: 'Food Name' }).fill('Bun');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(new URL(page.url()).pathname).toBe('/dashboard/addfood');
    expect(await page.getByRole('textbox', { name: 'Food Name' }).inputValue()).toBe('Bun');
    await page.getByRole('link', { name: 'Kitchen' }).first().click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 2, name: 'Food List' }).waitFor();
  });
});
