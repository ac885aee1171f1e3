import { textOrNull, toMillis, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import { toActingRole } from '../users/roles.ts';
import { isStockCause, type StockMove } from './stock-move.ts';

/** `stockMoves/{id}`. @throws Error for a cause that no move has */
export function stockMoveFromDocument(id: string, data: DocumentFields): StockMove {
  const { cause } = data;
  if (!isStockCause(cause)) throw new Error(`stockMoves/${id}: cause: expected a known cause, got ${String(cause)}`);
  return {
    foodId: String(data['foodId']),
    delta: Number(data['delta']),
    after: Number(data['after']),
    cause,
    orderId: textOrNull(data['orderId']),
    token: textOrNull(data['token']),
    byUid: textOrNull(data['byUid']),
    byRole: toActingRole(data['byRole']),
    note: textOrNull(data['note']) ?? '',
    atMs: toMillis(data['at']),
    businessDay: String(data['businessDay']),
  };
}

export function stockMoveToDocument({ atMs, ...fields }: StockMove, toTimestamp: ToTimestamp): DocumentFields {
  return { ...fields, at: toTimestamp(atMs) };
}
