import { NOT_YET, NUMBER, oneOf, orNull, plain, TEXT, TIME, type Fields, type ValueOf } from '../stored/field.ts';
import { toActingRole, worksInKitchen, type ActingRole } from '../users/roles.ts';

export const STOCK_CAUSES = ['opening', 'order', 'release', 'restock', 'waste', 'count', 'par', 'edit'] as const;

/** Why the portions of a food changed: `opening` begins its ledger, `release` gives back those of an order. */
export type StockCause = (typeof STOCK_CAUSES)[number];

export function isStockCause(value: unknown): value is StockCause {
  return STOCK_CAUSES.includes(value as StockCause);
}

/** Whether a move is what an order did. An opening and a par name the order that came first that day, which is not why they are. */
export function isOfOrder({ cause }: Pick<StockMove, 'cause'>): boolean {
  return cause === 'order' || cause === 'release';
}

/** Whose doing a move is: what came with a guest's order and is not of that is the house's. */
export function moverOf({ cause, byRole }: Pick<StockMove, 'cause' | 'byRole'>): ActingRole {
  return byRole === 'system' || worksInKitchen(byRole) || isOfOrder({ cause }) ? byRole : 'system';
}

/** `stockMoves/{id}`: one change of a food's portions, in the commit that made it. Of each food the deltas sum to its portions. */
export const STOCK_MOVE_FIELDS = {
  foodId: { kind: TEXT, privacy: 'business' },
  delta: { kind: NUMBER, privacy: 'business' },
  /** The food's portions after it, on sale or put aside. */
  after: { kind: NUMBER, privacy: 'business' },
  cause: { kind: oneOf(isStockCause, 'cause'), privacy: 'business' },
  orderId: { kind: orNull(TEXT), ...NOT_YET },
  /** The pickup code of that order; null without one. */
  token: { kind: orNull(TEXT), ...NOT_YET },
  /** Null for a customer, whom the order names: chefs read moves, and not who ordered. */
  byUid: { kind: orNull(TEXT), ...NOT_YET },
  byRole: { kind: plain(toActingRole), privacy: 'business' },
  /** In one line; empty without. */
  note: { kind: TEXT, initially: '', privacy: 'business' },
  atMs: { kind: TIME, stored: 'at', privacy: 'business' },
  /** `YYYY-MM-DD`. */
  businessDay: { kind: TEXT, privacy: 'business' },
} as const satisfies Fields;

export interface StockMove extends ValueOf<typeof STOCK_MOVE_FIELDS> {}
