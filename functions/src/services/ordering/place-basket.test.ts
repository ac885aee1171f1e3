import { aFood } from '@foodhouse/domain/testing';
import {
  anonymiseOrder,
  askedLine,
  orderFromDocument,
  orderToDocument,
  toOrderDto,
  toTrackDto,
  type AskedLine,
  type Food,
  type Order,
} from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { changeOrderStatus } from '../board/change-order-status.ts';
import { placeBasket } from './place-basket.ts';
import { placeOrder } from './place-order.ts';
import { ANN, BOSS, countingIds, fixedClock } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

function house(...foods: readonly Food[]): { store: MemoryStore; ports: Parameters<typeof placeBasket>[0] } {
  const store = new MemoryStore();
  for (const food of foods) store.put(`foods/${food.id}`, food);
  return {
    store,
    ports: { unitOfWork: store, orderBook: new MemoryHouse(store), clock: fixedClock, ids: countingIds() },
  };
}

const PHO = aFood({ quantity: 5, priceMinor: 950 });
const TEA = aFood({ id: 'tea', name: 'Tea', quantity: 2, priceMinor: 305 });
const request = {
  lines: [askedLine('pho', 2), askedLine('tea', 1)],
  shownTotalMinor: 2205,
};
const left = (store: MemoryStore): readonly (number | undefined)[] =>
  ['pho', 'tea'].map((id) => store.get<Food>(`foods/${id}`)?.quantity);

const at = (millis: number): { toMillis: () => number } => ({ toMillis: () => millis });

describe('placing a basket', () => {
  it('is one commit: the portions of all foods, and the order with its lines', async () => {
    const { store, ports } = house(PHO, TEA);
    const outcome = await placeBasket(ports, { caller: ANN, request, idempotencyKey: null });
    expect(outcome).toMatchObject({
      status: 'done',
      value: { foodName: '2 × Pho and 1 more', priceMinor: 2205, lines: [{ quantity: 2 }, { name: 'Tea' }] },
    });
    expect([store.commits, ...left(store)]).toEqual([1, 3, 1]);
  });

  it('is refused whole when a food has too little, and at another total', async () => {
    const { store, ports } = house(PHO, aFood({ ...TEA, quantity: 0 }));
    expect(await placeBasket(ports, { caller: ANN, request, idempotencyKey: null })).toMatchObject({
      reason: 'BASKET_CHANGED',
      details: { problems: [{ line: 1, reason: 'OUT_OF_STOCK', foodId: 'tea', left: 0, choiceId: null }] },
    });
    store.put('foods/tea', TEA);
    const cheap = { ...request, shownTotalMinor: 1 };
    expect(await placeBasket(ports, { caller: ANN, request: cheap, idempotencyKey: null })).toMatchObject({
      reason: 'PRICE_CHANGED',
      details: { total: 22.05 },
    });
    expect([store.commits, ...left(store)]).toEqual([0, 5, 2]);
  });

  it.each([
    { house: 'EUR', shown: 'USD', reason: 'PRICE_CHANGED', said: { total: 22.05, currency: 'EUR' } },
    { house: 'USD', shown: 'EUR', reason: 'PRICE_CHANGED', said: { total: 22.05 } },
    // As many minor units, and a hundred times as much.
    { house: 'JPY', shown: 'USD', reason: 'PRICE_CHANGED', said: { total: 2205, currency: 'JPY' } },
    { house: 'EUR', shown: 'EUR', reason: null, said: null },
    { house: 'JPY', shown: 'JPY', reason: null, said: null },
    // A page of an earlier build.
    { house: 'EUR', shown: null, reason: null, said: null },
  ])(
    'at a total that was seen in $shown, where the order is in $house: $reason',
    async ({ house: currency, shown, reason, said }) => {
      const { store, ports } = house({ ...PHO, currency }, { ...TEA, currency });
      const seen = shown === null ? request : { ...request, shownCurrency: shown };
      const outcome = await placeBasket(ports, { caller: ANN, request: seen, idempotencyKey: null });
      expect(outcome).toMatchObject(reason === null ? { value: { currency, priceMinor: 2205 } } : { reason });
      if (outcome.status === 'refused') expect(outcome.details).toEqual(said);
      expect([store.commits, ...left(store)]).toEqual(reason === null ? [1, 3, 1] : [0, 5, 2]);
    },
  );

  it('that a page sent without a currency is the same order when the next build repeats it with one', async () => {
    const { ports } = house(PHO, TEA);
    const first = await placeBasket(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
    const again = { ...request, shownCurrency: 'USD' };
    expect(await placeBasket(ports, { caller: ANN, request: again, idempotencyKey: 'key-1' })).toEqual(first);
  });

  describe('whose allergens were shown', () => {
    const NUTS = aFood({ ...PHO, allergens: ['nuts'] });
    const shown = (shownAllergens?: AskedLine['shownAllergens']): typeof request => ({
      ...request,
      lines: [{ ...askedLine('pho', 2), ...(shownAllergens && { shownAllergens }) }, askedLine('tea', 1)],
    });

    it.each<readonly [declared: Food['allergens'], statement: AskedLine['shownAllergens']]>([
      [['nuts'], { contains: [], undeclared: [] }],
      [['nuts'], { contains: ['nuts', 'fish'], undeclared: [] }],
      [['nuts'], { contains: ['nuts'], undeclared: ['Mild'] }],
      [null, { contains: ['nuts'], undeclared: [] }],
    ])('is refused where %j is declared, and %j was shown', async (allergens, statement) => {
      const { store, ports } = house({ ...NUTS, allergens }, TEA);
      const outcome = await placeBasket(ports, { caller: ANN, request: shown(statement), idempotencyKey: null });
      const problem = { line: 0, reason: 'ALLERGENS_CHANGED', foodId: 'pho', left: 5, choiceId: null };
      expect(outcome).toMatchObject({ reason: 'BASKET_CHANGED', details: { problems: [problem] } });
      expect([store.commits, ...left(store)]).toEqual([0, 5, 2]);
    });

    it('is ordered where the same is declared, or nothing was shown as declared; its order keeps what is declared', async () => {
      const { ports } = house(NUTS, TEA);
      for (const statement of [{ contains: ['nuts'], undeclared: [] } as const, undefined]) {
        const call = { caller: ANN, request: shown(statement), idempotencyKey: null };
        expect(await placeBasket(ports, call)).toMatchObject(
          statement ? { value: { lines: [{ allergens: statement }, {}] } } : { status: 'done' },
        );
      }
    });

    it('is the same order when the next build repeats it with them', async () => {
      const { store, ports } = house(NUTS, TEA);
      const first = await placeBasket(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
      const again = shown({ contains: [], undeclared: [] });
      expect(await placeBasket(ports, { caller: ANN, request: again, idempotencyKey: 'key-1' })).toEqual(first);
      expect(store.commits).toBe(1);
    });
  });

  it('happens once, though its answer was lost or its key repeated', async () => {
    const { store, ports } = house(PHO, TEA);
    store.losesAnswer = true;
    const first = await placeBasket(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
    expect(await placeBasket(ports, { caller: ANN, request, idempotencyKey: 'key-1' })).toEqual(first);
    expect(left(store)).toEqual([3, 1]);
  });

  it('keeps how the house reaches whoever ordered apart from the order, for thirty days', async () => {
    const { store, ports } = house(PHO, TEA);
    const contact = { name: 'Ann', phone: '030 1234' };
    const call = { caller: ANN, idempotencyKey: 'key-1' };
    const placed = await placeBasket(ports, { ...call, request: { ...request, contact } });
    const expiresAtMs = fixedClock.nowMs() + 30 * 86_400_000;
    expect(store.commits).toBe(1);
    if (placed.status !== 'done') throw new Error(placed.reason);
    expect(store.get(`orderContacts/${placed.value.id}`)).toEqual({ ...contact, address: null, expiresAtMs });
    expect(JSON.stringify(store.get(`orders/${placed.value.id}`))).not.toContain('1234');
    expect(placed.value.hasContact).toBe(true);
    // A repeat is told by what is ordered alone: the order keeps no digest of a phone number.
    expect(await placeBasket(ports, { ...call, request })).toEqual(placed);
  });

  it('keeps what is asked of the house for the whole order, which tells requests apart', async () => {
    const { ports } = house(PHO, TEA);
    const call = { caller: ANN, idempotencyKey: 'key-1' };
    const note = 'Ring twice, no cutlery';
    const placed = await placeBasket(ports, { ...call, request: { ...request, note } });
    if (placed.status !== 'done') throw new Error(placed.reason);
    expect(orderFromDocument(placed.value.id, orderToDocument(placed.value, at)).note).toBe(note);
    expect(toOrderDto(placed.value)).toMatchObject({ note });
    expect(JSON.stringify([toTrackDto(placed.value), anonymiseOrder(placed.value)])).not.toContain('Ring');
    expect(await placeBasket(ports, { ...call, request })).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('does not share a key with an order of another kind', async () => {
    const { ports } = house(PHO, TEA);
    await placeBasket(ports, { caller: ANN, request, idempotencyKey: 'key-1' });
    const single = { foodId: 'pho', userId: 'ann', priceMinor: 950 };
    expect(await placeOrder(ports, { caller: ANN, request: single, idempotencyKey: 'key-1' })).toMatchObject({
      reason: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('is given back whole by its rejection, to foods that are marked as sold out too', async () => {
    const { store, ports } = house(PHO, TEA);
    const placed = await placeBasket(ports, { caller: ANN, request, idempotencyKey: null });
    const { id } = (placed as { readonly value: Order }).value;
    store.put('foods/tea', { ...TEA, quantity: 0, putAside: 1 });
    await changeOrderStatus(ports, BOSS, { id, status: 'reject' });
    expect(left(store)).toEqual([5, 0]);
    expect(store.get<Food>('foods/tea')?.putAside).toBe(2);
  });
});
