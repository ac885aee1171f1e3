import type { Food } from '@foodhouse/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ManageFoodResult } from './manage-food.ts';

interface Pending {
  /** The live food when the change was sent. */
  readonly over: Food | undefined;
  readonly shows: Food;
  readonly isBusy: boolean;
}

export interface PendingFoods {
  readonly isBusy: (id: string) => boolean;
  /** Shows the changed food at once and sends the change. A refused change is reverted. */
  readonly change: (shows: Food, send: () => Promise<ManageFoodResult>) => Promise<ManageFoodResult>;
}

/**
 * Optimistic changes of foods. A change is dropped when the server refuses it, or when the live food changes after the
 * server accepted it.
 * @param foods must keep the object of an unchanged document
 * @returns `shown`: the foods with this page's pending changes; `pending` stays the same while live foods change, so that
 *   only their rows render again
 */
export function usePendingFoods(foods: readonly Food[]): {
  readonly shown: readonly Food[];
  readonly pending: PendingFoods;
} {
  const [changes, setChanges] = useState<ReadonlyMap<string, Pending>>(new Map());
  const live = useRef(foods);
  useEffect(() => {
    live.current = foods;
  }, [foods]);
  const pending = useMemo((): PendingFoods => {
    const put = (id: string, next: Pending | null): void => {
      setChanges((now) => new Map([...now].filter(([key]) => key !== id).concat(next ? [[id, next]] : [])));
    };
    return {
      isBusy: (id) => changes.get(id)?.isBusy ?? false,
      change: async (shows, send) => {
        const over = live.current.find(({ id }) => id === shows.id);
        put(shows.id, { over, shows, isBusy: true });
        const result = await send();
        put(shows.id, result.status === 'done' ? { over, shows, isBusy: false } : null);
        return result;
      },
    };
  }, [changes]);
  const shown = useMemo(
    () => (changes.size === 0 ? foods : foods.map((food) => shownOf(food, changes.get(food.id)))),
    [foods, changes],
  );
  return { shown, pending };
}

function shownOf(food: Food, pending: Pending | undefined): Food {
  return pending && (pending.isBusy || pending.over === food) ? pending.shows : food;
}
