import type { Order } from './order.ts';

// Apart from promise.ts, because guests' pages need no more of it.

type Promised = Pick<Order, 'promisedAtMs' | 'firstPromisedAtMs'>;

/** Whether the order is ready later than its guest was told at first. A list that does not know what they were told says no. */
export function isDelayed({ promisedAtMs, firstPromisedAtMs }: Promised): boolean {
  return firstPromisedAtMs !== null && promisedAtMs !== firstPromisedAtMs;
}
