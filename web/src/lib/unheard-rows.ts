import { publishedIds } from './published-ids.ts';

// An order that nobody heard is named at its row where the list in view has one, and in a bar where it has none.

/** The orders that nobody could hear. */
export const [useUnheardOrders, useSaysUnheard] = publishedIds();

/** The orders whose rows are in view, and say it. */
export const [useRowsInView, useHasRows] = publishedIds();
