import type { Fulfilment } from '@foodhouse/domain';
import { DEMO_ORDERS, type DemoOrder } from './demo-orders.ts';

/** The demo's orders with what a guest chooses; those that are not named here stay as they are. */
const LINES: Readonly<Record<string, DemoOrder['lines']>> = {
  'demo-order-1': [
    {
      foodId: 'margherita-pizza',
      sizeId: 'large',
      options: [
        { groupId: 'toppings', id: 'mushrooms', quantity: 1 },
        { groupId: 'toppings', id: 'mozzarella', quantity: 2 },
      ],
      note: 'Well done, please.',
    },
    { foodId: 'garden-salad', quantity: 2 },
    { foodId: 'green-tea' },
  ],
  'demo-order-3': [
    { foodId: 'beef-pho', quantity: 2, note: 'Nut allergy at the table.' },
    { foodId: 'fries', sizeId: 'large', options: [{ groupId: 'sauce', id: 'mayonnaise', quantity: 1 }] },
  ],
  'demo-order-4': [
    { foodId: 'fries', sizeId: 'small' },
    { foodId: 'smash-burger', quantity: 2, options: [{ groupId: 'sauce', id: 'house-sauce', quantity: 1 }] },
    { foodId: 'bubble-tea', sizeId: 'large', options: [{ groupId: 'milk', id: 'oat', quantity: 1 }] },
  ],
};

/** How those are served whose guests do not fetch them. */
const SERVED: Readonly<Record<string, Fulfilment>> = {
  'demo-order-3': { kind: 'table', table: { name: 'Table 2' } },
  'demo-order-4': { kind: 'delivery', area: { id: 'kreuzberg', name: 'Kreuzberg' } },
};

export const CONFIGURED_ORDERS: readonly DemoOrder[] = DEMO_ORDERS.map((order) => ({
  ...order,
  fulfilment: SERVED[order.id] ?? { kind: 'pickup' },
  lines: LINES[order.id] ?? order.lines,
}));
