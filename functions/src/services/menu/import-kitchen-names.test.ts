import type { StoredChoiceGroup } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { BOSS } from '../testing/fakes.ts';
import {
  choicesOf,
  foodOf,
  importingHouse,
  menuOf,
  type ImportingHouse,
  type Raw,
} from '../testing/importing-house.ts';
import { saveGroup } from './manage-choices.ts';
import { editFood } from './manage-foods.ts';

/** A pizza with one topping, and their names for the kitchen. */
const menu = (pizza: string | null, ham: string | null, price = 7): Raw =>
  menuOf({
    id: 101,
    name: 'Margherita',
    price,
    extras: { menu_item_kitchen_internal_name: pizza },
    groups: [
      { name: 'Toppings', options: [{ name: 'Ham', price: 1, extras: { menu_option_kitchen_internal_name: ham } }] },
    ],
  });

/** What the kitchen reads: of the food, of the option in the food's choices, and of the option in the group. */
function kitchenNames(its: ImportingHouse): readonly unknown[] {
  const group = its.store.get<StoredChoiceGroup>('choiceGroups/gf-toppings');
  const groups = [choicesOf(its, 'gf-101')?.groups[0], group];
  return [foodOf(its, 'gf-101')?.kitchenName, ...groups.map((one) => one?.options[0]?.kitchenName)];
}

/** As the house says it itself. */
async function nameInHouse(its: ImportingHouse, pizza: string, ham: string): Promise<void> {
  await editFood(its.ports, BOSS, 'gf-101', { kitchenName: pizza });
  const group = its.store.get<StoredChoiceGroup>('choiceGroups/gf-toppings');
  if (!group) throw new Error('expected the group');
  const { id: _id, foodIds: _foodIds, options, ...said } = group;
  await saveGroup(its.ports, 'gf-toppings', {
    ...said,
    options: options.map((option) => ({ ...option, kitchenName: ham })),
  });
}

describe('names for the kitchen', () => {
  it('come in with new foods and options, and again without a change', async () => {
    const its = importingHouse();
    await its.run(menu('MARG', 'HAM'));
    expect(kitchenNames(its)).toEqual(['MARG', 'HAM', 'HAM']);
    expect(await its.run(menu('MARG', 'HAM'))).toMatchObject({ value: { changed: [], unchanged: 1 } });
  });

  it.each<readonly [string, string | null, string | null]>([
    ['says none', null, null],
    ['says blank ones', ' ', ''],
    ['says the names themselves', 'Margherita', 'Ham'],
    ['says them in one line, with single blanks', 'PIZZA M', 'H A M'],
  ])('stay as the house has them where the file %s', async (_what, pizza, ham) => {
    const its = importingHouse();
    await its.run(menu(null, null));
    await nameInHouse(its, 'PIZZA  M', 'H  A M');
    expect(await its.run(menu(pizza, ham))).toMatchObject({ value: { changed: [], unchanged: 1 } });
    expect(await its.run(menu(pizza, ham, 8))).toMatchObject({ value: { changed: [{ id: 'gf-101' }] } });
    expect(kitchenNames(its)).toEqual(['PIZZA  M', 'H  A M', 'H  A M']);
  });

  it('of the file win, and a dry run names what would change', async () => {
    const its = importingHouse();
    await its.run(menu(null, null));
    await nameInHouse(its, 'MARG', 'H');
    const changes = [
      { field: 'kitchenName', before: 'MARG', after: 'M1' },
      { field: 'groups', before: 'Toppings: Ham (kitchen: H) $1.00', after: 'Toppings: Ham (kitchen: HAM) $1.00' },
    ];
    const changed = { changed: [{ id: 'gf-101', name: 'Margherita', changes }], groups: { added: 0, changed: 1 } };
    expect(await its.run(menu('M1', 'HAM'), { dryRun: true })).toMatchObject({ value: changed });
    expect(kitchenNames(its)).toEqual(['MARG', 'H', 'H']);
    expect(await its.run(menu('M1', 'HAM'))).toMatchObject({ value: changed });
    expect(kitchenNames(its)).toEqual(['M1', 'HAM', 'HAM']);
  });

  it('of the file stay at the food that the house has under its name', async () => {
    const its = importingHouse();
    const pho = menuOf({ id: 5, name: 'Pho', price: 9.5, extras: { menu_item_kitchen_internal_name: 'P1' } });
    await its.run(pho);
    expect(foodOf(its, 'pho')?.kitchenName).toBe('P1');
    expect(await its.run(pho)).toMatchObject({ value: { changed: [], unchanged: 1 } });
  });
});
