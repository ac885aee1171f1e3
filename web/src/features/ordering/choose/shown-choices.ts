import type { Currency } from '@foodhouse/domain';
import { useEffect } from 'react';
import type { Loadable } from '../../../lib/loadable.ts';
import type { AnsweredChoices } from './offered-choices.ts';

interface Shown {
  readonly id: string;
  readonly currency: Currency;
  readonly answered: AnsweredChoices;
}

let shown: Shown | null = null;

/** Says while a page shows them what can be chosen of a food: a dialog over it begins with what is read there already. */
export function useShowChoices(id: string, currency: Currency, answered: Loadable<AnsweredChoices>): void {
  useEffect(() => {
    if (answered.status !== 'ready') return undefined;
    const mine = { id, currency, answered: answered.value };
    shown = mine;
    return () => {
      if (shown === mine) shown = null;
    };
  }, [id, currency, answered]);
}

/** What the page below shows of this food, until the server has said what is true now; null where it shows none. */
export function shownChoices(id: string, currency: Currency): AnsweredChoices | null {
  return shown?.id === id && shown.currency === currency ? shown.answered : null;
}
