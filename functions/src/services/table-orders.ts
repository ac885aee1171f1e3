import { isUndecided, mayWait, MOST_WAITING_AT_TABLE, type AskedFulfilment } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Transaction } from './ports.ts';

// The orders of a table that wait for the house's answer, by their ids, under its code: whoever orders there reads and writes
// them in that commit, so that there are never too many, and what comes twice counts once (docs/decisions/052). No order has
// the code, and nothing is written when the house answers: which of them still wait is looked up when there would be too many.

/** @returns those that wait beside a new one, or may wait again; none of an order that is not for a table */
export async function waitingAtTable(
  transaction: Transaction,
  asked: AskedFulfilment | null,
  nowMs: number,
): Promise<Outcome<readonly string[]>> {
  if (asked?.kind !== 'table') return done([]);
  const known = await transaction.waitingAtTable(asked.table);
  if (known.length < MOST_WAITING_AT_TABLE) return done(known);
  const orders = await Promise.all(known.map((id) => transaction.order(id)));
  const open = orders.flatMap((order) => (order && mayWait(order, nowMs) ? [order] : []));
  const waiting = open.filter(({ status }) => isUndecided(status));
  if (waiting.length < MOST_WAITING_AT_TABLE) return done(open.map(({ id }) => id));
  const sentence = `${MOST_WAITING_AT_TABLE} orders of this table wait for an answer. Please wait for one of them.`;
  return refused('TABLE_WAITS', sentence, { sentence, waiting: waiting.length });
}
