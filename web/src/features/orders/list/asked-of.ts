import { optionsText, type Order } from '@foodhouse/domain';
import { readLineOf, type ReadLine } from '../details/read-line.ts';

/** What an order has that its head does not say. */
interface Asked {
  /** Below the head, of the only line of an order: its options and its note; null of several. */
  readonly facts: Pick<ReadLine, 'chosen' | 'note'> | null;
  /** Of several each one that says more than the head. */
  readonly lines: readonly ReadLine[];
}

/** What the head of an order leaves out. The head has the first line with its size, without its options. */
export function askedOf({ lines }: Pick<Order, 'lines'>): Asked {
  const [first, ...others] = lines;
  if (!first) return { facts: null, lines: [] };
  const chosen = optionsText(first.options);
  if (others.length === 0) return { facts: { chosen, note: first.note }, lines: [] };
  const isSaid = chosen === '' && first.note === null;
  return { facts: null, lines: (isSaid ? others : lines).map(withoutAllergens) };
}

const withoutAllergens = (line: Order['lines'][number]): ReadLine => ({ ...readLineOf(line), contains: undefined });
