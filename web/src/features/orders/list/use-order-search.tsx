import type { Order } from '@foodhouse/domain';
import { useCallback } from 'react';
import { foundSentence, searchReport, useSearchReport, useTypedSearch } from '../../../ui/table-search.tsx';
import type { Live } from '../../../data/firebase/live.ts';
import { useDeferredLive } from '../../../data/use-deferred-live.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { hintOf, MOST_BY_EMAIL, questionsOf, type OrderScope } from './order-questions.ts';
import * as texts from './texts.ts';

/**
 * The search box on pages of orders. The server finds orders by their whole token, and for admins by the beginning of
 * the email. The module is loaded at the first search; the box shows the number of results.
 * @returns null while nothing is typed
 */
export function useOrderSearch({ uid, status, byEmail }: OrderScope): Loadable<Live<Order>> | null {
  const typed = useTypedSearch();
  const load = useCallback(
    async () =>
      (await import('./search-orders.ts')).openFound(typed, {
        byEmail,
        ...(uid !== undefined && { uid }),
        ...(status !== undefined && { status }),
      }),
    [typed, uid, status, byEmail],
  );
  const found = useDeferredLive(typed === '' ? null : load, { isOnlySource: true }) ?? LOADING;
  const hint = hintOf({ byEmail });
  const isQuestion = questionsOf(typed, byEmail).length > 0;
  useSearchReport(hint, isQuestion ? reportOf(found) : hint);
  return typed === '' ? null : found;
}

function reportOf(found: Loadable<Live<Order>>): string {
  return searchReport(found, ({ items: { length } }) =>
    length >= MOST_BY_EMAIL ? texts.foundFirst({ count: length }) : foundSentence(length, false),
  );
}
