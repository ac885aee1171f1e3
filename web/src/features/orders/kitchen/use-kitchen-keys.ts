import { useState } from 'react';
import { useKeys, type Keys } from '../../../lib/use-keys.ts';
import { ARROWS, nextTicket, type Arrow } from './next-ticket.ts';

export interface KitchenKeys {
  /** Keys 1 to 9: the ticket at that position. */
  readonly onNumber: (place: number) => void;
  /** Enter on a focused ticket. */
  readonly onEnter: (orderId: string) => void;
  readonly onUndo: () => void;
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * Keyboard shortcuts of the board. Arrows move between tickets, Enter delivers.
 * @returns whether somebody has used the keys: then the tickets show their numbers
 */
export function useKitchenKeys({ onNumber, onEnter, onUndo }: KitchenKeys): boolean {
  const [areUsed, setAreUsed] = useState(false);
  const used =
    (act: () => boolean | void): (() => boolean | void) =>
    () => {
      setAreUsed(true);
      return act();
    };
  const keys: Keys = {
    ...Object.fromEntries(NUMBERS.map((place) => [String(place), used(() => onNumber(place))])),
    ...Object.fromEntries(ARROWS.map((arrow) => [arrow, used(() => moveFocus(arrow))])),
    u: onUndo,
    Enter: ({ target, repeat }) => {
      const id = target instanceof HTMLElement && !repeat ? target.dataset['order'] : undefined;
      if (id === undefined) return false; // Enter on a button presses that button
      return onEnter(id);
    },
  };
  useKeys(keys);
  return areUsed;
}

/** @returns false when there is no ticket, so that the key scrolls the page */
function moveFocus(arrow: Arrow): boolean {
  const tickets = [...document.querySelectorAll<HTMLElement>('article[data-order]')];
  const current = tickets.findIndex((ticket) => ticket.contains(document.activeElement));
  const places = tickets.map(({ offsetLeft, offsetTop }) => ({ left: offsetLeft, top: offsetTop }));
  const next = tickets[nextTicket(places, current, arrow)];
  next?.focus();
  return next !== undefined;
}
