import { isDocumentId } from '../text/document-id.ts';

// Whoever takes all of a collection along reads it by its time, page after page. A place among the documents says more than the id
// of one: the document may be gone when the next page is asked for.

/** Between two documents, behind the one with this time and id. */
export interface Place {
  readonly atMs: number;
  readonly id: string;
}

/** The times that Firestore stores. */
const LEAST_MS = Date.UTC(2000, 0);
const END_MS = Date.UTC(2200, 0);

/** How many documents are read at once. */
export const MOST_TAKEN = 500;

/** A place as clients send it back. */
export function cursorOf({ atMs, id }: Place): string {
  return `${atMs}~${id}`;
}

/** Null for a text that is none. */
export function placeOf(cursor: string): Place | null {
  const [, time = '', id = ''] = /^(\d{1,15})~(.+)$/s.exec(cursor) ?? [];
  const atMs = Number(time);
  return atMs < END_MS && isDocumentId(id) ? { atMs, id } : null;
}

/** Whether a day is one of those that every clock and every store of the house has. */
export function isDayOfHouse(day: string): boolean {
  const atMs = Date.parse(day);
  return atMs >= LEAST_MS && atMs < END_MS;
}
