import { useState } from 'react';
import { availableFirst, type Menu } from '../../../data/menu.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import type { FoodPage } from '../../foods/food-page.ts';

/**
 * A list of foods in the order in which they are first shown: what cannot be had then stands below what can. What sells out while
 * somebody looks stays where it is, and what comes to the list stands behind what is there, each in its category, so that no card
 * moves under a finger.
 * @param categories names by the foods' ids
 * @param what is listed: another list is placed anew
 */
export function useSettledFoods(
  foods: Loadable<FoodPage>,
  categories: Menu['categories'],
  what: string,
): Loadable<FoodPage> {
  const items = foods.status === 'ready' ? foods.value.items : [];
  const [settled, setSettled] = useState<Settled>({ what, places: NOWHERE });
  const places = placed(settled.what === what ? settled.places : NOWHERE, items, categories);
  if (places !== settled.places || what !== settled.what) setSettled({ what, places });
  if (foods.status !== 'ready') return foods;
  const order = new Map([...places.keys()].map((id, index) => [id, index]));
  const placeOf = ({ id }: { readonly id: string }): number => order.get(id) ?? 0;
  return {
    status: 'ready',
    value: { ...foods.value, items: items.toSorted((one, other) => placeOf(one) - placeOf(other)) },
  };
}

/** The foods' ids in their order, with the names of their categories. */
type Places = ReadonlyMap<string, string | undefined>;

interface Settled {
  readonly what: string;
  readonly places: Places;
}

const NOWHERE: Places = new Map();

/** @returns `before` itself where the foods are the same */
function placed(before: Places, items: FoodPage['items'], categories: Menu['categories']): Places {
  const ids = new Set(items.map(({ id }) => id));
  const isThere = [...before].every(([id, category]) => ids.has(id) && categories.get(id) === category);
  if (isThere && ids.size === before.size) return before;
  const kept: Places = isThere ? before : NOWHERE;
  const added = availableFirst(
    items.filter(({ id }) => !kept.has(id)),
    categories,
  );
  const all = [...kept, ...added.map(({ id }) => [id, categories.get(id)] as const)];
  const names = [...new Set(all.map(([, name]) => name))];
  return new Map(all.toSorted(([, one], [, other]) => names.indexOf(one) - names.indexOf(other)));
}
