import type { StoredChoices } from '../foods/choices.ts';
import { NO_CHOICES } from '../foods/choices.ts';
import { dietsBeside } from '../foods/declarations.ts';
import { HOUSE_PICTURE } from '../foods/food.ts';
import { foodGroupsOf } from '../foods/food-groups.ts';
import { isPictureOfHouse } from '../foods/own-picture.ts';
import { NEW_FOOD, type Food } from '../foods/food-fields.ts';
import { leastExtraOf } from '../foods/judge-choices.ts';
import { MEALTIMES } from '../foods/mealtimes.ts';
import { pictureTextOf } from '../foods/picture-text.ts';
import type { TaxRate } from '../money/tax.ts';
import type { MovedFood, MovedMenu } from './moved-menu.ts';
import { rateNamed, taxIdOf } from './moved-tax.ts';

/** A food as the house holds it, with what can be chosen of it. */
export interface HeldFood {
  readonly food: Food;
  readonly choices: StoredChoices;
}

/**
 * The foods of a menu that moves in, as new ones of the house. They are counted where a table says how many portions there are:
 * no menu of another system does.
 * @param supplier the chef's name
 * @param rates of the house's tax
 */
export function heldFoods(
  menu: MovedMenu,
  {
    supplier,
    atMs,
    rates = [],
  }: { readonly supplier: string; readonly atMs: number; readonly rates?: readonly TaxRate[] },
): readonly HeldFood[] {
  const known = new Map(menu.groups.map((group) => [group.id, group]));
  return menu.foods.map(({ sizes, uses, picture, pictureText, portions, tax, hidden, ...moved }: MovedFood, index) => {
    const groups = foodGroupsOf({ uses: uses ?? [], ofCategory: [], leftOut: [] }, known);
    const choices = { ...NO_CHOICES, sizes, groups };
    const hasAny = sizes.length + groups.length > 0;
    const img = picture !== null && isPictureOfHouse(picture) ? picture : HOUSE_PICTURE;
    const food: Food = {
      ...NEW_FOOD,
      ...moved,
      tags: dietsBeside(moved.tags, moved.allergens),
      img,
      pictureText: pictureTextOf({ img, pictureText: pictureText ?? null }),
      currency: menu.currency,
      quantity: portions ?? 0,
      counted: portions !== undefined,
      taxId: tax === undefined ? null : taxIdOf(rates, rateNamed(rates, tax.said)),
      supplier,
      mealtimes: MEALTIMES,
      leastExtraMinor: hasAny ? leastExtraOf(choices) : null,
      createdAtMs: atMs + index, // in the order of the menu
      ...(hidden && { retiredAtMs: atMs, hiddenAtMs: atMs }),
    };
    return { food, choices };
  });
}
