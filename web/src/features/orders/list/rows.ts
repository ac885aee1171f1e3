// The orders of the list in view, as elements: rows of a table, or tickets.
import { pageHeading } from '../../../lib/lost-focus.ts';

/** The elements of the orders, as they follow each other. */
export function rowsThere(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-order]')];
}

/**
 * Where the focus goes when the order of an element leaves the list: to the next order, or the one before where none follows. A
 * row's own button comes first, which opens the order and decides nothing. Without another order to the heading; what is in no row
 * is left to what is around it.
 */
export function rowAfter(part: HTMLElement): HTMLElement | null {
  const rows = rowsThere();
  const at = rows.findIndex((row) => row.contains(part));
  if (at < 0) return null;
  const next = rows[at + 1] ?? rows[at - 1];
  const target = next?.tabIndex === -1 && next.hasAttribute('tabindex') ? next : next?.querySelector('button');
  return target ?? pageHeading();
}
