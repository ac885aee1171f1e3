import {
  afterMove,
  answerByOf,
  businessDayOf,
  defaultChoices,
  headOf,
  isBeingMade,
  isUndecided,
  NEW_EVENT,
  NEW_ORDER,
  NO_CHOICES,
  placingOf,
  preselectedMinutes,
  priceBasket,
  promiseOf,
  targetsOf,
  type Order,
  type OrderActor,
  type OrderEvent,
  type PricedBasket,
} from '@foodhouse/domain';
import { DEMO_ADMIN, DEMO_CHEF, DEMO_CUSTOMER } from '@foodhouse/domain/demo';
import type { DemoLine, DemoOrder } from './demo-orders.ts';
import { foodsOf, type HouseProfile } from './house-profile.ts';

const MINUTE_MS = 60_000;

/** A demo order after its last event. */
export interface OrderLife {
  readonly order: Order;
  /** Oldest first; the first is the order itself. */
  readonly events: readonly OrderEvent[];
  /** The actors of every event but the first, in the same order. */
  readonly actors: readonly OrderActor[];
}

/**
 * Runs a demo order's events: placed by the demo customer, decided by the demo admin, delivered by the demo chef.
 * @throws Error for an order that this house would not take
 */
export function lifeOf(
  { id, lines, token, minutesAgo, moves, fulfilment = null }: DemoOrder,
  nowMs: number,
  house: HouseProfile,
): OrderLife {
  const placedAtMs = nowMs - minutesAgo * MINUTE_MS;
  const { problems: _none, totalMinor, ...sale } = saleOf(lines, house);
  const placed: Order = {
    ...NEW_ORDER,
    ...headOf(sale.lines),
    ...sale,
    priceMinor: totalMinor,
    id,
    token,
    fulfilment,
    userId: DEMO_CUSTOMER.uid,
    user: DEMO_CUSTOMER.email,
    createdAtMs: placedAtMs,
    updatedAtMs: placedAtMs,
    answerByMs: answerByOf(house.settings, placedAtMs),
    prepMinutes: house.settings.prepMinutes,
    businessDay: businessDayOf(placedAtMs, house.settings),
  };
  const first: OrderLife = {
    order: placed,
    events: [{ ...placingOf(placed), byRole: DEMO_CUSTOMER.role }],
    actors: [],
  };
  return moves.reduce(({ order, events, actors }, { to, afterMinutes, reason = null }): OrderLife => {
    const atMs = placedAtMs + afterMinutes * MINUTE_MS;
    const mover = targetsOf('change', order.status, 'chef').includes(to) ? DEMO_CHEF : DEMO_ADMIN;
    const isAccepted = isUndecided(order.status) && isBeingMade(to);
    const minutes = isAccepted ? preselectedMinutes(house.settings, order, atMs) : null;
    const promisedAtMs = promiseOf(order, minutes, atMs);
    return {
      order: afterMove(order, to, atMs, { reason, promisedAtMs }),
      events: [...events, { ...NEW_EVENT, from: order.status, to, byRole: mover.role, atMs, reason, promisedAtMs }],
      actors: [...actors, { from: order.status, to, byUid: mover.uid, atMs }],
    };
  }, first);
}

function saleOf(lines: readonly DemoLine[], house: HouseProfile): PricedBasket {
  const asked = lines.map((line) => ({
    ...defaultChoices(house.choices.get(line.foodId) ?? NO_CHOICES),
    quantity: 1,
    note: null,
    ...line,
  }));
  const foods = new Map(foodsOf(house).map((food) => [food.id, food] as const));
  const priced = priceBasket({ lines: asked }, { foods, choices: house.choices, tax: house.settings.tax });
  const [problem] = priced.problems;
  if (problem) throw new Error(`a demo order: expected what the house sells, got ${JSON.stringify(problem)}`);
  return priced;
}
