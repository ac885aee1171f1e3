import { ARROW_ONWARD } from '../../../lib/direction.ts';

/** Position of a ticket on the board, in pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

/**
 * The ticket to which an arrow key moves the focus: left and right along the rows, as one reads, up and down within a column.
 * @param places of all tickets, in order
 * @param current index of the focused ticket; -1 for none, then every arrow leads to the first
 * @returns `current` when there is no ticket in that direction
 */
export function nextTicket(places: readonly Place[], current: number, arrow: Arrow): number {
  const from = places[current];
  if (!from) return 0;
  const last = places.length - 1;
  switch (arrow) {
    case 'ArrowUp':
      return nearest(places, current, ({ left, top }) => left === from.left && top < from.top);
    case 'ArrowDown':
      return nearest(places, current, ({ left, top }) => left === from.left && top > from.top);
    default:
      return arrow === ARROW_ONWARD ? Math.min(last, current + 1) : Math.max(0, current - 1);
  }
}

function nearest(places: readonly Place[], current: number, isThere: (place: Place) => boolean): number {
  const all = places.flatMap((place, index) => (isThere(place) ? [index] : []));
  return all.toSorted((a, b) => Math.abs(a - current) - Math.abs(b - current))[0] ?? current;
}
