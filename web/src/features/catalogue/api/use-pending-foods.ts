import type { Food } from '@foodhouse/domain';
import { useMemo, useState } from 'react';
import type { ManageFoodResult } from './manage-food.ts';

interface Pending {
  /** The live food when the change was sent. */
  readonly over: Food | undefined;
  readonly shows: Food;
  readonly isBusy: boolean;
}

export interface PendingFoods {
  /** The foods with this page's pending changes. */
  readonly shown: readonly Food[];
  readonly isBusy: (id: string) => boolean;
  /** Shows the changed food at once and sends the change. A refused change is reverted. */
  readonly change: (shows: Food, send: () => Promise<ManageFoodResult>) => Promise<ManageFoodResult>;
}

/**
 * Optimistic changes of foods. A change is dropped when the server refuses it, or when the live food changes after the
 * server accepted it.
 * @param foods must keep the object of an unchanged document
 */
export function usePendingFoods(foods: readonly Food[]): PendingFoods {
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(new Map());
  return useMemo(() => {
    const put = (id: string, next: Pending | null): void => {
      setPending((now) => new Map([...now].filter(([key]) => key !== id).concat(next ? [[id, next]] : [])));
    };
    return {
      shown: pending.size === 0 ? foods : foods.map((food) => shownOf(food, pending.get(food.id))),
      isBusy: (id) => pending.get(id)?.isBusy ?? false,
      change: async (shows, send) => {
        const over = foods.find(({ id }) => id === shows.id);
        put(shows.id, { over, shows, isBusy: true });
        const result = await send();
        put(shows.id, result.status === 'done' ? { over, shows, isBusy: false } : null);
        return result;
      },
    };
  }, [foods, pending]);
}

function shownOf(food: Food, pending: Pending | undefined): Food {
  return pending && (pending.isBusy || pending.over === food) ? pending.shows : food;
}
