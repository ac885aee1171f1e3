import { useEffect } from 'react';
import { forgetStored, keepStored } from '../../../lib/stored.ts';

/** As `public/color-scheme.js` knows it. */
const STORED_UNDER = 'menu-categories';

/**
 * Remembers whether the house has categories: the next page has their room from its first paint on.
 * @param hasSome null while it is unknown
 */
export function useRememberCategories(hasSome: boolean | null): void {
  useEffect(() => {
    if (hasSome === null) return;
    document.documentElement.toggleAttribute('data-categories', hasSome);
    if (hasSome) keepStored(STORED_UNDER, 'some');
    else forgetStored(STORED_UNDER);
  }, [hasSome]);
}
