import { isMealtime, searchTermsOf, type Mealtime } from '@foodhouse/domain';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { formatCursor, parseCursor, type FoodCursor, type FoodSearch } from '../../foods/food-page.ts';
import { fieldOf } from '../../../lib/field-of.ts';

/** The filter of the inventory in the address, and functions that change it. */
export interface InventoryAddress {
  readonly typed: string;
  readonly search: FoodSearch;
  /** From 1. */
  readonly page: number;
  readonly after: FoodCursor | null;
  readonly ask: (mealtime: Mealtime | null, typed: string) => void;
  readonly showNext: (next: FoodCursor) => void;
  /** Goes to the previous page, or to the first where the previous one is unknown. */
  readonly showPrevious: () => void;
}

/**
 * Mealtime, search and page are stored in the address, so that a link, a reload and the back button show the same
 * foods. The cursors of earlier pages are kept in the navigation state: a query can only begin after a known food.
 */
export function useInventoryAddress(): InventoryAddress {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  // The prerendered page has no query string.
  const asked = isHydrated ? query : new URLSearchParams();
  const typed = asked.get('q') ?? '';
  const mealtime = asked.get('mealtime');
  const after = parseCursor(asked.get('after'));
  const page = after ? Math.max(2, Math.trunc(Number(asked.get('page')) || 2)) : 1;
  const before = pagesBefore(state);
  const show = (wanted: number, cursor: string | null, pages: readonly string[]): void => {
    const next = new URLSearchParams(query);
    next.delete('page');
    next.delete('after');
    if (cursor !== null) {
      next.set('page', String(wanted));
      next.set('after', cursor);
    }
    void navigate({ search: next.toString() }, { state: { pages } });
  };
  return {
    typed,
    search: { mealtime: isMealtime(mealtime) ? mealtime : null, terms: searchTermsOf(typed) },
    page,
    after,
    ask: (nextMealtime, nextTyped) => {
      setQuery(
        { ...(nextMealtime && { mealtime: nextMealtime }), ...(nextTyped !== '' && { q: nextTyped }) },
        { replace: true },
      );
      scrollTo(0, 0); // the list may become shorter than what is scrolled away
    },
    showNext: (next) => {
      show(page + 1, formatCursor(next), after ? [...before, formatCursor(after)] : []);
    },
    showPrevious: () => {
      show(page - 1, before.at(-1) ?? null, before.slice(0, -1));
    },
  };
}

function pagesBefore(state: unknown): readonly string[] {
  const pages = fieldOf(state, 'pages');
  return Array.isArray(pages) ? pages.filter((page): page is string => typeof page === 'string') : [];
}
