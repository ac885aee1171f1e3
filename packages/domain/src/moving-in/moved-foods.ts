import type { StoredChoices } from '../foods/choices.ts';
import { NO_CHOICES } from '../foods/choices.ts';
import { HOUSE_PICTURE } from '../foods/food.ts';
import { foodGroupsOf } from '../foods/food-groups.ts';
import { isPictureOfHouse } from '../foods/own-picture.ts';
import { NEW_FOOD, type Food } from '../foods/food-fields.ts';
import { leastExtraOf } from '../foods/judge-choices.ts';
import { MEALTIMES } from '../foods/mealtimes.ts';
import type { MovedFood, MovedMenu } from './moved-menu.ts';

/** A food as the house holds it, with what can be chosen of it. */
export interface HeldFood {
  readonly food: Food;
  readonly choices: StoredChoices;
}

/**
 * The foods of a menu that moves in, as new ones of the house. They are not counted: no menu of another system says how many
 * portions there are.
 * @param supplier the chef's name
 */
export function heldFoods(
  menu: MovedMenu,
  { supplier, atMs }: { readonly supplier: string; readonly atMs: number },
): readonly HeldFood[] {
  const known = new Map(menu.groups.map((group) => [group.id, group]));
  return menu.foods.map(({ sizes, uses, picture, ...moved }: MovedFood, index) => {
    const groups = foodGroupsOf({ uses: uses ?? [], ofCategory: [], leftOut: [] }, known);
    const choices = { ...NO_CHOICES, sizes, groups };
    const hasAny = sizes.length + groups.length > 0;
    const food: Food = {
      ...NEW_FOOD,
      ...moved,
      img: picture !== null && isPictureOfHouse(picture) ? picture : HOUSE_PICTURE,
      currency: menu.currency,
      quantity: 0,
      counted: false,
      supplier,
      mealtimes: MEALTIMES,
      leastExtraMinor: hasAny ? leastExtraOf(choices) : null,
      createdAtMs: atMs + index, // in the order of the menu
    };
    return { food, choices };
  });
}
