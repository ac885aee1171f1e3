import { timeWords } from '../time/time-words.ts';
import * as texts from './texts.ts';

// Alone, because pages that list orders need nothing else of what a house offers.

/** Where guests are served. Whoever knows its code orders to it. */
export interface Table {
  /** `TABLE_CODE_LENGTH` characters; a new one ends the old one. */
  readonly code: string;
  readonly name: string;
}

export const TABLE_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const TABLE_CODE_LENGTH = 6;

/** How an order is served, frozen when it is placed. */
export type Fulfilment =
  | { readonly kind: 'pickup' }
  /** The table as it was named then. Its code is no order's: whoever reads one could order there. */
  | { readonly kind: 'table'; readonly table: Pick<Table, 'name'> }
  /** The address is apart, with how the house reaches whoever ordered. */
  | { readonly kind: 'delivery'; readonly area: { readonly id: string; readonly name: string } };

/** Whether its guest comes for it: also where the house offered no choice. */
export function isFetched(fulfilment: Pick<Fulfilment, 'kind'> | null): boolean {
  return fulfilment === null || fulfilment.kind === 'pickup';
}

/** How an order is served, in words: `Pickup`, or the table's name. */
export function fulfilmentText(fulfilment: Fulfilment): string {
  switch (fulfilment.kind) {
    case 'pickup':
      return texts.pickup();
    case 'table':
      return fulfilment.table.name;
    case 'delivery':
      return texts.delivery({ area: fulfilment.area.name });
  }
}

/**
 * How and for when an order is served, by the clock of the house: `Pickup · for Fri 19:15`. Empty where the house offered
 * no choice of either.
 */
export function servedText(
  { fulfilment, wantedAtMs }: { readonly fulfilment: Fulfilment | null; readonly wantedAtMs: number | null },
  nowMs: number,
  timeZone: string,
): string {
  const how = fulfilment && fulfilmentText(fulfilment);
  const when = wantedAtMs === null ? null : texts.forTime({ at: timeWords(wantedAtMs, nowMs, timeZone) });
  return [how, when].filter((words) => words !== null).join(' · ');
}
