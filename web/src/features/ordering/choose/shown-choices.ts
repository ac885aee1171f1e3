import {
  formatMoney,
  type AllergenStatement,
  type AskedChoices,
  type Currency,
  type MenuFood,
  type Minor,
} from '@foodhouse/domain';
import { useEffect, useSyncExternalStore } from 'react';
import type { Loadable } from '../../../lib/loadable.ts';
import type { AnsweredChoices } from './offered-choices.ts';

/** What is chosen of a food on its page. */
export interface ChosenOnPage {
  readonly asked: AskedChoices;
  /** What of a line of the basket is chosen; null while something is missing, which its dialog asks for. */
  readonly line:
    | (AskedChoices & {
        readonly chosen: string;
        readonly eachMinor: Minor;
        readonly allergens: AllergenStatement | null;
      })
    | null;
}

interface Shown {
  readonly id: string;
  readonly currency: Currency;
  readonly answered: AnsweredChoices;
  readonly chosen: ChosenOnPage | null;
}

let shown: Shown | null = null;
const listeners = new Set<() => void>();

function show(next: Shown | null): void {
  shown = next;
  for (const tell of listeners) tell();
}

/**
 * Says while a page shows them what can be chosen of a food, and what is chosen there: a dialog over it begins with that.
 * @param chosen null where the page lets nobody choose
 */
export function useShowChoices(
  id: string,
  currency: Currency,
  answered: Loadable<AnsweredChoices>,
  chosen: ChosenOnPage | null = null,
): void {
  useEffect(() => {
    if (answered.status !== 'ready') return undefined;
    const mine = { id, currency, answered: answered.value, chosen };
    show(mine);
    return () => {
      if (shown === mine) show(null);
    };
  }, [id, currency, answered, chosen]);
}

/** What the page below shows of this food, until the server has said what is true now; null where it shows none. */
export function shownChoices(id: string, currency: Currency): AnsweredChoices | null {
  return shownOf({ id, currency })?.answered ?? null;
}

/** What is chosen of this food on the page below; null where nothing can be. */
export function chosenOnPage(food: Pick<MenuFood, 'id' | 'currency'>): ChosenOnPage | null {
  return shownOf(food)?.chosen ?? null;
}

/** The price of a food as it is chosen on this page; null until all is chosen, and where nothing can be. */
export function usePriceOnPage(id: string): string | null {
  const read = (): string | null =>
    shown?.id === id && shown.chosen?.line ? formatMoney(shown.chosen.line.eachMinor, shown.currency) : null;
  return useSyncExternalStore(follow, read, nothing);
}

function shownOf({ id, currency }: Pick<MenuFood, 'id' | 'currency'>): Shown | null {
  return shown?.id === id && shown.currency === currency ? shown : null;
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const nothing = (): null => null;
