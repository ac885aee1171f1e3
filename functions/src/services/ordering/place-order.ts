import {
  currencyField,
  defaultLine,
  NO_CHOICES,
  toDecimal,
  type BasketProblem,
  type BasketReason,
  type Order,
  type PlaceOrderRequest,
  type PricedBasket,
} from '@foodhouse/domain';
import { checkOut, type CheckoutRefusals } from './check-out.ts';
import { refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import { basketChanged, digested, priceChanged } from './place-basket.ts';
import type { OrderingCall, PlaceOrderPorts } from './place-lines.ts';
import * as texts from './texts.ts';

/** Orders one portion as it is served when nobody chooses: a checkout of one line (docs/decisions/058). */
export function placeOrder(
  ports: PlaceOrderPorts,
  { request, ...call }: OrderingCall<PlaceOrderRequest>,
): Promise<Outcome<Order>> {
  const { foodId, userId, priceMinor, shownPriceMinor, shownAllergens, isConstantPrice = false } = request;
  if (userId !== call.caller.uid) {
    return Promise.resolve(refused('NOT_YOURS', 'An order can only be placed for oneself.', { field: 'userId' }));
  }
  const seenMinor = shownPriceMinor ?? (isConstantPrice ? null : priceMinor);
  return checkOut(ports, {
    ...call,
    request,
    identity: identityOf(request),
    portions: new Map([[foodId, 1]]),
    linesOf: (choices) => [
      { ...defaultLine(foodId, choices.get(foodId) ?? NO_CHOICES), ...(shownAllergens && { shownAllergens }) },
    ],
    seen: seenMinor === null ? null : { totalMinor: seenMinor },
    refusals: REFUSALS,
  });
}

const REFUSALS: CheckoutRefusals = {
  ofProblems: (basket) => {
    const [worst] = basket.problems.toSorted((one, other) => weightOf(one) - weightOf(other));
    if (!worst) throw new Error('problems: expected at least one, got none');
    return refusalOf(worst, basket);
  },
  ofPrice: (basket) => {
    const { lines, totalMinor, currency } = basket;
    const price = toDecimal(totalMinor, currency);
    return priceChanged(basket, { foodId: lines[0]?.foodId, price, ...currencyField(basket) });
  },
};

/** A food that is not there has no other problem, and one that is sold out needs no choice. */
const WEIGHTS: readonly BasketReason[] = ['ALLERGENS_CHANGED', 'NOT_SERVED_NOW', 'OUT_OF_STOCK', 'FOOD_NOT_FOUND'];

function weightOf({ reason }: BasketProblem): number {
  return -WEIGHTS.indexOf(reason);
}

/** The refusals of the specification's route. Pure. */
function refusalOf({ reason, foodId, from, fromWords }: BasketProblem, basket: PricedBasket): Refusal {
  switch (reason) {
    case 'FOOD_NOT_FOUND':
      return refused('FOOD_NOT_FOUND', 'There is no such food on the menu.', { foodId });
    case 'OUT_OF_STOCK':
      return refused('OUT_OF_STOCK', 'Sold out', { foodId });
    case 'NOT_SERVED_NOW': {
      const food = basket.lines[0]?.name ?? foodId;
      const sentence = fromWords === undefined ? texts.notServed({ food }) : texts.servedFrom({ food, at: fromWords });
      return refused('NOT_SERVED_NOW', sentence, { foodId, ...(from !== undefined && { from }), sentence });
    }
    case 'ALLERGENS_CHANGED':
      return basketChanged(basket, null);
    case 'HALF_NOT_OFFERED':
    case 'SIZE_NOT_FOUND':
    case 'OPTION_NOT_FOUND':
    case 'OPTION_SOLD_OUT':
    case 'TOO_FEW':
    case 'TOO_MANY':
      return refused('CHOICES_REQUIRED', 'Something must be chosen for this food first.', { foodId });
  }
}

/** Requests with the same parts are the same order. An address is in no digest that an order keeps, nor a phone number. */
function identityOf({
  foodId,
  userId,
  priceMinor,
  shownPriceMinor,
  isConstantPrice: _isConstant,
  shownAllergens: _shown,
  contact: _contact,
  ...checkout
}: PlaceOrderRequest): readonly unknown[] {
  return [
    foodId,
    userId,
    priceMinor,
    ...(shownPriceMinor === undefined ? [] : [shownPriceMinor]),
    // As the digests of orders that were placed before there was a checkout.
    ...(Object.keys(checkout).length === 0 ? [] : [digested(checkout)]),
  ];
}
