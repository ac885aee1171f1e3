/** Where a ticket stands on the board, in pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

/**
 * Which ticket an arrow leads to: along the rows to the left and right, within the column up and down.
 * @param places of all tickets, in their order
 * @param current the ticket that has the focus; -1 for none, from which every arrow leads to the first
 * @returns the same where there is none in that direction
 */
export function nextTicket(places: readonly Place[], current: number, arrow: Arrow): number {
  const from = places[current];
  if (!from) return 0;
  const last = places.length - 1;
  switch (arrow) {
    case 'ArrowLeft':
      return Math.max(0, current - 1);
    case 'ArrowRight':
      return Math.min(last, current + 1);
    case 'ArrowUp':
      return nearest(places, current, ({ left, top }) => left === from.left && top < from.top);
    case 'ArrowDown':
      return nearest(places, current, ({ left, top }) => left === from.left && top > from.top);
  }
}

function nearest(places: readonly Place[], current: number, isThere: (place: Place) => boolean): number {
  const all = places.map((_place, index) => index).filter((index) => isThere(places[index] ?? { left: 0, top: 0 }));
  return all.toSorted((a, b) => Math.abs(a - current) - Math.abs(b - current))[0] ?? current;
}
