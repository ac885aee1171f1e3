import { isDocumentId, type Mealtime, type MenuFood } from '@foodhouse/domain';
import type { Live } from '../../data/firebase/live.ts';

export const PAGE_SIZE = 24;
/** The rules let nobody ask for more foods at once. */
export const LARGEST_QUERY = 100;
/** Cards whose pictures are fetched at once: the first row of a wide screen. */
export const EAGER_CARDS = 4;

export interface FoodPage extends Live<MenuFood> {
  /** Where the next page begins; null where there is none. */
  readonly next: FoodCursor | null;
}

export interface FoodSearch {
  readonly mealtime: Mealtime | null;
  /** A food has all of them. */
  readonly terms: readonly string[];
}

/** The last food before a page, in the house's order. */
export interface FoodCursor {
  readonly createdAtMs: number;
  readonly id: string;
}

/** As it stands in the address: `1700000000000-beef-pho`. */
export function formatCursor({ createdAtMs, id }: FoodCursor): string {
  return `${createdAtMs}-${id}`;
}

/** The end of the year 9999, after which the database knows no time. */
const LATEST_MS = 253_402_300_799_999;

/** @returns null for whatever is no cursor, since the address bar may hold anything */
export function parseCursor(text: string | null): FoodCursor | null {
  const [, time, id = ''] = /^(\d{1,15})-(.+)$/.exec(text ?? '') ?? [];
  const createdAtMs = Number(time ?? Infinity);
  return createdAtMs <= LATEST_MS && isDocumentId(id) ? { createdAtMs, id } : null;
}
