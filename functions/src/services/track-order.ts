import { timingSafeEqual } from 'node:crypto';
import { asItStands, type Order } from '@foodhouse/domain';
import { digest } from './digest.ts';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Clock, UnitOfWork } from './ports.ts';

/** Of an order without a link: no key has it. */
const NO_DIGEST = '-'.repeat(digest('').length);

/**
 * The order of a link as it stands, for whoever has its key. A wrong key, an order without a link and one that does not
 * exist get the same answer, after the same comparison. Writes nothing.
 */
export async function trackOrder(
  { unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock },
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Outcome<Order>> {
  const order = await unitOfWork.run(`order ${id}`, (transaction) => transaction.order(id));
  const isTheirs = timingSafeEqual(Buffer.from(digest(key)), Buffer.from(order?.trackDigest ?? NO_DIGEST));
  if (!order || !isTheirs) return refused('ORDER_NOT_FOUND', 'There is no such order.');
  return done(asItStands(order, clock.nowMs()));
}
