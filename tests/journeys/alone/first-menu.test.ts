import { expect } from 'vitest';
import { call, database, putCategories, type Person } from '../../../local/house.ts';
import { countingHand } from '../../support/hand.ts';
import { it } from '../../support/journey.ts';
import { expectFocus } from '../../support/keyboard.ts';

// In turn with the others: while the house has categories, everybody's menu has.

const CATEGORY = 'Pizza';
const GROUP = 'Extras';
const PIZZAS = [
  'Margherita',
  'Funghi',
  'Salami',
  'Tonno',
  'Hawaii',
  'Diavola',
  'Capricciosa',
  'Quattro formaggi',
  'Vegetariana',
  'Calzone',
];
const ONE_OF_THEM = 'Diavola';
/** As it stands in another window. */
const TOPPINGS = Array.from({ length: 20 }, (_, index) => `Topping ${index + 1} ${1 + (index % 3)}.50`);

let admin: Person;

const groups = async (): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  (await call('/choicegroups', { as: admin })).body as { id: string; name: string }[];
/** Of earlier tests, which have left the menu. */
let earlier: ReadonlySet<string> = new Set();
const stored = async (): Promise<readonly FirebaseFirestore.QueryDocumentSnapshot[]> =>
  (await database().collection('foods').where('name', 'in', PIZZAS).get()).docs.filter(({ id }) => !earlier.has(id));

it.beforeAll(async ({ house }) => {
  admin = await house.aPerson('admin');
  earlier = new Set((await stored()).map(({ id }) => id));
});

it.afterAll(async () => {
  await putCategories(admin);
  await Promise.all((await stored()).map(({ id }) => call(`/foods/${id}`, { method: 'DELETE', as: admin })));
  const made = (await groups()).filter(({ name }) => name === GROUP);
  const gone = await Promise.all(made.map(({ id }) => call(`/choicegroups/${id}`, { method: 'DELETE', as: admin })));
  expect(gone.map(({ status }) => status)).toEqual(made.map(() => 200));
});

it('ten foods in two sizes, with twenty options for all of them, are on the menu within five minutes', async ({
  signInAs,
}) => {
  const { page, errors } = await signInAs('admin', '/dashboard/import#type');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expectFocus(page.getByLabel('Row 1, name'));
  const hand = countingHand(page);
  for (const [index, food] of PIZZAS.entries()) {
    const [small, large] = [`${8 + (index % 4)}.50`, `${11 + (index % 4)}.50`];
    await hand.row([food, 'Small', small, CATEGORY, '', '']);
    await hand.row(['', 'Large', large, '', '', '']);
  }
  await hand.click(page.getByRole('button', { name: 'Preview' }));
  await page.getByRole('heading', { name: /^10 foods in one category/ }).waitFor();
  await page.getByText('10 foods are new').waitFor();
  await hand.click(page.getByRole('button', { name: /^Add \d+/ }));
  await hand.click(page.getByRole('link', { name: 'See the foods' }));

  await hand.click(page.getByRole('searchbox')); // this house has more foods than one page of them
  await page.keyboard.type(ONE_OF_THEM);
  hand.plan({ type: ONE_OF_THEM });
  await hand.click(page.getByRole('link', { name: `Update: ${ONE_OF_THEM}`, exact: true }));
  await hand.click(page.locator('summary', { hasText: 'Sizes and options' }));
  await hand.click(page.getByRole('button', { name: 'New group' }));
  const dialog = page.getByRole('dialog', { name: 'New group of options' });
  await hand.click(dialog.getByRole('textbox', { name: 'Group', exact: true }));
  await page.keyboard.type(GROUP);
  await hand.click(dialog.getByRole('button', { name: 'Paste a list' }));
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), TOPPINGS.join('\n'));
  await page.keyboard.press('ControlOrMeta+v');
  hand.plan(
    { type: GROUP },
    { keys: 2, of: 'the window of the list: Alt and Tab' },
    { keys: 2, of: 'all of it: Ctrl and A' },
    { keys: 2, of: 'copied: Ctrl and C' },
    { keys: 2, of: 'back: Alt and Tab' },
    { keys: 2, of: 'pasted: Ctrl and V' },
  );
  await hand.click(dialog.getByRole('button', { name: 'Add 20 options' }));
  await hand.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.waitFor({ state: 'detached' });

  await hand.click(page.getByRole('link', { name: 'Food List' }).first());
  await hand.click(page.getByRole('button', { name: 'Categories' }));
  await hand.click(page.getByRole('button', { name: `Options of all its foods: ${CATEGORY}` }));
  const options = page.getByRole('dialog', { name: `Options of all in ${CATEGORY}` });
  await hand.click(options.getByRole('checkbox', { name: GROUP }));
  await hand.click(options.getByRole('button', { name: 'Save' }));
  await options.waitFor({ state: 'detached' });
  console.info(`ten foods in two sizes with twenty options: ${hand.seconds()} s; ${hand.words()}`);
  expect(hand.seconds()).toBeLessThan(300);

  const foods = await stored();
  expect(foods).toHaveLength(10);
  for (const food of foods) {
    const { body } = await call(`/foods/${food.id}/choices`);
    expect(body).toMatchObject({ sizes: [{ name: 'Small' }, { name: 'Large' }], groups: [{ name: GROUP }] });
    const [{ options: offered }] = (body as { groups: [{ options: readonly { name: string; each: number }[] }] })
      .groups;
    expect(offered.map(({ name, each }) => `${name} ${each.toFixed(2)}`)).toEqual(TOPPINGS);
  }
  expect(errors).toEqual([]);
});
