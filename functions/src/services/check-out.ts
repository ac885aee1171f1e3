import {
  isMember,
  priceBasket,
  type AskedLine,
  type CheckoutRequest,
  type Currency,
  type Minor,
  type Offer,
  type Order,
  type PricedBasket,
} from '@foodhouse/domain';
import { leastOrderProblem } from './least-order.ts';
import { done, invalidFields, refused, type Outcome, type Refusal } from './outcomes.ts';
import { placeLines, type PlaceOrderPorts } from './place-lines.ts';
import type { Caller } from './ports.ts';

/** A total that somebody saw. */
export interface Seen {
  readonly totalMinor: Minor;
  /** Undefined: the order's, whichever that is. */
  readonly currency?: Currency | undefined;
}

/** Why a basket is not ordered, in the words of its route. Each is pure. */
export interface CheckoutRefusals {
  /** @param least what the lines lack besides, of the least that is delivered; null where they suffice */
  readonly ofProblems: (basket: PricedBasket, least: ReturnType<typeof leastOrderProblem>) => Refusal;
  /** Of another total than the one that was seen. */
  readonly ofPrice: (basket: PricedBasket) => Refusal;
}

/** One request to order, of one portion or of a basket. */
export interface Checkout {
  /** They order for themselves. */
  readonly caller: Caller;
  readonly request: CheckoutRequest;
  /** Requests with equal parts are the same order. JSON. */
  readonly identity: unknown;
  readonly idempotencyKey: string | null;
  /** Where the request comes from; null or left out: it is unknown. */
  readonly address?: string | null | undefined;
  /** Of each food. */
  readonly portions: ReadonlyMap<string, number>;
  /** What they want, by what the house offers. Pure. */
  readonly linesOf: (offer: Offer) => readonly AskedLine[];
  /** Null: they order at whatever it costs. */
  readonly seen: Seen | null;
  readonly refusals: CheckoutRefusals;
}

/**
 * Orders these lines: the one way to order, whichever route asks. What is charged is what was seen, to the last unit, with the
 * tax, the delivery and what is taken off; anything else is refused whole, with all its problems.
 */
export function checkOut(
  ports: PlaceOrderPorts,
  { caller, request, identity, idempotencyKey, address, portions, linesOf, seen, refusals }: Checkout,
): Promise<Outcome<Order>> {
  const isGuest = !isMember(caller.role);
  if (isGuest && !request.contact && request.fulfilment?.kind !== 'table')
    return Promise.resolve(invalidFields(REQUIRED_OF_GUESTS));
  // The vouchers of a guest wait for an account, and one is only taken off a total that was seen.
  const takesVoucher = !isGuest && seen !== null;
  const placing = { ...request, caller, identity, idempotencyKey, address, portions, takesVoucher };
  return placeLines(ports, placing, (offer) => {
    const basket = priceAsSeen(linesOf(offer), offer, seen);
    const least = leastOrderProblem(basket, offer.area ?? null);
    if (basket.problems.length > 0) return refusals.ofProblems(basket, least);
    if (least) return refused(least.reason, least.sentence, { sentence: least.sentence, missing: least.missing });
    return isSeen(basket, seen) ? done(basket) : refusals.ofPrice(basket);
  });
}

/** How else would the house reach them, where they do not sit at a table? */
const REQUIRED_OF_GUESTS = { 'contact.name': 'expected a name', 'contact.phone': 'expected a phone number' };

/** A voucher stays where it was, if the total was seen without it. */
function priceAsSeen(lines: readonly AskedLine[], offer: Offer, seen: Seen | null): PricedBasket {
  const basket = priceBasket(lines, offer);
  if (basket.discounts.length === 0 || isSeen(basket, seen)) return basket;
  const whole = priceBasket(lines, { ...offer, vouchers: [] });
  return isSeen(whole, seen) ? whole : basket;
}

function isSeen({ totalMinor, currency }: PricedBasket, seen: Seen | null): boolean {
  return seen === null || (totalMinor === seen.totalMinor && currency === (seen.currency ?? currency));
}
