import type { Food } from '@foodhouse/domain';
import { useState } from 'react';
import type { PendingFoods } from '../api/use-pending-foods.ts';
import { isLate } from './use-quantity.ts';

interface Held {
  readonly food: Food;
  /** When it was changed. */
  readonly atMs: number;
}

export interface HeldFoods {
  /** In the places in which they came first. */
  readonly foods: readonly Food[];
  /** Keeps the foods that are changed through it, as long as a change can be undone. */
  readonly hold: (pending: PendingFoods) => PendingFoods;
}

/**
 * The foods of a live list from which a change of stock may take them: whoever changes one sees it where it was.
 * @param live the list as it is now
 */
export function useHeldFoods(live: readonly Food[]): HeldFoods {
  const [held, setHeld] = useState<ReadonlyMap<string, Held>>(new Map());
  const [places, setPlaces] = useState<readonly string[]>([]);
  const known = new Map([
    ...[...held].map(([id, { food }]) => [id, food] as const),
    ...live.map((food) => [food.id, food] as const),
  ]);
  const ids = [...new Set([...places, ...known.keys()])].filter((id) => known.has(id));
  if (ids.join(' ') !== places.join(' ')) setPlaces(ids);
  const foods = ids.flatMap((id) => known.get(id) ?? []);
  return {
    foods,
    hold: (pending) => ({
      ...pending,
      change: (shows, send) => {
        const { id } = shows;
        const seen = { food: known.get(id) ?? shows, atMs: Date.now() };
        setHeld((now) => new Map([...[...now].filter(([, other]) => !isLate(other)), [id, seen]]));
        return pending.change(shows, send);
      },
    }),
  };
}
