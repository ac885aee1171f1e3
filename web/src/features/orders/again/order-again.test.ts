import { onlyLineOf } from '@foodhouse/domain';
import { aChosenOption, anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { linesAgain } from './order-again.ts';

it('is an order for the basket, as it was chosen', () => {
  const order = anOrder();
  const bacon = aChosenOption({ groupId: 'extras', id: 'bacon', name: 'Bacon', quantity: 2, eachMinor: 150 });
  const large = { id: 'large', name: 'Large', kitchenName: 'L' };
  const line = { ...onlyLineOf(order), size: large, options: [bacon], note: 'no onions', quantity: 3, eachMinor: 1250 };
  const again = linesAgain({
    currency: 'EUR',
    lines: [line, onlyLineOf({ ...order, foodId: 'tea', foodName: 'Tea' })],
  });
  expect(again).toMatchObject([
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

it('has both halves of a line again', () => {
  const half = { foodId: 'funghi', name: 'Funghi', kitchenName: 'FUN' };
  const order = anOrder({ foodName: 'Margherita' });
  expect(linesAgain({ currency: 'EUR', lines: [{ ...onlyLineOf(order), half }, onlyLineOf(order)] })).toMatchObject([
    { foodId: order.foodId, halfFoodId: 'funghi', name: 'Half Margherita, half Funghi' },
    { foodId: order.foodId, name: 'Margherita' },
  ]);
});
