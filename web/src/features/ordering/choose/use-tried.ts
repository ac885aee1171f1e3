import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What answers the first group of which something is missing or lost. */
export const UNMET = '[data-unmet] :is(input, select, button):not(:disabled)';

/**
 * Whether somebody wanted to go on before all was chosen: from then on what is missing is said.
 * @param form where the groups lie
 * @returns with what is called before going on: it puts the focus into the first group of which something is missing
 */
export function useTried(form: RefObject<HTMLElement | null>): readonly [isTried: boolean, toUnmet: () => void] {
  const [isTried, setIsTried] = useState(false);
  const toUnmet = (): void => {
    // What is missing is said, and drawn, before the focus goes there.
    flushSync(() => {
      setIsTried(true);
    });
    form.current?.querySelector<HTMLElement>(UNMET)?.focus();
  };
  return [isTried, toUnmet];
}
