import { useEffect, useRef, useState } from 'react';
import { useKeys, type Keys } from '../../../lib/use-keys.ts';
import { ARROWS, nextTicket, type Arrow } from './next-ticket.ts';

export interface KitchenKeys {
  /** The orders of the tickets, in order. */
  readonly ids: readonly string[];
  /** Keys 1 to 9: the ticket at that position, which had its number in sight for a moment. */
  readonly onNumber: (place: number) => void;
  /** Enter on a focused ticket. */
  readonly onEnter: (orderId: string) => void;
  readonly onUndo: () => void;
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Tickets move up when one leaves: a number delivers the ticket that somebody could read it on. */
export const READ_MS = 1000;

/**
 * Keyboard shortcuts of the board. Arrows move between tickets, Enter delivers. The first key shows the numbers.
 * @returns whether somebody has used the keys: then the tickets show their numbers
 */
export function useKitchenKeys({ ids, onNumber, onEnter, onUndo }: KitchenKeys): boolean {
  const [areUsed, setAreUsed] = useState(false);
  const isRead = useReadNumbers(ids, areUsed);
  const used =
    (act: () => boolean | void): (() => boolean | void) =>
    () => {
      setAreUsed(true);
      return act();
    };
  const keys: Keys = {
    ...Object.fromEntries(
      NUMBERS.map((place) => [
        String(place),
        used(() => {
          if (isRead(place)) onNumber(place);
        }),
      ]),
    ),
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

/** @returns whether the ticket at a place has shown its number for long enough to be read */
function useReadNumbers(ids: readonly string[], areShown: boolean): (place: number) => boolean {
  const shown = useRef<readonly { readonly id: string; readonly sinceMs: number }[]>([]);
  useEffect(() => {
    const nowMs = Date.now();
    const before = shown.current;
    shown.current = areShown
      ? NUMBERS.flatMap((place) => {
          const id = ids[place - 1];
          const known = before[place - 1];
          return id === undefined ? [] : known?.id === id ? known : { id, sinceMs: nowMs };
        })
      : [];
  }, [ids, areShown]);
  return (place) => Date.now() - (shown.current[place - 1]?.sinceMs ?? Infinity) >= READ_MS;
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
