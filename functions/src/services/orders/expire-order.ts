import {
  afterExpiry,
  isHeard,
  isOverdue,
  isUndecided,
  NEW_EVENT,
  portionsByFood,
  visibleStatuses,
  type Order,
  type OrderEvent,
  type RejectCode,
} from '@foodhouse/domain';
import { digest } from '../shared/digest.ts';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import { releaseOrder } from './release-order.ts';
import type { Caller, Clock, OrderBook, Transaction, UnitOfWork } from '../shared/ports.ts';

export interface ExpiryPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/** What is overdue is found by a query. */
export interface FindingPorts extends ExpiryPorts {
  readonly orderBook: Pick<OrderBook, 'overdue'>;
}

/** The most orders that one run takes: the others are next. */
export const MOST_EXPIRED = 50;
/** Where no tick comes, the orders that hold a food may lie behind many others. */
const MOST_PAGES = 10;

/**
 * Rejects a pending order that nobody answered in time, in the caller's commit: what it had taken goes back, and its
 * event has the same id whoever writes it.
 * @param order as it was read in this commit; it must be overdue
 */
export async function expire(transaction: Transaction, order: Order, nowMs: number): Promise<Order> {
  const code = await codeOf(transaction, order, nowMs);
  await releaseOrder(transaction, order, { uid: null, role: 'system' }, nowMs);
  const expired = afterExpiry(order, nowMs, code);
  const { status: to } = expired;
  const event: OrderEvent = { ...NEW_EVENT, from: order.status, to, byRole: 'system', atMs: nowMs, code };
  transaction.moveOrder({ order: expired, eventId: digest('expiry', order.id), event, byUid: null });
  return expired;
}

/** Whether somebody could have answered. A house that does not want to know who listens is not asked. */
async function codeOf(transaction: Transaction, { answerByMs }: Order, nowMs: number): Promise<RejectCode> {
  const { whenNobodyListens } = await transaction.houseSettings();
  if (whenNobodyListens === 'nothing') return 'not-answered';
  const heardAtMs = await transaction.lastHeardAtMs();
  return isHeard([{ heardAtMs }], Math.min(answerByMs ?? nowMs, nowMs)) ? 'not-answered' : 'no-connection';
}

/** Rejects an order if it is overdue, in a commit of its own. @returns null when there was nothing to do */
export function expireOrder({ unitOfWork, clock }: ExpiryPorts, id: string): Promise<Order | null> {
  return unitOfWork.run(`order ${id}`, async (transaction) => {
    const order = await transaction.order(id);
    const nowMs = clock.nowMs();
    return order && isOverdue(order, nowMs) ? expire(transaction, order, nowMs) : null;
  });
}

/**
 * Rejects an order for somebody who may read it: what is overdue is rejected, anything else is answered as it is. A
 * repeat changes nothing.
 */
export function expireOrderFor(
  { unitOfWork, clock }: ExpiryPorts,
  caller: Caller,
  id: string,
): Promise<Outcome<Order>> {
  return unitOfWork.run(`order ${id}`, async (transaction) => {
    const order = await transaction.order(id);
    if (!order) return refused('ORDER_NOT_FOUND', 'There is no such order.', { id });
    if (caller.uid !== order.userId && !visibleStatuses(caller.role).includes(order.status))
      return refused('NOT_YOURS', 'This is not your order.');
    const nowMs = clock.nowMs();
    return done(isOverdue(order, nowMs) ? await expire(transaction, order, nowMs) : order);
  });
}

/** The orders that a run rejected, and those that it could not. */
export interface ExpiredOrders {
  readonly expired: readonly Order[];
  readonly failed: readonly { readonly orderId: string; readonly error: unknown }[];
}

/** Rejects what is overdue, at most `MOST_EXPIRED`. One read when there is nothing. */
export async function expireOverdue(ports: FindingPorts): Promise<ExpiredOrders> {
  return expireEach(ports, await ports.orderBook.overdue(ports.clock.nowMs(), MOST_EXPIRED));
}

/** Rejects those of these orders that are overdue, each in a commit of its own. */
export async function expireEach(ports: ExpiryPorts, orders: readonly Pick<Order, 'id'>[]): Promise<ExpiredOrders> {
  const expired: Order[] = [];
  const failed: { orderId: string; error: unknown }[] = [];
  for (const { id } of orders) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- orders of one food would only collide
      const order = await expireOrder(ports, id);
      if (order) expired.push(order);
    } catch (error) {
      failed.push({ orderId: id, error });
    }
  }
  return { expired, failed };
}

/**
 * Rejects overdue orders that hold portions of these foods, the first one first, until as many are back as are wanted.
 * One that cannot be rejected now keeps its portions; the tick reports it.
 * @param wanted portions by food
 * @returns whether one of them waits no longer, whoever ended it: another attempt may find more portions
 */
export async function expireHolders(ports: FindingPorts, wanted: ReadonlyMap<string, number>): Promise<boolean> {
  const orders = await holdersOf(ports, wanted);
  const { expired } = await expireEach(ports, orders);
  if (expired.length > 0) return true;
  const now = await ports.unitOfWork.run([], (transaction) =>
    Promise.all(orders.map(({ id }) => transaction.order(id))),
  );
  return now.some((order) => !order || !isUndecided(order.status));
}

/** The first overdue orders that together hold as many portions as are wanted, as far as there are any. */
async function holdersOf(
  { orderBook, clock }: FindingPorts,
  wanted: ReadonlyMap<string, number>,
): Promise<readonly Order[]> {
  const missing = new Map(wanted);
  const holders: Order[] = [];
  let after: Order | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a page follows the one before it
    const orders: readonly Order[] = await orderBook.overdue(clock.nowMs(), MOST_EXPIRED, after);
    for (const order of orders) {
      const held = [...portionsByFood(order.lines)].filter(([foodId]) => (missing.get(foodId) ?? 0) > 0);
      for (const [foodId, portions] of held) missing.set(foodId, (missing.get(foodId) ?? 0) - portions);
      if (held.length > 0) holders.push(order);
    }
    after = orders.at(-1) ?? null;
    if (orders.length < MOST_EXPIRED || [...missing.values()].every((count) => count <= 0)) break;
  }
  return holders;
}
