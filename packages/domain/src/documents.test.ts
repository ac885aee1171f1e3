import { describe, expect, it } from 'vitest';
import { foodFromDocument, orderFromDocument } from './documents.ts';
import { aFood, anOrder } from './testing/builders.ts';

const at = (millis: number): { toMillis: () => number } => ({ toMillis: () => millis });

describe('a document', () => {
  it('becomes a food, its times in milliseconds', () => {
    const { id, createdAtMs, retiredAtMs: _retiredAtMs, ...fields } = aFood();
    const data = { ...fields, mealtimes: ['lunch', 'brunch'], createdAt: at(createdAtMs), retiredAt: null };
    expect(foodFromDocument(id, data)).toEqual(aFood());
    expect(foodFromDocument(id, { ...data, retiredAt: at(5) }).retiredAtMs).toBe(5);
  });

  it('becomes an order, if its status is one', () => {
    const { id, createdAtMs, updatedAtMs, ...fields } = anOrder();
    const data = { ...fields, createdAt: at(createdAtMs), updatedAt: at(updatedAtMs) };
    expect(orderFromDocument(id, data)).toEqual(anOrder());
    const moved = { acceptedAt: at(5), deliveredAt: at(6), returnedAt: at(7), returnReason: 'No basil' };
    expect(orderFromDocument(id, { ...data, ...moved })).toEqual(
      anOrder({ acceptedAtMs: 5, deliveredAtMs: 6, returnedAtMs: 7, returnReason: 'No basil' }),
    );
    expect(() => orderFromDocument(id, { ...data, status: 'eaten' })).toThrow(
      'orders/order-1: status: expected a known status, got eaten',
    );
  });
});
