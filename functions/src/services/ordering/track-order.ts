import { timingSafeEqual } from 'node:crypto';
import { asItStands, type Order } from '@foodhouse/domain';
import { digest } from '../shared/digest.ts';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Clock, Transaction, UnitOfWork } from '../shared/ports.ts';

/** Of an order without a link: no key has it. */
const NO_DIGEST = '-'.repeat(digest('').length);

/** What somebody says who has the link of an order. */
export interface OrderLink {
  readonly id: string;
  readonly key: string;
}

/**
 * The order of a link as it stands, for whoever has its key. A wrong key, an order without a link and one that does not
 * exist get the same answer, after the same comparison. Writes nothing.
 */
export async function trackOrder(
  { unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock },
  link: OrderLink,
): Promise<Outcome<Order>> {
  const order = await unitOfWork.run(`order ${link.id}`, (transaction) => orderOfLink(transaction, link));
  return order ? done(asItStands(order, clock.nowMs())) : noSuchLink();
}

/** The order of a link; null where there is none, or its key is another one. */
export async function orderOfLink(transaction: Transaction, { id, key }: OrderLink): Promise<Order | null> {
  const order = await transaction.order(id);
  const isTheirs = timingSafeEqual(Buffer.from(digest(key)), Buffer.from(order?.trackDigest ?? NO_DIGEST));
  return isTheirs ? order : null;
}

export function noSuchLink(): Outcome<Order> {
  return refused('ORDER_NOT_FOUND', 'There is no such order.');
}
