import type { Food, MenuFood } from '@foodhouse/domain';
import { useSyncExternalStore } from 'react';

// Which foods of a page are served now. Small, because the menu needs it at its first paint; served-from.tsx judges later.

export type ShownFood = Pick<MenuFood, 'mealtimes' | 'servedFrom'> & Partial<Food>;

/** From when on a food is served again, empty where nobody knows; null while it is. */
export type Judge = (food: ShownFood) => string | null;

/** What the server has said of it. */
export const asAnswered: Judge = ({ servedFrom }) => servedFrom ?? null;

let judge = asAnswered;
const listeners = new Set<() => void>();

/** Judges the foods of a page anew. */
export function judgeBy(next: Judge): void {
  judge = next;
  for (const listener of listeners) listener();
}

/** What is known of it by now. A prerendered page hydrates with what its foods say. */
export function useServedAgain(food: ShownFood): string | null {
  return useSyncExternalStore(
    subscribe,
    () => judge(food),
    () => asAnswered(food),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
