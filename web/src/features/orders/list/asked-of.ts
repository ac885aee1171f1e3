import { optionsText, type Order, type OrderLine } from '@foodhouse/domain';
import { readLineOf, type ReadLine } from '../details/read-line.ts';

/** What an order of one line has that its head does not say, which has the food with its size; null of several lines. */
export function factsOf({ lines }: Pick<Order, 'lines'>): Pick<ReadLine, 'chosen' | 'note'> | null {
  const [only, ...others] = lines;
  return only && others.length === 0 ? { chosen: optionsText(only.options), note: only.note } : null;
}

/** A line in a row, which says no allergens. */
export function askedLineOf(line: OrderLine): ReadLine {
  return { ...readLineOf(line), contains: undefined };
}
