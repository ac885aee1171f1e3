import {
  isDelivered,
  isMember,
  isUndecided,
  mayWait,
  mostWaitingOfAddress,
  mostWaitingOfCustomer,
  statusesThat,
  worksInKitchen,
  type HouseSettings,
} from '@foodhouse/domain';
import { refusalOfWaiting } from './guest-limits.ts';
import { countLimited, KEEP_WAITING_MS, limitKey } from '../shared/limits.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Caller, OrderBook, Transaction, WaitingOrder } from '../shared/ports.ts';
import * as texts from './texts.ts';

/** One order that is being placed. */
export interface CountedOrder {
  readonly caller: Caller;
  /** As `sharedKeyOf` says. */
  readonly shared: string | null;
  readonly house: HouseSettings;
  readonly ordered: WaitingOrder;
}

/** The key under which the orders of a customer are counted. */
export function ownKeyOf({ uid }: Pick<Caller, 'uid'>): string {
  return limitKey('order', uid);
}

/**
 * The key under which the orders of all newcomers behind one address are counted; null for others. Accounts are cheap: members
 * are newcomers as guests are, until the house has delivered an order of theirs.
 * @param address null for an order at a table, or where it is unknown
 */
export async function sharedKeyOf(
  orderBook: Pick<OrderBook, 'ordersOfUser'>,
  { uid, role }: Pick<Caller, 'uid' | 'role'>,
  address: string | null,
): Promise<string | null> {
  if (address === null || worksInKitchen(role)) return null;
  return isMember(role) && (await hasDelivery(orderBook, uid)) ? null : limitKey('orderOfAddress', address);
}

async function hasDelivery(orderBook: Pick<OrderBook, 'ordersOfUser'>, uid: string): Promise<boolean> {
  const delivered = statusesThat(isDelivered).map((status) =>
    orderBook.ordersOfUser(uid, status, { limit: 1, after: null }),
  );
  return (await Promise.all(delivered)).some(({ items }) => items.length > 0);
}

/**
 * Counts an order in the commit that places it: how many its customer places a minute, and how many portions wait for the
 * house's answer, of the customer and of all newcomers behind one address. What waits is off sale for everybody else. An order
 * that is refused is counted nowhere: nothing is written before everything is judged.
 * @returns null when it is allowed
 */
export async function countOrder(
  transaction: Transaction,
  orderBook: Pick<OrderBook, 'ordersOfUser'>,
  { caller, shared, house, ordered }: CountedOrder,
  nowMs: number,
): Promise<Refusal | null> {
  const waiting = await waitingWith(transaction, ownKeyOf(caller), ordered, mostWaitingOfCustomer(house), nowMs);
  if (waiting.status === 'refused') return waiting;
  // After their own was read, which each of their orders writes: of two at once, one sees the other.
  const unanswered = isMember(caller.role) ? null : await refusalOfWaiting(orderBook, caller, nowMs);
  if (unanswered) return unanswered;
  const most = mostWaitingOfAddress(house);
  const beside = shared === null ? null : await waitingWith(transaction, shared, ordered, most, nowMs);
  if (beside?.status === 'refused') return beside;
  const limited = await countLimited(transaction, 'order', caller.uid, nowMs, waiting.value);
  if (limited || shared === null || beside === null) return limited;
  transaction.saveLimitedActions(shared, [], nowMs + KEEP_WAITING_MS, beside.value);
  return null;
}

/** The orders that wait, or may wait again, with one more. Which do is looked up only when there are too many. */
async function waitingWith(
  transaction: Transaction,
  key: string,
  ordered: WaitingOrder,
  most: number,
  nowMs: number,
): Promise<Outcome<readonly WaitingOrder[]>> {
  const known = await transaction.waitingPortions(key);
  if (portionsOf([...known, ordered]) <= most) return done([...known, ordered]);
  const orders = await Promise.all(known.map(({ id }) => transaction.order(id)));
  const open = known.flatMap((entry, index) => {
    const order = orders[index];
    return order && mayWait(order, nowMs) ? [{ entry, isPending: isUndecided(order.status) }] : [];
  });
  const waiting = portionsOf(open.flatMap(({ entry, isPending }) => (isPending ? [entry] : [])));
  if (waiting + ordered.portions <= most) return done([...open.map(({ entry }) => entry), ordered]);
  const sentence = texts.tooManyWait({ waiting, most });
  return refused('ORDERS_WAITING', sentence, { sentence, waiting, most });
}

function portionsOf(orders: readonly WaitingOrder[]): number {
  return orders.reduce((sum, { portions }) => sum + portions, 0);
}
