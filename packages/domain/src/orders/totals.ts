import { compareNames } from '../text/formats.ts';
import { kitchenNameOf, type OrderLine } from './lines.ts';
import type { Order } from './order.ts';

/** The portions of one food, or of one of its options, over many orders. */
export interface Total {
  /** What the kitchen reads. */
  readonly name: string;
  readonly portions: number;
}

/** The portions of one food with its options. */
export interface FoodTotal extends Total {
  /** The most first. */
  readonly options: readonly Total[];
}

/** What a kitchen has to make for these orders together, by kitchen name: the most first. Two halves are made together, as one. */
export function totalsOf(orders: readonly Pick<Order, 'lines'>[]): readonly FoodTotal[] {
  const byName = Map.groupBy(
    orders.flatMap(({ lines }) => lines),
    kitchenNameOf,
  );
  return mostFirst(
    [...byName].map(([name, lines]) => ({ name, portions: portionsOf(lines), options: optionTotals(lines) })),
  );
}

function optionTotals(lines: readonly OrderLine[]): readonly Total[] {
  const portions = new Map<string, number>();
  const add = (name: string, count: number): void => {
    portions.set(name, (portions.get(name) ?? 0) + count);
  };
  for (const { size, options, quantity } of lines) {
    if (size) add(kitchenNameOf(size), quantity);
    for (const option of options) add(kitchenNameOf(option), option.quantity * quantity);
  }
  return mostFirst([...portions].map(([name, count]) => ({ name, portions: count })));
}

function portionsOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function mostFirst<T extends Total>(totals: readonly T[]): readonly T[] {
  return totals.toSorted((a, b) => b.portions - a.portions || compareNames(a.name, b.name));
}
