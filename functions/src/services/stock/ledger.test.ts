import type { Food, StockMove } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { addFood, changeFoodStock, editFood, markFoodSoldOut, restoreFood, retireFood } from '../menu/manage-foods.ts';
import { placeBasket } from '../ordering/place-basket.ts';
import { ANN, BOSS, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { problemsOfLedger } from '../testing/ledger.ts';
import type { PlaceOrderPorts } from '../ordering/place-lines.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

const TACO = { name: 'Taco', supplier: 'Ana', price: 900, quantity: 3, description: '', img: '/a', mealtimes: [] };
const PLAIN = { sizeId: null, options: [], note: null };

let store: MemoryStore;
let ports: PlaceOrderPorts;

beforeEach(() => {
  store = new MemoryStore();
  store.put('foods/pho', aFood({ ledgerFromMs: null, quantity: 5 }));
  store.put('foods/tea', aFood({ id: 'tea', ledgerFromMs: null, quantity: 9, priceMinor: 300 }));
  ports = { unitOfWork: store, orderBook: new MemoryHouse(store), clock: fixedClock, ids: countingIds() };
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the collection holds
function all<T>(collection: string): readonly T[] {
  return [...store.documents].filter(([key]) => key.startsWith(`${collection}/`)).map(([, { value }]) => value as T);
}

const moves = (foodId: string): readonly StockMove[] =>
  all<StockMove>('stockMoves').filter((move) => move.foodId === foodId);
const problems = (): readonly string[] => problemsOfLedger(all<Food>('foods'), all<StockMove>('stockMoves'));
const order = async (
  lines: readonly { foodId: string; quantity: number }[],
  total: number,
  key: string | null = null,
) =>
  placeBasket(ports, {
    caller: ANN,
    request: { lines: lines.map((line) => ({ ...PLAIN, ...line })), shownTotalMinor: total },
    idempotencyKey: key,
  });

describe('the ledger of a food', () => {
  it('begins with the portions that it has, in the commit of the first change', async () => {
    await changeFoodStock(ports, BOSS, { id: 'pho', change: 3 }, null);
    expect(store.commits).toBe(1);
    const common = { foodId: 'pho', orderId: null, token: null, byUid: 'boss', byRole: 'admin', note: '' };
    const when = { atMs: NOW_MS, businessDay: '2026-06-01' };
    expect(moves('pho')).toEqual([
      { ...common, ...when, cause: 'opening', delta: 5, after: 5 },
      { ...common, ...when, cause: 'edit', delta: 3, after: 8 },
    ]);
    expect(store.get<Food>('foods/pho')?.ledgerFromMs).toBe(NOW_MS);
    await changeFoodStock(ports, BOSS, { id: 'pho', change: -1 }, null);
    expect(moves('pho').map(({ cause, after }) => [cause, after])).toEqual([
      ['opening', 5],
      ['edit', 8],
      ['edit', 7],
    ]);
    expect(problems()).toEqual([]);
  });

  it('has one move for each food of an order, over all its lines, and one when it is given back', async () => {
    const lines = [
      { foodId: 'pho', quantity: 2 },
      { foodId: 'tea', quantity: 1 },
      { foodId: 'pho', quantity: 1 },
    ];
    const placed = await order(lines, 3150);
    const { id, token } = placed.status === 'done' ? placed.value : { id: '', token: '' };
    expect(moves('pho').slice(1)).toMatchObject([
      { cause: 'order', delta: -3, after: 2, orderId: id, token, byUid: null, byRole: 'user' },
    ]);
    expect(moves('tea').slice(1)).toMatchObject([{ cause: 'order', delta: -1, after: 8 }]);
    await changeOrderStatus(ports, BOSS, { id, status: 'reject' });
    expect(moves('pho').slice(2)).toMatchObject([
      { cause: 'release', delta: 3, after: 5, orderId: id, token, byUid: 'boss', byRole: 'admin' },
    ]);
    expect(problems()).toEqual([]);
  });

  it('has each change once, though its answer was lost or its key repeated', async () => {
    for (const send of [
      () => order([{ foodId: 'pho', quantity: 1 }], 950, 'key-1'),
      () => changeFoodStock(ports, BOSS, { id: 'pho', change: 3 }, 'key-2'),
      () => editFood(ports, BOSS, 'pho', { quantity: 4 }),
      () => addFood(ports, BOSS, TACO, 'key-3'),
    ]) {
      store.losesAnswer = true;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await send();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await send();
    }
    expect(moves('pho').map(({ cause, delta }) => [cause, delta])).toEqual([
      ['opening', 5],
      ['order', -1],
      ['edit', 3],
      ['edit', -3],
    ]);
    expect(problems()).toEqual([]);
  });

  it('counts what is put aside: to be sold out and on sale again, removed and restored, is no move', async () => {
    await markFoodSoldOut(ports, 'pho', { soldOut: true });
    await markFoodSoldOut(ports, 'pho', { soldOut: false });
    await retireFood(ports, 'pho');
    await restoreFood(ports, 'pho');
    await editFood(ports, BOSS, 'pho', { name: 'Pho bo' });
    expect(moves('pho')).toEqual([]);
    await markFoodSoldOut(ports, 'pho', { soldOut: true });
    await editFood(ports, BOSS, 'pho', { quantity: 2 });
    expect(moves('pho').map(({ cause, delta }) => [cause, delta])).toEqual([
      ['opening', 5],
      ['edit', -3],
    ]);
    expect(problems()).toEqual([]);
  });

  it('begins with the food that is added', async () => {
    const added = await addFood(ports, BOSS, { ...TACO, quantity: 0 }, null);
    const id = added.status === 'done' ? added.value.id : '';
    expect(moves(id)).toMatchObject([{ cause: 'opening', delta: 0, after: 0, byUid: 'boss' }]);
    expect(problems()).toEqual([]);
  });
});
