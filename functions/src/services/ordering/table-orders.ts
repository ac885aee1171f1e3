import { isUndecided, mayWait, WAITING_ORDERS } from '@foodhouse/domain';
import type { Transaction } from '../shared/ports.ts';

// The orders of a table that wait for the house's answer, by their ids, under its code: whoever orders there reads and writes
// them in that commit, so that there are never too many, and what comes twice counts once (docs/decisions/052). No order has
// the code, and nothing is written when the house answers: which of them still wait is looked up when there would be too many.

/** The orders of a table that a new one finds. */
interface WaitingAtTable {
  /** Of those that wait for an answer, or may wait again. */
  readonly ids: readonly string[];
  /** How many of them wait. */
  readonly waiting: number;
}

/** @param table its code; null for an order that is not for a table, which finds none */
export async function waitingAtTable(
  transaction: Transaction,
  table: string | null,
  nowMs: number,
): Promise<WaitingAtTable> {
  if (table === null) return { ids: [], waiting: 0 };
  const known = await transaction.waitingAtTable(table);
  if (known.length < WAITING_ORDERS.atTable) return { ids: known, waiting: known.length };
  const orders = await Promise.all(known.map((id) => transaction.order(id)));
  const open = orders.flatMap((order) => (order && mayWait(order, nowMs) ? [order] : []));
  return { ids: open.map(({ id }) => id), waiting: open.filter(({ status }) => isUndecided(status)).length };
}
