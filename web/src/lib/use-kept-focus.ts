import { useLayoutEffect, useRef, type FocusEventHandler, type KeyboardEventHandler } from 'react';
import { isLost } from './lost-focus.ts';

interface KeptFocus {
  readonly onFocus: FocusEventHandler<HTMLElement>;
  readonly onBlur: FocusEventHandler<HTMLElement>;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/**
 * Keeps the focus in a part of a page whose buttons are replaced by a press on them: it goes to the main one (`data-main`)
 * of the new ones, or their first. When the part leaves with the focus, the focus goes to what follows it.
 * @param stage changes with the buttons
 * @param nextOf the element that follows the part, asked just before it leaves; stable
 * @returns the props of the part's element
 */
export function useKeptFocus(stage: string, nextOf: (part: HTMLElement) => HTMLElement | null): KeptFocus {
  /** The part while the focus is in it. React hears of no blur when it removes an element. */
  const part = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const keep = (): void => {
      if (!part.current || !isLost()) return;
      // A main button that is busy is waited for.
      const button = part.current.querySelector<HTMLElement>('[data-main]') ?? part.current.querySelector('button');
      button?.focus();
    };
    keep();
    // A dialog that made the choice gives its focus back later, to a button that is gone.
    const frame = requestAnimationFrame(keep);
    return () => {
      cancelAnimationFrame(frame);
    };
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another stage has other buttons
  }, [stage]);
  useLayoutEffect(
    () => () => {
      const leaving = part.current;
      if (!leaving || !(isLost() || leaving.contains(document.activeElement))) return;
      const next = nextOf(leaving);
      requestAnimationFrame(() => {
        if (isLost()) next?.focus();
      });
    },
    [nextOf],
  );
  return {
    onFocus: ({ currentTarget }) => {
      part.current = currentTarget;
    },
    onBlur: () => {
      part.current = null;
    },
    onKeyDown: (event) => {
      // A key that is held would press the new button too.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
