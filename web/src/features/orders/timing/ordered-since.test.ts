import { onlyLineOf } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { expect, it } from 'vitest';
import { isOrderedSince } from './ordered-since.ts';

it('an order of halves is ordered since once both foods are', () => {
  const order = anOrder({ id: 'refused', status: 'reject', updatedAtMs: 10 });
  const half = { foodId: 'funghi', name: 'Funghi', kitchenName: null };
  const refused = { ...order, lines: [{ ...onlyLineOf(order), half }] };
  const later = (id: string, lines = [onlyLineOf(order)]): typeof order =>
    anOrder({ id, status: 'approved', createdAtMs: 20, lines });
  expect(isOrderedSince(refused, [later('whole')])).toBe(false);
  const funghi = [{ ...onlyLineOf(order), foodId: 'funghi' }];
  expect(isOrderedSince(refused, [later('whole'), later('other', funghi)])).toBe(true);
  expect(isOrderedSince(order, [later('both', refused.lines)])).toBe(true);
});
