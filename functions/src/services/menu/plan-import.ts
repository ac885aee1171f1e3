import { isDeepStrictEqual } from 'node:util';
import {
  foodChanges,
  heldFoods,
  HOUSE_PICTURE,
  isHidden,
  NO_CHOICES,
  type Categories,
  type Food,
  type HeldFood,
  type ImportedMenu,
  type MovedMenu,
  type NamePair,
  type StoredChoiceGroup,
  type TaxRate,
} from '@foodhouse/domain';
import { isOnMenu } from './join-groups.ts';
import { foodAfter, groupAfter, isCalled, taxOf, withGroups, type FoundMenu } from './moved-food-after.ts';

/** What one commit writes, and what is said of it. */
export interface ImportPlan {
  readonly added: readonly HeldFood[];
  readonly changed: readonly HeldFood[];
  /** What of foods that the file names is not the same, for people. */
  readonly changes: ImportedMenu['changed'];
  readonly takenOff: readonly Food[];
  /** The foods of the house that have the name of one that comes in. */
  readonly same: readonly NamePair[];
  readonly unchanged: readonly Food[];
  /** Foods of the file that name a picture elsewhere, and have none here. */
  readonly withoutPicture: readonly Food[];
  readonly retired: readonly Food[];
  /** Those that were hidden before, and stay so. */
  readonly hidden: readonly Food[];
  /** Foods for which the file says another number of portions than there is. */
  readonly portionsKept: readonly Food[];
  readonly groups: readonly StoredChoiceGroup[];
  /** Those that are as they were, but of other foods: of some that are taken off the menu, or of a category that has more. */
  readonly groupsLeft: readonly StoredChoiceGroup[];
  readonly groupsAdded: number;
  readonly categories: Categories;
  readonly categoriesAdded: number;
}

/** What becomes of the house's menu. Pure. */
export function planImport(
  menu: MovedMenu,
  found: FoundMenu,
  now: {
    readonly supplier: string;
    readonly atMs: number;
    readonly same: readonly NamePair[];
    readonly hidden: readonly NamePair[];
    readonly rates: readonly TaxRate[];
  },
): ImportPlan {
  const own = new Map<string, string>(); // categories of one name are one
  for (const [index, one] of menu.categories.entries()) {
    const same = [...found.categories.categories, ...menu.categories.slice(0, index)].find(isCalled(one));
    own.set(one.id, same ? (own.get(same.id) ?? same.id) : one.id);
  }
  const groups = menu.groups.map((group) => groupAfter(group, found.groups.get(group.id)));
  const foods = menu.foods.map((food) => ({ ...food, categoryId: own.get(food.categoryId ?? '') ?? null }));
  const held = heldFoods({ ...menu, foods, groups }, now);
  const known = new Map(groups.map((group) => [group.id, group]));
  const after = held.map((one, index) =>
    foodAfter(one, found, known, {
      format: menu.format,
      saysChoices: menu.foods[index]?.uses !== null,
      taxAfter: taxOf(menu.foods[index], now.rates),
      pictureTextSaid: menu.foods[index]?.pictureText ?? '',
    }),
  );
  const named = new Set(menu.foods.map(({ id }) => id));
  const beside = [...found.foods.values()]
    .filter(({ id, retiredAtMs }) => !named.has(id) && retiredAtMs === null)
    .map((food) => withGroups({ food, choices: found.choices.get(food.id) ?? NO_CHOICES }, known));
  const isThere = ({ food }: HeldFood): boolean => found.foods.has(food.id);
  const isRetired = ({ food }: HeldFood): boolean => food.retiredAtMs !== null;
  const isNew = (one: HeldFood): boolean => !isThere(one);
  const stays = (one: HeldFood): boolean => isThere(one) && !isOnMenu(found.foods.get(one.food.id));
  const isAsBefore = ({ food, choices }: HeldFood): boolean =>
    isDeepStrictEqual([food, choices], [found.foods.get(food.id), found.choices.get(food.id) ?? NO_CHOICES]);
  const onMenu = [...after, ...beside].filter((one) => !isRetired(one));
  const existing = onMenu.filter(isThere);
  const usersOf = usersByGroup(onMenu);
  const saved = groups
    .map((group) => {
      const before = found.groups.get(group.id);
      const { foodIds: _foodIds, version = 0, ...was } = before ?? { foodIds: [] };
      const foodIds = usersOf.get(group.id) ?? [];
      const isSame = isDeepStrictEqual(was, group) && isDeepStrictEqual(new Set(before?.foodIds), new Set(foodIds));
      return { isSame, group: { ...group, foodIds, version: version + 1 } };
    })
    .filter(({ isSame }) => !isSame)
    .map(({ group }) => group);
  const left = [...found.groups.values()].flatMap((group) => {
    const users = usersOf.get(group.id) ?? [];
    const isElsewhere = (id: string): boolean => !found.foods.has(id) && found.gone.every((food) => food.id !== id);
    const foodIds = [...new Set([...group.foodIds.filter((id) => isElsewhere(id) || users.includes(id)), ...users])];
    return known.has(group.id) || isDeepStrictEqual(foodIds, group.foodIds) ? [] : [{ ...group, foodIds }];
  });
  const ids = new Set(found.categories.categories.map(({ id }) => id));
  const categories = menu.categories.filter(
    ({ id }) => own.get(id) === id && !ids.has(id) && foods.some((food) => food.categoryId === id),
  );
  const hiding = after.filter((one) => isThere(one) && isRetired(one) && !stays(one));
  const changed = [...existing, ...hiding]
    .filter((one) => !isAsBefore(one))
    .map((one) => (named.has(one.food.id) ? asSaved(one) : one));
  const names = {
    categories: new Map([...found.categories.categories, ...categories].map(({ id, name }) => [id, name])),
    rates: now.rates,
  };
  return {
    added: after.filter(isNew),
    changed,
    changes: changed.flatMap((one) => {
      const food = found.foods.get(one.food.id);
      if (!food || !named.has(food.id)) return [];
      const before = { food, choices: found.choices.get(food.id) ?? NO_CHOICES };
      return [{ ...nameOf(one.food), changes: foodChanges(before, one, names) }];
    }),
    same: now.same,
    takenOff: found.gone.map((food) => ({ ...food, retiredAtMs: now.atMs, hiddenAtMs: null })),
    unchanged: existing.filter((one) => named.has(one.food.id) && isAsBefore(one)).map(({ food }) => food),
    withoutPicture: after.flatMap((one, index) =>
      stays(one) || one.food.img !== HOUSE_PICTURE || (menu.foods[index]?.picture ?? null) === null ? [] : [one.food],
    ),
    retired: after.filter((one) => stays(one) && !isHidden(one.food)).map(({ food }) => food),
    hidden: [
      ...after.filter((one) => stays(one) && isHidden(one.food)).map(({ food }) => food),
      ...now.hidden.map(({ food }) => food),
    ],
    portionsKept: after.flatMap((one, index) => {
      const portions = menu.foods[index]?.portions;
      const isAsSaid = one.food.counted && one.food.quantity === portions;
      return portions === undefined || isAsSaid || !isThere(one) || isRetired(one) ? [] : [one.food];
    }),
    groups: saved,
    groupsLeft: left,
    groupsAdded: saved.filter(({ id }) => !found.groups.has(id)).length,
    categories: {
      ...found.categories,
      version: found.categories.version + 1,
      categories: [...found.categories.categories, ...categories],
    },
    categoriesAdded: categories.length,
  };
}

export function nameOf({ id, name }: Food): { readonly id: string; readonly name: string } {
  return { id, name };
}

/** A page that has the food open learns by its version that it was saved. */
function asSaved({ food, choices }: HeldFood): HeldFood {
  return { food: { ...food, version: food.version + 1 }, choices };
}

function usersByGroup(foods: readonly HeldFood[]): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const { food, choices } of foods)
    for (const { id } of choices.groups) users.set(id, [...(users.get(id) ?? []), food.id]);
  return users;
}
