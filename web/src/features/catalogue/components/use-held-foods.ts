import type { Food } from '@foodhouse/domain';
import { useEffect, useRef, useState } from 'react';
import type { PendingFoods } from '../api/use-pending-foods.ts';
import { UNDO_MS } from './use-quantity.ts';

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
  const [held, setHeld] = useState<ReadonlyMap<string, Food>>(new Map());
  const [places, setPlaces] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  const known = new Map([...held, ...live.map((food) => [food.id, food] as const)]);
  const ids = [...new Set([...places, ...known.keys()])].filter((id) => known.has(id));
  if (ids.join(' ') !== places.join(' ')) setPlaces(ids);
  const foods = ids.flatMap((id) => known.get(id) ?? []);
  return {
    foods,
    hold: (pending) => ({
      ...pending,
      change: async (shows, send) => {
        const { id } = shows;
        const seen = known.get(id) ?? shows;
        clearTimeout(timers.current.get(id));
        setHeld((now) => new Map([...now, [id, seen]]));
        const result = await pending.change(shows, send);
        const letGo = (): void => {
          setHeld((now) => new Map([...now].filter(([key]) => key !== id)));
        };
        timers.current.set(id, setTimeout(letGo, UNDO_MS));
        return result;
      },
    }),
  };
}
