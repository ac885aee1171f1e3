import type { Food, Order, StockMove } from '@foodhouse/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { history, problemsAfter, type Stage } from './testing/histories.ts';
import { MemoryHouse } from './testing/memory-house.ts';
import { MemoryStore } from './testing/memory-store.ts';

function memoryStage(): Stage {
  const store = new MemoryStore();
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the collection holds
  const all = <T>(collection: string): readonly T[] =>
    [...store.documents].filter(([key]) => key.startsWith(`${collection}/`)).map(([, { value }]) => value as T);
  return {
    store,
    books: new MemoryHouse(store),
    putSettings: async (settings) => {
      store.put('house/settings', settings);
    },
    putFood: async (food) => {
      store.put(`foods/${food.id}`, food);
    },
    foods: async () => all<Food>('foods'),
    moves: async () => all<StockMove>('stockMoves'),
    orders: async () => all<Order>('orders'),
    eventsOf: async (id) => store.events.filter(({ orderId }) => orderId === id),
  };
}

/** `npm run test:long` sets more. */
const RUNS = Number(process.env['HISTORIES'] ?? 2000);

it('conserves stock, price and history in random concurrent histories', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (moments) => {
      expect(await problemsAfter(memoryStage(), moments)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
}, 600_000);
