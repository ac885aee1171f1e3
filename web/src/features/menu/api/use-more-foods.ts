import { MAX_PAGE_SIZE, type MenuFood, type MenuSearch } from '@foodhouse/domain';
import { useCallback, useState } from 'react';
import { callApi, type ApiAnswer } from '../../../data/client.ts';
import { factsOf, menuOf, menuPath, type Menu } from '../../../data/menu.ts';
import { useRepeatedRequest } from '../../../data/use-repeated-request.ts';
import type { PagedList } from '../../../ui/load-more-button.tsx';
import { parseCursor, type FoodCursor } from '../../foods/food-page.ts';
import { queryOf } from './use-first-foods.ts';

export interface MoreFoods extends PagedList {
  readonly foods: readonly MenuFood[];
  /** Names of categories by the foods' ids. */
  readonly categories: Menu['categories'];
  readonly isFresh: boolean;
  /** Whether the latest that were asked for did not come; they can be asked for again. */
  readonly hasFailed: boolean;
}

/** An answer, with what was asked. */
interface More extends Pick<MoreFoods, 'foods' | 'categories' | 'isFresh'> {
  readonly asked: string;
  readonly hundreds: number;
  readonly next: FoodCursor | null;
}

/**
 * What follows the first page of a menu, in hundreds: as many as were asked for. As that page they are asked for again and again.
 * @param after the last food of the first page; null while it is unknown, and where nothing follows
 */
export function useMoreFoods(search: MenuSearch, after: FoodCursor | null): MoreFoods {
  const asked = queryOf(search);
  const [wanted, setWanted] = useState({ asked, hundreds: 0 });
  const hundreds = wanted.asked === asked ? wanted.hundreds : 0;
  const from = after?.id ?? '';
  const isAsked = from !== '' && hundreds > 0;
  const request = useCallback(() => fetchMore(asked, from, hundreds), [asked, from, hundreds]);
  const answer = useRepeatedRequest(request, undefined, !isAsked);
  // They stay while a longer list, or one after another food, is on its way.
  const [known, setKnown] = useState(NOTHING);
  if (answer.status === 'ready' && answer.value.value !== known) setKnown(answer.value.value);
  const more = isAsked && known.asked === asked ? known : NOTHING;
  const hasFailed = isAsked && answer.status === 'failed';
  const isComing = isAsked && more.hundreds < hundreds && !hasFailed;
  const isMore = from !== '' && (more.hundreds < hundreds || more === NOTHING || more.next !== null);
  return {
    foods: more.foods,
    categories: more.categories,
    isFresh: more.isFresh && !hasFailed && (answer.status !== 'ready' || !isAsked || answer.value.isFresh),
    hasFailed,
    older: isComing ? 'coming' : isMore ? 'some' : 'none',
    showOlder: () => {
      if (answer.status === 'failed' && isAsked) answer.retry?.();
      else setWanted({ asked, hundreds: hundreds + 1 });
    },
  };
}

const NOTHING: More = { asked: '', hundreds: 0, foods: [], categories: new Map(), next: null, isFresh: true };

async function fetchMore(asked: string, after: string, hundreds: number): Promise<ApiAnswer<More>> {
  const path = `${menuPath(MAX_PAGE_SIZE)}&after=${encodeURIComponent(after)}${asked}`;
  const answer = await callApi(path, {}, menuOf);
  if (!answer.ok) return answer;
  const { next, isOld } = factsOf(answer.value);
  const { foods, categories } = answer.value;
  const more = { asked, hundreds, foods, categories, next: parseCursor(next), isFresh: !isOld };
  if (more.next === null || hundreds === 1) return { ok: true, value: more };
  const rest = await fetchMore(asked, more.next.id, hundreds - 1);
  if (!rest.ok) return rest;
  return {
    ok: true,
    value: {
      ...rest.value,
      hundreds,
      foods: [...foods, ...rest.value.foods],
      categories: new Map([...categories, ...rest.value.categories]),
      isFresh: more.isFresh && rest.value.isFresh,
    },
  };
}
