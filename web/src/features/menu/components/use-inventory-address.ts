import { isAllergen, isDietTag, isMealtime, searchTermsOf, type MenuSearch } from '@foodhouse/domain';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { formatCursor, parseCursor, type FoodCursor } from '../../foods/food-page.ts';
import { fieldOf } from '../../../lib/field-of.ts';

/** What a part of the page can ask for. */
export type Wanted = Partial<Omit<MenuSearch, 'terms' | 'categoryId'>> & { readonly typed?: string };

/** The filter of the inventory in the address, and functions that change it. */
export interface InventoryAddress {
  readonly typed: string;
  readonly search: MenuSearch;
  /** The id of a category that the page is to begin at, until something else is looked for; null for none. */
  readonly categoryId: string | null;
  /** From 1. */
  readonly page: number;
  readonly after: FoodCursor | null;
  /** Looks for something else: what is left out stays. */
  readonly ask: (wanted: Wanted) => void;
  readonly showNext: (next: FoodCursor) => void;
  /** Goes to the previous page, or to the first where the previous one is unknown. */
  readonly showPrevious: () => void;
}

/**
 * Mealtime, search, filter and page are stored in the address, so that a link, a reload and the back button show the same
 * foods. The cursors of earlier pages are kept in the navigation state: a query can only begin after a known food.
 */
export function useInventoryAddress(): InventoryAddress {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  // What was asked for since the page shows this address: the next one follows a moment later.
  const underway = useRef<{ readonly from: typeof location; readonly wanted: Wanted } | null>(null);
  const isHydrated = useIsHydrated();
  // The prerendered page has no query string.
  const asked = isHydrated ? query : new URLSearchParams();
  const typed = asked.get('q') ?? '';
  const mealtime = asked.get('mealtime');
  const tags = listOf(asked.get('tags')).filter(isDietTag);
  const without = listOf(asked.get('without')).filter(isAllergen);
  const after = parseCursor(asked.get('after'));
  const page = after ? Math.max(2, Math.trunc(Number(asked.get('page')) || 2)) : 1;
  const before = pagesBefore(location.state);
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
  const search: MenuSearch = {
    mealtime: isMealtime(mealtime) ? mealtime : null,
    categoryId: null,
    terms: searchTermsOf(typed),
    tags,
    without,
  };
  return {
    typed,
    search,
    categoryId: asked.get('category'),
    page,
    after,
    ask: (changed) => {
      const wanted = { ...(underway.current?.from === location && underway.current.wanted), ...changed };
      underway.current = { from: location, wanted };
      const next = { ...search, typed, ...wanted };
      const named = {
        mealtime: next.mealtime ?? '',
        q: next.typed,
        tags: next.tags.join(','),
        without: next.without.join(','),
      };
      setQuery(Object.fromEntries(Object.entries(named).filter(([, value]) => value !== '')), { replace: true });
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

function listOf(text: string | null): readonly string[] {
  return [...new Set((text ?? '').split(','))];
}

function pagesBefore(state: unknown): readonly string[] {
  const pages = fieldOf(state, 'pages');
  return Array.isArray(pages) ? pages.filter((page): page is string => typeof page === 'string') : [];
}
