import { isDocumentId } from '../text/document-id.ts';
import { END_OF_YEARS_MS } from '../time/years.ts';

// Whoever takes all of a collection along reads it by its time, page after page. A place among the documents says more than the id
// of one: the document may be gone when the next page is asked for.

/** Between two documents, behind the one with this time and id. */
export interface Place {
  readonly atMs: number;
  readonly id: string;
}

/** How many documents are read at once. */
export const MOST_TAKEN = 500;
/** The same of orders with their events, and of foods with their choices: a question for each. */
export const MOST_TAKEN_WITH_PARTS = 100;

/** A place as clients send it back. */
export function cursorOf({ atMs, id }: Place): string {
  return `${atMs}~${id}`;
}

/** Null for a text that is none. */
export function placeOf(cursor: string): Place | null {
  const [, time = '', id = ''] = /^(\d{1,15})~(.+)$/s.exec(cursor) ?? [];
  const atMs = Number(time);
  return atMs < END_OF_YEARS_MS && isDocumentId(id) ? { atMs, id } : null;
}
