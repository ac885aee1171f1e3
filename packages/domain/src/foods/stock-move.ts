import type { ActingRole } from '../users/roles.ts';

export const STOCK_CAUSES = ['opening', 'order', 'release', 'restock', 'waste', 'count', 'par', 'edit'] as const;

/** Why the portions of a food changed: `opening` begins its ledger, `release` gives back those of an order. */
export type StockCause = (typeof STOCK_CAUSES)[number];

/** One change of a food's portions, in the commit that made it. Of each food the deltas sum to its portions. */
export interface StockMove {
  readonly foodId: string;
  readonly delta: number;
  /** The food's portions after it, on sale or put aside. */
  readonly after: number;
  readonly cause: StockCause;
  readonly orderId: string | null;
  /** The pickup code of that order; null without one, and in moves that were written before it was kept. */
  readonly token: string | null;
  /** Null for a customer, whom the order names: chefs read moves, and not who ordered. */
  readonly byUid: string | null;
  readonly byRole: ActingRole;
  /** In one line; empty without. */
  readonly note: string;
  readonly atMs: number;
  /** `YYYY-MM-DD`. */
  readonly businessDay: string;
}

export function isStockCause(value: unknown): value is StockCause {
  return STOCK_CAUSES.includes(value as StockCause);
}
