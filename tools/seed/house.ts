import type { OrderStatus, Role } from '@foodhouse/domain';

export const DEMO_PASSWORD = 'foodhouse';

export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { uid: 'demo-admin', email: 'admin@example.com', displayName: 'Ada Admin', role: 'admin' },
  { uid: 'demo-chef', email: 'chef@example.com', displayName: 'Carlo Chef', role: 'chef' },
  { uid: 'demo-customer', email: 'customer@example.com', displayName: 'Cora Customer', role: 'user' },
];

export const DEMO_CUSTOMER = DEMO_ACCOUNTS[2] as DemoAccount;

/** Orders in every status; `minutesAgo` counts from the seeding. */
export const DEMO_ORDERS: readonly {
  readonly id: string;
  readonly foodId: string;
  readonly token: string;
  readonly status: OrderStatus;
  readonly minutesAgo: number;
}[] = [
  { id: 'demo-order-1', foodId: 'margherita-pizza', token: 'PZ4K7M', status: 'pending', minutesAgo: 4 },
  { id: 'demo-order-2', foodId: 'bubble-tea', token: 'BT8Q2X', status: 'pending', minutesAgo: 2 },
  { id: 'demo-order-3', foodId: 'beef-pho', token: 'PH3N9V', status: 'approved', minutesAgo: 9 },
  { id: 'demo-order-4', foodId: 'fries', token: 'FR5T6W', status: 'approved', minutesAgo: 6 },
  { id: 'demo-order-5', foodId: 'ribeye-steak', token: 'RB2H8C', status: 'reject', minutesAgo: 95 },
  { id: 'demo-order-6', foodId: 'buttermilk-pancakes', token: 'PC7D4J', status: 'delivered', minutesAgo: 180 },
  { id: 'demo-order-7', foodId: 'flat-white', token: 'FW9L3R', status: 'delivered', minutesAgo: 178 },
];

export const DEMO_REVIEWS: readonly {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly description: string;
}[] = [
  {
    id: 'demo-review-1',
    name: 'Hana',
    email: 'hana@example.com',
    description: 'The pho tastes like the one I grew up with. Ready in twelve minutes.',
  },
  {
    id: 'demo-review-2',
    name: 'Tomás',
    email: 'tomas@example.com',
    description: 'Croissants were sold out, the baguette made up for it.',
  },
  {
    id: 'demo-review-3',
    name: 'Ines',
    email: 'ines@example.com',
    description: 'I watched my order move to Accepted while walking over. More places should do this.',
  },
];
