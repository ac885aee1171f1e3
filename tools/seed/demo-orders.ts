import {
  DEFAULT_SETTINGS,
  afterMove,
  businessDayOf,
  onlyLineOf,
  type HouseSettings,
  type Order,
  type OrderActor,
  type OrderEvent,
  type OrderStatus,
} from '@foodhouse/domain';
import { DEMO_ADMIN, DEMO_CHEF, DEMO_CUSTOMER } from '@foodhouse/domain/demo';
import { DEMO_FOODS, pictureAddress } from './foods.ts';

const MINUTE_MS = 60_000;

/** An event of a demo order, a number of minutes after the order was placed. */
interface DemoMove {
  readonly to: OrderStatus;
  readonly afterMinutes: number;
  readonly reason?: string;
}

interface DemoOrder {
  readonly id: string;
  readonly foodId: string;
  readonly token: string;
  /** Time between the order and the seeding. */
  readonly minutesAgo: number;
  readonly moves: readonly DemoMove[];
}

/** Orders in every status; two accepted ones are in the kitchen, one of them late. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  { id: 'demo-order-1', foodId: 'margherita-pizza', token: 'PZ4K7M', minutesAgo: 4, moves: [] },
  { id: 'demo-order-2', foodId: 'bubble-tea', token: 'BT8Q2X', minutesAgo: 2, moves: [] },
  {
    id: 'demo-order-3',
    foodId: 'beef-pho',
    token: 'PH3N9V',
    minutesAgo: 9,
    moves: [{ to: 'approved', afterMinutes: 0.5 }],
  },
  {
    id: 'demo-order-4',
    foodId: 'fries',
    token: 'FR5T6W',
    minutesAgo: 6,
    moves: [{ to: 'approved', afterMinutes: 0.5 }],
  },
  {
    id: 'demo-order-5',
    foodId: 'ribeye-steak',
    token: 'RB2H8C',
    minutesAgo: 95,
    moves: [{ to: 'reject', afterMinutes: 2, reason: 'The grill is out of order.' }],
  },
  {
    id: 'demo-order-6',
    foodId: 'buttermilk-pancakes',
    token: 'PC7D4J',
    minutesAgo: 180,
    moves: [
      { to: 'approved', afterMinutes: 1 },
      { to: 'delivered', afterMinutes: 14 },
    ],
  },
  {
    id: 'demo-order-7',
    foodId: 'flat-white',
    token: 'FW9L3R',
    minutesAgo: 178,
    moves: [
      { to: 'approved', afterMinutes: 1 },
      { to: 'delivered', afterMinutes: 5 },
    ],
  },
];

/** A demo order after its last event. */
export interface OrderLife {
  readonly order: Order;
  /** Oldest first; the first is the order itself. */
  readonly events: readonly OrderEvent[];
  /** The actors of every event but the first, in the same order. */
  readonly actors: readonly OrderActor[];
}

/** Runs a demo order's events: placed by the demo customer, decided by the demo admin, delivered by the demo chef. */
export function lifeOf(
  { id, foodId, token, minutesAgo, moves }: DemoOrder,
  nowMs: number,
  house: HouseSettings = DEFAULT_SETTINGS,
): OrderLife {
  const food = DEMO_FOODS.find((candidate) => candidate.id === foodId);
  if (!food) throw new Error(`${id}: expected a demo food, got ${foodId}`);
  const placedAtMs = nowMs - minutesAgo * MINUTE_MS;
  const head = { foodId, image: pictureAddress(food), foodName: food.name, priceMinor: food.priceMinor };
  const placed: Order = {
    ...head,
    currency: house.currency,
    id,
    lines: [onlyLineOf(head)],
    token,
    status: 'pending',
    userId: DEMO_CUSTOMER.uid,
    user: DEMO_CUSTOMER.email,
    createdAtMs: placedAtMs,
    updatedAtMs: placedAtMs,
    acceptedAtMs: null,
    deliveredAtMs: null,
    returnedAtMs: null,
    returnReason: null,
    rejectReason: null,
    businessDay: businessDayOf(placedAtMs, house),
    request: null,
    discounts: [],
    hasContact: false,
    taxes: [],
  };
  const first: OrderLife = {
    order: placed,
    events: [{ from: null, to: 'pending', byRole: DEMO_CUSTOMER.role, atMs: placedAtMs, reason: null }],
    actors: [],
  };
  return moves.reduce(({ order, events, actors }, { to, afterMinutes, reason = null }): OrderLife => {
    const atMs = placedAtMs + afterMinutes * MINUTE_MS;
    const mover = to === 'delivered' ? DEMO_CHEF : DEMO_ADMIN;
    return {
      order: afterMove(order, to, atMs, reason),
      events: [...events, { from: order.status, to, byRole: mover.role, atMs, reason }],
      actors: [...actors, { to, byUid: mover.uid, atMs }],
    };
  }, first);
}
