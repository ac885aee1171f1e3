import type { MouseEvent as ReactMouseEvent } from 'react';
import { DOUBLE_PRESS_MS } from './use-deaf-at-first.ts';

/** As far as a finger goes between two presses of the same place. */
const SAME_PLACE_PX = 24;
/** The first of them would move the focus. */
const PARTS = ['mousedown', 'click'] as const;

/**
 * After the press of a button that goes with it: the second press of a double press, at the same place or by a key, reaches nothing of
 * what is there now. The place is one of the window, because the page may be laid out anew.
 */
export function ignoreSecondPress({
  clientX,
  clientY,
  detail,
}: Pick<ReactMouseEvent, 'clientX' | 'clientY' | 'detail'>): void {
  const ignore = (second: MouseEvent): void => {
    // A press by a key has no place, and no count.
    const isSame =
      detail === 0
        ? second.detail === 0
        : second.detail > 0 && Math.hypot(second.clientX - clientX, second.clientY - clientY) < SAME_PLACE_PX;
    if (!isSame) return;
    second.preventDefault();
    second.stopPropagation();
  };
  for (const part of PARTS) addEventListener(part, ignore, true);
  setTimeout(() => {
    for (const part of PARTS) removeEventListener(part, ignore, true);
  }, DOUBLE_PRESS_MS);
}
