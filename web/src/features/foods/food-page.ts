import { isDocumentId, type MenuFood } from '@foodhouse/domain';
import type { Live } from '../../data/firebase/live.ts';
import { MENU_PAGE } from '../../data/menu.ts';

export const PAGE_SIZE = MENU_PAGE;
/** The rules allow no query for more foods. */
export const LARGEST_QUERY = 100;
/** The foods in sight at first, the first row of a wide screen or the rows of a phone: their pictures load eagerly. */
export const EAGER_CARDS = 5;

export interface FoodPage extends Live<MenuFood> {
  /** Cursor of the next page; null on the last page. */
  readonly next: FoodCursor | null;
}

/** The last food before a page, in menu order. */
export interface FoodCursor {
  readonly createdAtMs: number;
  readonly id: string;
}

/** The cursor in an address: `1700000000000-beef-pho`. */
export function formatCursor({ createdAtMs, id }: FoodCursor): string {
  return `${createdAtMs}-${id}`;
}

/** The end of the year 9999, the latest time in Firestore. */
const LATEST_MS = 253_402_300_799_999;

/** @returns null for an invalid cursor: the address bar may contain anything */
export function parseCursor(text: string | null): FoodCursor | null {
  const [, time, id = ''] = /^(\d{1,15})-(.+)$/.exec(text ?? '') ?? [];
  const createdAtMs = Number(time ?? Infinity);
  return createdAtMs <= LATEST_MS && isDocumentId(id) ? { createdAtMs, id } : null;
}
