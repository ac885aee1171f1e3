import { onlyLineOf } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { currentBasket } from '../basket/basket-store.ts';
import { orderAgain } from './order-again.ts';

it('puts an order into the basket as it was chosen', () => {
  const order = anOrder();
  const bacon = { groupId: 'extras', id: 'bacon', name: 'Bacon', kitchenName: null, quantity: 2, eachMinor: 150 };
  const large = { id: 'large', name: 'Large', kitchenName: 'L' };
  const line = { ...onlyLineOf(order), size: large, options: [bacon], note: 'no onions', quantity: 3, eachMinor: 1250 };
  orderAgain({ currency: 'EUR', lines: [line, onlyLineOf({ ...order, foodId: 'tea', foodName: 'Tea' })] });
  expect(currentBasket().lines).toMatchObject([
    {
      foodId: order.foodId,
      sizeId: 'large',
      options: [{ groupId: 'extras', id: 'bacon', quantity: 2 }],
      chosen: 'Large, 2 × Bacon',
      note: 'no onions',
      quantity: 3,
      eachMinor: 1250,
      currency: 'EUR',
    },
    { foodId: 'tea', sizeId: null, options: [], chosen: '', note: null, quantity: 1 },
  ]);
});
