import { MOST_WAITING_AT_TABLE, type AskedFulfilment, type Order } from '@foodhouse/domain';
import { refused, type Refusal } from './outcomes.ts';
import type { Transaction } from './ports.ts';

// The orders of a table that wait for the house's answer, by their ids: whoever places or decides one reads and writes
// them in that commit, so that there are never too many, and what comes twice counts once (docs/decisions/052).

/** @returns those that wait; none of an order that is not for a table */
export async function waitingAtTable(
  transaction: Transaction,
  asked: AskedFulfilment | null,
): Promise<readonly string[]> {
  return asked?.kind === 'table' ? transaction.waitingAtTable(asked.table) : [];
}

/** Null when the table may order more. Pure. */
export function refusalOfTable(waiting: readonly string[]): Refusal | null {
  if (waiting.length < MOST_WAITING_AT_TABLE) return null;
  const sentence = `${MOST_WAITING_AT_TABLE} orders of this table wait for an answer. Please wait for one of them.`;
  return refused('TABLE_WAITS', sentence, { sentence, waiting: waiting.length });
}

/** Counts an order at its table, in the commit that places it or returns it to the house. */
export async function waitAtTable(
  transaction: Transaction,
  { id, fulfilment }: Pick<Order, 'id' | 'fulfilment'>,
): Promise<void> {
  if (fulfilment?.kind !== 'table') return;
  const { code } = fulfilment.table;
  const waiting = await transaction.waitingAtTable(code);
  if (!waiting.includes(id)) transaction.saveWaitingAtTable(code, [...waiting, id]);
}

/** Gives an order's place at its table back, in the commit that decides it. */
export async function leaveTable(
  transaction: Transaction,
  { id, fulfilment }: Pick<Order, 'id' | 'fulfilment'>,
): Promise<void> {
  if (fulfilment?.kind !== 'table') return;
  const { code } = fulfilment.table;
  const waiting = await transaction.waitingAtTable(code);
  if (waiting.includes(id))
    transaction.saveWaitingAtTable(
      code,
      waiting.filter((other) => other !== id),
    );
}
