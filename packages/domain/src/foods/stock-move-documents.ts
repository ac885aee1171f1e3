import { readDocument, writeDocument, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import { STOCK_MOVE_FIELDS, type StockMove } from './stock-move.ts';

/** @throws Error for a cause that no move has */
export function stockMoveFromDocument(id: string, data: DocumentFields): StockMove {
  return readDocument(STOCK_MOVE_FIELDS, ['stockMoves', id], data);
}

export function stockMoveToDocument(move: StockMove, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(STOCK_MOVE_FIELDS, move, toTimestamp);
}
