import type { AskedLine, Fulfilment, OrderStatus } from '@foodhouse/domain';

/** An event of a demo order, a number of minutes after the order was placed. */
interface DemoMove {
  readonly to: OrderStatus;
  readonly afterMinutes: number;
  readonly reason?: string;
}

/** One portion with what is served when nobody chooses, where nothing else is said. */
export type DemoLine = Pick<AskedLine, 'foodId'> & Partial<AskedLine>;

export interface DemoOrder {
  readonly id: string;
  readonly lines: readonly DemoLine[];
  readonly token: string;
  /** Time between the order and the seeding. */
  readonly minutesAgo: number;
  readonly moves: readonly DemoMove[];
  /** Left out in a house that offers no choice. */
  readonly fulfilment?: Fulfilment | null;
}

/** Orders in every status; two accepted ones are in the kitchen, one of them late. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  { id: 'demo-order-1', lines: [{ foodId: 'margherita-pizza' }], token: 'PZ4K7M', minutesAgo: 4, moves: [] },
  { id: 'demo-order-2', lines: [{ foodId: 'bubble-tea' }], token: 'BT8Q2X', minutesAgo: 2, moves: [] },
  {
    id: 'demo-order-3',
    lines: [{ foodId: 'beef-pho' }],
    token: 'PH3N9V',
    minutesAgo: 9,
    moves: [{ to: 'approved', afterMinutes: 0.5 }],
  },
  {
    id: 'demo-order-4',
    lines: [{ foodId: 'fries' }],
    token: 'FR5T6W',
    minutesAgo: 6,
    moves: [{ to: 'approved', afterMinutes: 0.5 }],
  },
  {
    id: 'demo-order-5',
    lines: [{ foodId: 'ribeye-steak' }],
    token: 'RB2H8C',
    minutesAgo: 95,
    moves: [{ to: 'reject', afterMinutes: 2, reason: 'The grill is out of order.' }],
  },
  {
    id: 'demo-order-6',
    lines: [{ foodId: 'buttermilk-pancakes' }],
    token: 'PC7D4J',
    minutesAgo: 180,
    moves: [
      { to: 'approved', afterMinutes: 1 },
      { to: 'delivered', afterMinutes: 14 },
    ],
  },
  {
    id: 'demo-order-7',
    lines: [{ foodId: 'flat-white' }],
    token: 'FW9L3R',
    minutesAgo: 178,
    moves: [
      { to: 'approved', afterMinutes: 1 },
      { to: 'delivered', afterMinutes: 5 },
    ],
  },
];
