import { forgetStored, keepStored } from './stored.ts';

const KEY = 'rail';
const FOLDED = 'folded';

/**
 * Folds the rail of a wide window to its icons over their names, or unfolds it. This browser remembers it: the page of a chef begins with it, before anybody
 * knows whose it is (public/color-scheme.js), and nothing moves.
 */
export function foldRail(isFolded: boolean): void {
  const { dataset } = document.documentElement;
  if (isFolded) {
    dataset[KEY] = FOLDED;
    keepStored(KEY, FOLDED);
  } else {
    delete dataset[KEY];
    forgetStored(KEY);
  }
}
