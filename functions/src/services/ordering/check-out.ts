import {
  isMember,
  toClosedDto,
  toWantedProblemDto,
  type LeastOrderProblem,
  type Order,
  type OrderRefusal,
  type PricedBasket,
} from '@foodhouse/domain';
import { invalidFields, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import { placeLines, type PlaceOrderPorts, type Placing } from './place-lines.ts';

/** Why a basket is not ordered, in the words of its route. Each is pure. */
export interface CheckoutRefusals {
  /** @param least what the lines lack besides, of the least that is delivered; null where they suffice */
  readonly ofProblems: (basket: PricedBasket, least: LeastOrderProblem | null) => Refusal;
  /** Of another total than the one that was seen. */
  readonly ofPrice: (basket: PricedBasket) => Refusal;
}

/** One request to order, and how its route refuses. */
export interface Checkout extends Placing {
  readonly refusals: CheckoutRefusals;
}

/**
 * Orders these lines: the one way to order, whichever route asks. What is charged is what was seen, to the last unit, with the
 * tax, the delivery and what is taken off; anything else is refused whole, with all its problems.
 */
export function checkOut(ports: PlaceOrderPorts, { refusals, ...placing }: Checkout): Promise<Outcome<Order>> {
  const { caller, request } = placing;
  if (!isMember(caller.role) && !request.contact && request.fulfilment?.kind !== 'table')
    return Promise.resolve(invalidFields(REQUIRED_OF_GUESTS));
  return placeLines(ports, placing, (refusal) => refusalOf(refusal, refusals));
}

/** How else would the house reach them, where they do not sit at a table? */
const REQUIRED_OF_GUESTS = { 'contact.name': 'expected a name', 'contact.phone': 'expected a phone number' };

function refusalOf(refusal: OrderRefusal, { ofProblems, ofPrice }: CheckoutRefusals): Refusal {
  switch (refusal.reason) {
    case 'CLOSED':
    case 'PAUSED':
      return refused(refusal.reason, refusal.closed.sentence, { closed: toClosedDto(refusal.closed) });
    case 'TIME_NOT_FREE':
      return refused(refusal.reason, refusal.wanted.sentence, { wanted: toWantedProblemDto(refusal.wanted) });
    case 'BASKET_CHANGED':
      return ofProblems(refusal.basket, refusal.least);
    case 'PRICE_CHANGED':
      return ofPrice(refusal.basket);
    default: {
      const { reason, ...details } = refusal;
      return refused(reason, details.sentence, details);
    }
  }
}
