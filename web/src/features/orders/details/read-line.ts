import { allergensText, choicesText, foodText, type Order, type OrderLine } from '@foodhouse/domain';
import { isBetween, readSumsOf } from './order-sums.tsx';

/** A line for people to read. */
export interface ReadLine extends Pick<OrderLine, 'name' | 'quantity' | 'note' | 'totalMinor'> {
  /** Its allergens in words; left out while they are not known, and where they are not said. */
  readonly contains?: string | undefined;
  /** Its size and options in words; empty for none. */
  readonly chosen: string;
}

export function readLineOf(line: OrderLine): ReadLine & { readonly contains: string } {
  const { quantity, note, totalMinor, allergens } = line;
  const contains = allergensText(allergens);
  return { name: foodText(line), quantity, note, totalMinor, contains, chosen: choicesText(line) };
}

/**
 * Whether the head of an order says all about it: one portion of one food, with nothing chosen and nothing noted, at its
 * price alone.
 */
export function isPlainOrder(order: Order): boolean {
  const { lines } = order;
  const [first] = lines;
  if (isBetween(readSumsOf(order))) return false;
  return lines.length === 1 && first?.quantity === 1 && !first.size && first.options.length === 0 && !first.note;
}
