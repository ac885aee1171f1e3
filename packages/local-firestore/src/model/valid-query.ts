import type { Conjunction } from './disjunctions.ts';
import type { Order, Query } from './query.ts';

/** A query that the real service accepts, with its normalised filter and orders. Made by `validateQuery`. */
export interface ValidQuery extends Query {
  /** The filter as alternatives, of which each is a conjunction; one empty conjunction without a filter. */
  readonly alternatives: readonly Conjunction[];
  /** The explicit orders, then those that its inequalities and `__name__` add. */
  readonly effectiveOrder: readonly Order[];
}
