import {
  currencyField,
  isMember,
  portionsByFood,
  priceBasket,
  toDecimal,
  type Order,
  type PlaceBasketRequest,
  type PricedBasket,
} from '@foodhouse/domain';
import { done, invalidFields, refused, type Outcome, type Refusal } from './outcomes.ts';
import { leastOrderProblem } from './least-order.ts';
import { placeLines, type PlaceOrderPorts } from './place-lines.ts';
import type { Caller } from './ports.ts';

/** One request for a basket. */
export interface BasketCall {
  readonly caller: Caller;
  /** What they want, and the total that they saw. */
  readonly request: PlaceBasketRequest;
  readonly idempotencyKey: string | null;
}

/**
 * Orders a basket. What cannot be ordered as it is, is refused whole, with all its problems; nothing is left out in
 * silence.
 */
export function placeBasket(
  ports: PlaceOrderPorts,
  { caller, request, idempotencyKey }: BasketCall,
): Promise<Outcome<Order>> {
  // Neither the contact nor the address: an order keeps a digest of its identity for ever. Nor the currency: what a page of
  // an earlier build has sent without one is repeated with it after a reload.
  const { contact, shownCurrency: _currency, ...rest } = request;
  const identity = withoutAddress(rest);
  const isGuest = !isMember(caller.role);
  if (isGuest && !contact) return Promise.resolve(invalidFields(REQUIRED_OF_GUESTS));
  const portions = portionsByFood(request.lines);
  const { fulfilment, wantedAtMs, note } = request;
  // The vouchers of a guest wait for an account.
  const { trackDigest } = request;
  const placing = {
    caller,
    identity,
    contact,
    fulfilment,
    wantedAtMs,
    note,
    trackDigest,
    idempotencyKey,
    portions,
    takesVoucher: !isGuest,
  };
  return placeLines(ports, placing, (offer) => {
    const basket = priceBasket(request.lines, offer);
    const least = leastOrderProblem(basket, offer.area ?? null);
    if (least) return refused(least.reason, least.sentence, { sentence: least.sentence, missing: least.missing });
    return refusalOf(basket, request) ?? done(basket);
  });
}

function withoutAddress(request: Omit<PlaceBasketRequest, 'contact'>): unknown {
  const { fulfilment } = request;
  if (fulfilment?.kind !== 'delivery') return request;
  const { address: _address, ...to } = fulfilment;
  return { ...request, fulfilment: to };
}

/** How else would the house reach them? */
const REQUIRED_OF_GUESTS = { 'contact.name': 'expected a name', 'contact.phone': 'expected a phone number' };

/** Null when the basket may be ordered at the total that was seen, in the currency of then. Pure. */
function refusalOf(
  { currency, problems, totalMinor }: PricedBasket,
  { shownTotalMinor, shownCurrency = currency }: PlaceBasketRequest,
): Refusal | null {
  const total = toDecimal(totalMinor, currency);
  if (problems.length > 0) return refused('BASKET_CHANGED', 'Some of this cannot be ordered now.', { problems, total });
  if (totalMinor === shownTotalMinor && currency === shownCurrency) return null;
  return refused('PRICE_CHANGED', 'The price has changed.', { total, ...currencyField({ currency }) });
}
