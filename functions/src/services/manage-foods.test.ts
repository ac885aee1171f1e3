import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { describe, expect, it } from 'vitest';
import { addFood, editFood, retireFood } from './manage-foods.ts';
import { countingIds, fixedClock, NOW_MS } from './testing/fakes.ts';
import { MemoryStore } from './testing/memory-store.ts';

function house(food: Partial<Food> = {}): { store: MemoryStore; ports: Parameters<typeof addFood>[0] } {
  const store = new MemoryStore();
  store.put('foods/pho', aFood(food));
  store.put('counters/foods', 1);
  return { store, ports: { unitOfWork: store, clock: fixedClock, ids: countingIds() } };
}

describe('the menu', () => {
  it('takes a new food and counts it', async () => {
    const { store, ports } = house();
    const { id: _id, priceMinor: _price, createdAtMs: _at, retiredAtMs: _retired, ...fields } = aFood();
    const outcome = await addFood(ports, { ...fields, mealtimes: ['lunch'], price: 950 });
    const food = aFood({ id: 'order-1', createdAtMs: NOW_MS });
    expect(outcome).toEqual({ status: 'done', value: food });
    expect(store.get('foods/order-1')).toEqual(food);
    expect(store.get('counters/foods')).toBe(2);
  });

  it('changes only the fields that are given', async () => {
    const { store, ports } = house({ quantity: 3 });
    await editFood(ports, 'pho', { name: 'Pho bo', price: 1000 });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 3, name: 'Pho bo', priceMinor: 1000 }));
  });

  it('takes nought for an answer: no portions are left, and no text is a description', async () => {
    const { store, ports } = house({ quantity: 3 });
    await editFood(ports, 'pho', { quantity: 0, description: '' });
    expect(store.get('foods/pho')).toEqual(aFood({ quantity: 0, description: '' }));
  });

  it('retires a food once, and knows neither it nor an unknown one any more', async () => {
    const { store, ports } = house();
    expect(await retireFood(ports, 'pho')).toMatchObject({ value: { deletedCount: 1 } });
    expect(store.get<Food>('foods/pho')?.retiredAtMs).toBe(NOW_MS);
    expect(store.get('counters/foods')).toBe(0);
    expect(await retireFood(ports, 'pho')).toMatchObject({ value: { deletedCount: 0 } });
    expect(await retireFood(ports, 'nothing')).toMatchObject({ value: { deletedCount: 0 } });
    expect(store.get('counters/foods')).toBe(0);
    expect(await editFood(ports, 'pho', { quantity: 9 })).toMatchObject({ reason: 'FOOD_NOT_FOUND' });
    expect(store.get<Food>('foods/pho')?.quantity).toBe(5);
  });
});
