import type { Food, StockMove } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { markFoodSoldOut } from '../menu/manage-foods.ts';
import { moveStock } from './move-stock.ts';
import { placeOrder } from '../ordering/place-order.ts';
import { ANN, COOK, countingIds, fixedClock } from '../testing/fakes.ts';
import type { PlaceOrderPorts } from '../ordering/place-lines.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

let store: MemoryStore;
let ports: PlaceOrderPorts;

beforeEach(() => {
  store = new MemoryStore();
  store.put('foods/pho', aFood({ quantity: 8 }));
  ports = { unitOfWork: store, orderBook: new MemoryHouse(store), clock: fixedClock, ids: countingIds() };
});

const moves = (): readonly StockMove[] =>
  [...store.documents].filter(([key]) => key.startsWith('stockMoves/')).map(([, { value }]) => value as StockMove);
const portions = (): number | undefined => store.get<Food>('foods/pho')?.quantity;
const move = (request: Parameters<typeof moveStock>[3], key: string | null = null): ReturnType<typeof moveStock> =>
  moveStock(ports, COOK, 'pho', request, key);
const waste = (count: number) => ({ kind: 'waste', portions: count, note: 'dropped' }) as const;

describe('G2: waste, without the day’s report', () => {
  it('takes portions away, with cause, person and note', async () => {
    expect(await move(waste(3))).toMatchObject({ status: 'done', value: { quantity: 5 } });
    expect(moves()).toMatchObject([
      { cause: 'waste', delta: -3, after: 5, byUid: 'cook', byRole: 'chef', note: 'dropped', orderId: null },
    ]);
  });

  it('is never more than there is', async () => {
    expect(await move(waste(9))).toMatchObject({ reason: 'STOCK_OUT_OF_RANGE', details: { quantity: 8 } });
    expect([portions(), moves()]).toEqual([8, []]);
  });

  it('is entered once, though its answer was lost or its key repeated', async () => {
    store.losesAnswer = true;
    const first = await move(waste(3), 'key-1');
    expect(await move(waste(3), 'key-1')).toEqual(first);
    expect(await move(waste(2), 'key-1')).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
    expect([portions(), moves().length]).toEqual([5, 1]);
  });

  it('is of the portions put aside while the food is marked as sold out', async () => {
    await markFoodSoldOut(ports, 'pho', { soldOut: true });
    await move(waste(3));
    await move({ kind: 'restock', portions: 10, note: '' });
    expect(store.get('foods/pho')).toMatchObject({ quantity: 0, putAside: 15 });
  });
});

describe('G4: a count', () => {
  const count = { kind: 'count', counted: 7, seen: 8, note: '' } as const;

  it('of which a portion is sold meanwhile is refused with what there is; counted again, the difference is right', async () => {
    await placeOrder(ports, {
      caller: ANN,
      request: { foodId: 'pho', userId: 'ann', priceMinor: 950 },
      idempotencyKey: null,
    });
    expect(await move(count)).toMatchObject({ reason: 'STOCK_CHANGED', details: { quantity: 7 } });
    expect(portions()).toBe(7);
    await move({ ...count, counted: 6, seen: 7 });
    expect(moves().map(({ cause, delta, after }) => [cause, delta, after])).toEqual([
      ['order', -1, 7],
      ['count', -1, 6],
    ]);
  });

  it('that finds what is there is a move of nothing: somebody counted', async () => {
    await move({ ...count, counted: 8 });
    expect(moves()).toMatchObject([{ cause: 'count', delta: 0, after: 8 }]);
  });
});
