import { askedIds } from '../foods/food-groups.ts';
import type { Food } from '../foods/food-fields.ts';
import type { MovedMenu } from './moved-menu.ts';

/** What becomes of a food that the house has under the name of one that comes in: it is that one, or it stays as it is. */
export const SAME_NAMES = ['update', 'keep'] as const;
export type SameNames = (typeof SAME_NAMES)[number];

/** The id of a food that comes in, and of the one that the house has under its name. */
export interface NamePair {
  readonly movedId: string;
  readonly food: Food;
}

/**
 * The foods of the house that a menu does not name by their id, but by their name. A name that several have says nothing.
 * @param foods those on the menu
 */
export function pairsByName(menu: MovedMenu, foods: readonly Food[]): readonly NamePair[] {
  const named = new Set(menu.foods.map(({ id }) => id));
  const known = new Set(foods.map(({ id }) => id));
  const own = Map.groupBy(
    foods.filter(({ id }) => !named.has(id)),
    nameKey,
  );
  const moved = Map.groupBy(menu.foods, nameKey);
  return menu.foods.flatMap((one): readonly NamePair[] => {
    const [food, ...others] = own.get(nameKey(one)) ?? [];
    const isOne = others.length === 0 && moved.get(nameKey(one))?.length === 1;
    return food && isOne && !known.has(one.id) ? [{ movedId: one.id, food }] : [];
  });
}

/**
 * The same of foods that the house hides: what it has on its menu under that name comes first. They stay hidden, and what comes in
 * under their names stays out.
 */
export function pairsWithHidden(
  menu: MovedMenu,
  onMenu: readonly Food[],
  hidden: readonly Food[],
): readonly NamePair[] {
  const names = new Set(onMenu.map(nameKey));
  return pairsByName(
    menu,
    hidden.filter((food) => !names.has(nameKey(food))),
  );
}

/** The menu with those foods as the house's own, or without them. */
export function withPairs(menu: MovedMenu, pairs: readonly NamePair[], sameNames: SameNames): MovedMenu {
  if (pairs.length === 0) return menu;
  const ids = new Map(pairs.map(({ movedId, food }) => [movedId, food.id]));
  if (sameNames === 'update')
    return { ...menu, foods: menu.foods.map((one) => ({ ...one, id: ids.get(one.id) ?? one.id })) };
  const foods = menu.foods.filter(({ id }) => !ids.has(id));
  const uses = new Set(foods.flatMap((one) => (one.uses ?? []).map(({ groupId }) => groupId)));
  const used = new Set([...uses, ...askedIds(menu.groups.filter(({ id }) => uses.has(id)))]);
  return { ...menu, foods, groups: menu.groups.filter(({ id }) => used.has(id)) };
}

/** What names that people take for the same have in common. */
export function nameKey({ name }: { readonly name: string }): string {
  return name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
