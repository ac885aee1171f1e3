import { isOfOrder, moverOf, STOCK_MOVE_FIELDS, type StockMove } from '../foods/stock-move.ts';
import { DEFAULT_CURRENCY } from '../money/currency.ts';
import { TEXT, toWire, UNSAID, type Fields, type ValueOf, type WireOf } from '../stored/field.ts';

const { foodId, delta, after, cause, orderId, token, byRole, note, atMs, businessDay } = STOCK_MOVE_FIELDS;

/** A change of portions as a house takes it along: by which role it was made, and not by whom. */
export const TAKEN_MOVE_FIELDS = {
  foodId: { ...foodId, wire: 'foodId' },
  /** The name that it has now. */
  food: { kind: TEXT, privacy: 'business', wire: 'food' },
  delta: { ...delta, wire: 'change' },
  after: { ...after, wire: 'after' },
  cause: { ...cause, wire: 'cause' },
  orderId: { kind: orderId.kind, ...UNSAID, wire: 'orderId' },
  token: { kind: token.kind, ...UNSAID, wire: 'token' },
  byRole: { ...byRole, wire: 'byRole' },
  note: { ...note, wire: 'note' },
  atMs: { ...atMs, wire: 'at' },
  businessDay: { ...businessDay, wire: 'businessDay' },
} as const satisfies Fields;

export interface TakenMove extends ValueOf<typeof TAKEN_MOVE_FIELDS> {}

/** A taken move on the wire. */
export interface TakenMoveDto extends WireOf<typeof TAKEN_MOVE_FIELDS> {}

/** @param food its name */
export function takenMoveOf({ byUid: _byUid, ...move }: StockMove, food: string): TakenMove {
  const order = isOfOrder(move) ? {} : { orderId: null, token: null };
  return { ...move, ...order, byRole: moverOf(move), food };
}

export function toTakenMoveDto(move: TakenMove): TakenMoveDto {
  return toWire(TAKEN_MOVE_FIELDS, move, DEFAULT_CURRENCY);
}
