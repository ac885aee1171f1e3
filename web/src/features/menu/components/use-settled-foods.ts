import { useState } from 'react';
import { availableFirst, type Menu } from '../../../data/menu.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { FoodPage } from '../../foods/food-page.ts';

/**
 * A page of foods in the order in which they are first shown: what cannot be had then stands below what can. What sells out while
 * somebody looks stays where it is, so that no card moves under a finger.
 * @param categories names by the foods' ids
 */
export function useSettledFoods(foods: Loadable<FoodPage>, categories: Menu['categories']): Loadable<FoodPage> {
  const items = foods.status === 'ready' ? foods.value.items : [];
  const [settled, setSettled] = useState<Settled>(NOTHING);
  const key = JSON.stringify(items.map(({ id }) => [id, categories.get(id)]).toSorted(byId));
  const now = settled.key === key ? settled : { key, ids: availableFirst(items, categories).map(({ id }) => id) };
  if (now !== settled) setSettled(now);
  if (foods.status !== 'ready') return foods;
  const placed = items.toSorted((one, other) => now.ids.indexOf(one.id) - now.ids.indexOf(other.id));
  return { status: 'ready', value: { ...foods.value, items: placed } };
}

interface Settled {
  /** The foods with their categories. */
  readonly key: string;
  readonly ids: readonly string[];
}

const NOTHING: Settled = { key: '[]', ids: [] };

function byId([one = '']: readonly (string | undefined)[], [other = '']: readonly (string | undefined)[]): number {
  return one < other ? -1 : Number(one > other);
}
