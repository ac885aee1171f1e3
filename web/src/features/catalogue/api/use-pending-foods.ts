import type { Food } from '@foodhouse/domain';
import { useState } from 'react';
import type { ManageFoodResult } from './manage-food.ts';

interface Pending {
  /** The food as it was followed when the change was sent. */
  readonly over: Food | undefined;
  readonly shows: Food;
  readonly isBusy: boolean;
}

export interface PendingFoods {
  /** The foods with what was changed here. */
  readonly shown: readonly Food[];
  readonly isBusy: (id: string) => boolean;
  /** Shows a food as it will be, and sends the change. What the server refuses is no longer shown. */
  readonly change: (shows: Food, send: () => Promise<ManageFoodResult>) => Promise<ManageFoodResult>;
}

/**
 * Shows a change of a food at once. The change gives way to the followed food when the server refuses it, or when the
 * followed food changes after the server took it.
 * @param foods each the same object while its document is the same
 */
export function usePendingFoods(foods: readonly Food[]): PendingFoods {
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(new Map());
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
}

function shownOf(food: Food, pending: Pending | undefined): Food {
  return pending && (pending.isBusy || pending.over === food) ? pending.shows : food;
}
