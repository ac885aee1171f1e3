import {
  AMOUNTS,
  currencyField,
  portionsByFood,
  toDecimal,
  withoutAddress,
  type LeastOrderProblem,
  type Order,
  type PlaceBasketRequest,
  type PricedBasket,
} from '@foodhouse/domain';
import { checkOut, type CheckoutRefusals } from './check-out.ts';
import { refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { OrderingCall, PlaceOrderPorts } from './place-lines.ts';

/**
 * Orders a basket. What cannot be ordered as it is, is refused whole, with all its problems; nothing is left out in
 * silence.
 */
export function placeBasket(
  ports: PlaceOrderPorts,
  { request, ...call }: OrderingCall<PlaceBasketRequest>,
): Promise<Outcome<Order>> {
  // Neither the contact nor the address: an order keeps a digest of its identity for ever. Nor the currency and the allergens
  // that were shown: what a page of an earlier build has sent without them is repeated with them after a reload.
  const { contact: _contact, shownCurrency, ...rest } = request;
  const { lines, shownTotalMinor: totalMinor } = request;
  const same = { ...rest, lines: lines.map(({ shownAllergens: _shown, ...line }) => line) };
  return checkOut(ports, {
    ...call,
    request,
    identity: digested(same),
    portions: portionsByFood(lines),
    linesOf: () => lines,
    seen: { totalMinor, currency: shownCurrency },
    refusals: REFUSALS,
  });
}

/** A request as its order keeps a digest of it. */
export function digested(request: Pick<PlaceBasketRequest, 'fulfilment'>): unknown {
  const { fulfilment } = request;
  return fulfilment ? { ...request, fulfilment: withoutAddress(fulfilment) } : request;
}

const REFUSALS: CheckoutRefusals = {
  ofProblems: basketChanged,
  ofPrice: (basket) => priceChanged(basket, { total: totalOf(basket), ...currencyField(basket) }),
};

/** The refusal of lines that cannot be ordered as they are. Pure. */
export function basketChanged(basket: PricedBasket, least: LeastOrderProblem | null): Refusal {
  return refused('BASKET_CHANGED', 'Some of this cannot be ordered now.', {
    problems: basket.problems,
    total: totalOf(basket),
    ...(least && { least }),
  });
}

/** The refusal of another total, which says when a voucher is why. Pure. */
export function priceChanged(basket: PricedBasket, details: Readonly<Record<string, unknown>>): Refusal {
  const offMinor = AMOUNTS.discounts.of(basket);
  if (offMinor === 0) return refused('PRICE_CHANGED', 'The price has changed.', details);
  const off = toDecimal(offMinor, basket.currency);
  return refused('PRICE_CHANGED', 'The price has changed: a voucher is taken off.', { ...details, voucher: off });
}

function totalOf({ totalMinor, currency }: PricedBasket): number {
  return toDecimal(totalMinor, currency);
}
