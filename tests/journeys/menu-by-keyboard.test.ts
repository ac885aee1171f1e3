import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { call, database, unique } from '../../local/house.ts';
import { it } from '../support/journey.ts';
import { expectFocus, tabTo } from '../support/keyboard.ts';

// A menu with the keyboard alone: from the Food List to the table that is typed, and back to foods with options.

const NAMES = ['Rosa', 'Funghi', 'Salami', 'Tonno', 'Hawaii', 'Diavola', 'Verde', 'Bianca', 'Marina', 'Calzone'];

/** What a person has copied elsewhere, and pastes. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

it('ten foods in two sizes, and a group of options, come onto the menu with the keyboard alone', async ({
  signInAs,
}) => {
  const { page, person: admin, errors } = await signInAs('admin', '/dashboard');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keyboard } = page;
  const own = unique('Oven');
  const foods = NAMES.map((name) => `${own} ${name}`);
  const group = `${own} toppings`;
  const stored = async (): Promise<readonly FirebaseFirestore.QueryDocumentSnapshot[]> =>
    (await database().collection('foods').where('name', 'in', foods).get()).docs;
  onTestFinished(async () => {
    const docs = await stored();
    const first = docs.find((food) => food.get('name') === foods[0]);
    if (first)
      await call(`/foods/${first.id}/choices`, { method: 'PUT', as: admin, body: { sizes: [], groupIds: [] } });
    await Promise.all(docs.map(({ id }) => call(`/foods/${id}`, { method: 'DELETE', as: admin })));
  });
  const press = async (button: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await tabTo(page, button, key);
    await keyboard.press('Enter');
  };

  await press(page.getByRole('link', { name: 'Add Food' }).first());
  await press(page.getByRole('link', { name: 'Type a menu' }));
  await expectFocus(page.getByLabel('Row 1, name'));
  for (const cell of [foods[0] ?? '', 'Small', '8.50', '', 'With basil', '12']) {
    await keyboard.type(cell);
    await keyboard.press('Tab');
  }
  await tabTo(page, page.getByLabel('Row 2, name'));
  const more = foods.slice(1).flatMap((name) => [`${name}\tSmall\t8.50`, `\tLarge\t11.50`]);
  await paste(page, ['\tLarge\t11.50', ...more].join('\n'));
  await expect.poll(() => page.getByLabel('Row 20, price').inputValue()).toBe('11.50');
  await expectFocus(page.getByLabel('Row 2, name'));
  await page.getByText('19 rows were pasted. Escape leads to Preview.').waitFor();
  await keyboard.press('Escape');
  await expectFocus(page.getByRole('button', { name: 'Preview' }));
  await keyboard.press('Enter');
  await expectFocus(page.getByRole('heading', { name: /^10 foods in/ }));
  await page.getByText('Everything in the file was understood.').waitFor();
  await page.getByText('10 foods are new').waitFor();
  await press(page.getByRole('button', { name: /^Add \d+/ }));
  await expectFocus(page.getByRole('heading', { name: 'What has changed' }));
  await press(page.getByRole('link', { name: 'See the foods' }));

  await tabTo(page, page.getByLabel('Find in this list'));
  await keyboard.type(own);
  await page.getByText('10 found', { exact: true }).waitFor();
  for (const name of foods) await page.getByRole('row', { name }).first().waitFor(); // oxlint-disable-line no-await-in-loop
  await press(page.getByRole('link', { name: new RegExp(`Update.*${foods[0] ?? ''}`) }));
  await page.getByRole('heading', { level: 1, name: foods[0] ?? '' }).waitFor();
  await press(page.locator('summary', { hasText: 'What it is' })); // closed, its fields are not on the way
  await press(page.locator('summary', { hasText: 'Sizes and options' }));
  await press(page.getByRole('button', { name: 'New group' }));
  const dialog = page.getByRole('dialog', { name: 'New group of options' });
  await tabTo(page, dialog.getByRole('textbox', { name: 'Group' }));
  await keyboard.type(group);
  await press(dialog.getByRole('button', { name: 'Paste a list' }));
  await expectFocus(dialog.getByRole('textbox', { name: 'A list of options' }));
  await paste(page, 'Ham 1.50\nOlives 1\nNo cheese -0.50');
  await press(dialog.getByRole('button', { name: 'Add 3 options' }));
  await expectFocus(dialog.getByRole('button', { name: 'Paste a list' }));
  await press(dialog.getByRole('button', { name: 'Save' }));
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('button', { name: 'New group' }));
  await tabTo(page, page.getByRole('checkbox', { name: group }), 'Shift+Tab');
  await keyboard.press('Space');
  await press(page.getByRole('button', { name: 'Save' }));
  await expect
    .poll(async () => {
      const [first] = (await stored()).filter((food) => food.get('name') === foods[0]);
      const choices = await database()
        .doc(`choices/${first?.id ?? '-'}`)
        .get();
      const groups = (choices.get('groups') ?? []) as readonly {
        readonly options: readonly { readonly name: string }[];
      }[];
      return groups.flatMap(({ options }) => options.map(({ name }) => name));
    })
    .toEqual(['Ham', 'Olives', 'No cheese']);
  expect(
    new Set((await stored()).map((food) => [food.get('name'), food.get('priceMinor'), food.get('counted')].join())),
  ).toEqual(new Set(foods.map((name, index) => [name, 850, index === 0].join())));
  expect(errors).toEqual([]);
});
