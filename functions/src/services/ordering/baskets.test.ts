import {
  NEW_OPTION,
  DEFAULT_SETTINGS,
  lineRecordsOf,
  orderFromDocument,
  orderToDocument,
  parsePlaceBasketRequest,
  toOrderDto,
  toQuoteDto,
  type AskedLine,
  type ChoiceGroup,
  type Food,
  type FoodChoices,
  type HouseSettings,
} from '@foodhouse/domain';
import { aFood, aGroup, aSize } from '@foodhouse/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBasket } from './place-basket.ts';
import { quoteBasket } from './quote-basket.ts';
import { ANN, countingIds, fixedClock, NOW_MS } from '../testing/fakes.ts';
import { MemoryHouse } from '../testing/memory-house.ts';
import { MemoryStore } from '../testing/memory-store.ts';

// What a guest may ask for, and what it costs wherever it is said.

const FOODS = ['pho', 'tea', 'pizza', 'calzone'] as const;

function anOption(id: string, eachMinor: number, max: number): ChoiceGroup['options'][number] {
  return { ...NEW_OPTION, id, name: id, eachMinor, max };
}

const TOPPINGS = aGroup({
  id: 'toppings',
  name: 'Toppings',
  required: true,
  min: 1,
  max: 3,
  options: [anOption('corn', 35, 2), anOption('ham', 120, 1), anOption('crust', -50, 1)],
});
const CHOICES: FoodChoices = {
  sizes: [aSize({ id: 's', name: 'Small', extraMinor: -150 }), aSize({ id: 'l', name: 'Large', extraMinor: 205 })],
  groups: [TOPPINGS],
};

interface House {
  readonly store: MemoryStore;
  readonly quote: (lines: readonly AskedLine[]) => ReturnType<typeof quoteBasket>;
  readonly place: (lines: readonly AskedLine[], shownTotalMinor: number) => ReturnType<typeof placeBasket>;
}

function house(prices: readonly number[], settings: Partial<HouseSettings>): House {
  const store = new MemoryStore();
  for (const [index, id] of FOODS.entries()) {
    const hasSizes = id === 'pizza' || id === 'calzone';
    const leastExtraMinor = hasSizes ? -165 : null;
    const taxId = id === 'tea' || id === 'calzone' ? 'reduced' : null;
    const categoryId = hasSizes ? 'pizzas' : null;
    const priceMinor = prices[index] ?? 100;
    store.put(`foods/${id}`, aFood({ id, name: id, priceMinor, quantity: 5000, leastExtraMinor, taxId, categoryId }));
  }
  store.put('choices/pizza', CHOICES);
  store.put('choices/calzone', { sizes: [aSize({ id: 'l', name: 'Large', extraMinor: 20 })], groups: [] });
  store.put('house/settings', { ...DEFAULT_SETTINGS, version: 1, ...settings });
  const ids = countingIds();
  return {
    store,
    quote: (lines) =>
      quoteBasket(
        {
          catalogue: {
            food: async (id) => store.get<Food>(`foods/${id}`),
            menu: () => Promise.reject(new Error()),
          },
          choiceBook: { choicesOf: async (id) => store.get(`choices/${id}`) },
          clock: fixedClock,
          customerBook: { customer: () => Promise.reject(new Error()) },
          houseBook: { settings: async () => store.get('house/settings') as HouseSettings, know: () => undefined },
          tableBook: { tablesLately: async () => [] },
        },
        null,
        { lines },
      ),
    place: (lines, shownTotalMinor) =>
      placeBasket(
        { unitOfWork: store, orderBook: new MemoryHouse(store), clock: { nowMs: () => NOW_MS }, ids },
        { caller: { ...ANN, uid: ids.newId() }, request: { lines, shownTotalMinor }, idempotencyKey: null },
      ),
  };
}

const NO_TAX = { tax: { isInclusive: true, rates: [] } };
const topping = (id: string, quantity: number): AskedLine['options'][number] => ({ groupId: 'toppings', id, quantity });
const PIZZA: AskedLine = { foodId: 'pizza', quantity: 1, sizeId: 's', options: [topping('corn', 1)], note: null };

describe('A3: a basket that cannot be', () => {
  it.each<readonly [what: string, line: Partial<AskedLine>, reason: string]>([
    ['three of at most two', { options: [topping('corn', 3)] }, 'TOO_MANY'],
    ['none of what is required', { options: [] }, 'TOO_FEW'],
    ['another food’s option', { foodId: 'pho', sizeId: null }, 'OPTION_NOT_FOUND'],
    ['a removed option', { options: [topping('ham', 1), topping('gone', 1)] }, 'OPTION_NOT_FOUND'],
    ['a removed size', { sizeId: 'xl' }, 'SIZE_NOT_FOUND'],
  ])('with %s is refused with its line and the reason, and nothing is written', async (_what, line, reason) => {
    const { store, place } = house([950, 300, 700], NO_TAX);
    expect(await place([PIZZA, { ...PIZZA, ...line }], 1)).toMatchObject({
      status: 'refused',
      reason: 'BASKET_CHANGED',
      details: { problems: [{ line: 1, reason }] },
    });
    expect(store.commits).toBe(0);
  });

  it.each<readonly [what: string, lines: readonly unknown[], field: string]>([
    ['no portion', [{ ...PIZZA, quantity: 0 }], 'lines.0.quantity'],
    ['less than none', [PIZZA, { ...PIZZA, quantity: -1 }], 'lines.1.quantity'],
    ['one and a half', [{ ...PIZZA, quantity: 1.5 }], 'lines.0.quantity'],
    ['501 portions', [{ ...PIZZA, quantity: 501 }], 'lines.0.quantity'],
    ['31 lines', Array.from({ length: 31 }, () => PIZZA), 'lines'],
  ])('of %s is refused at its field', (_what, lines, field) => {
    const parsed = parsePlaceBasketRequest({ lines, shownTotal: 1 });
    expect(parsed.ok ? [] : Object.keys(parsed.fields)).toEqual([field]);
  });
});

describe('A4: 2,000 random baskets', () => {
  it('cost the same to the cent in quote and order, on the wire, in the CSV and in the document that every page reads, without payment', async () => {
    const pizza = fc
      .tuple(fc.constantFrom('s', 'l', 'half'), fc.nat(2), fc.nat(1), fc.nat(1))
      .filter(([, corn, ham, crust]) => corn + ham + crust > 0 && corn + ham + crust <= TOPPINGS.max)
      .map(([sizeId, corn, ham, crust]) => ({
        foodId: 'pizza',
        sizeId: sizeId === 'half' ? 'l' : sizeId,
        ...(sizeId === 'half' && { halfFoodId: 'calzone' }),
        options: [topping('corn', corn), topping('ham', ham), topping('crust', crust)].filter(
          ({ quantity }) => quantity > 0,
        ),
      }));
    const plain = fc.constantFrom('pho', 'tea').map((foodId) => ({ foodId, sizeId: null, options: [] }));
    const line = fc
      .tuple(fc.oneof(pizza, plain), fc.integer({ min: 1, max: 16 }), fc.option(fc.constantFrom('Hot', 'No onions')))
      .map(([chosen, quantity, note]): AskedLine => ({ ...chosen, quantity, note }));
    const rates = fc
      .array(fc.constantFrom(0, 7000, 8875, 19_000), { maxLength: 2 })
      .map((shares) => shares.map((share, index) => ({ id: ['full', 'reduced'][index] ?? '', name: 'Tax', share })));
    const price = fc.oneof(fc.integer({ min: 1, max: 99_99 }), fc.integer({ min: 1, max: 200 }));
    const prices = fc.array(price, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        prices,
        fc.record({ isInclusive: fc.boolean(), rates }),
        async (lines, ofFoods, tax) => {
          const { quote, place } = house(ofFoods, { tax, maxPortions: 500, halfCategories: ['pizzas'] });
          const priced = await quote(lines);
          const placed = await place(lines, priced.totalMinor);
          if (placed.status !== 'done') throw new Error(JSON.stringify(placed));
          const order = placed.value;
          const at = (millis: number): { toMillis: () => number } => ({ toMillis: () => millis });
          const read = orderFromDocument(order.id, orderToDocument(order, at));
          expect(read).toEqual(order);
          expect(read.lines).toEqual(priced.lines);
          expect(read.taxes).toEqual(priced.taxes);
          const onTop = tax.isInclusive ? 0 : read.taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
          const ofLines = read.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
          expect([order.priceMinor, read.priceMinor, ofLines + onTop]).toEqual(Array(3).fill(priced.totalMinor));
          const records = lineRecordsOf([read]);
          const inCsv = records.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
          expect([records[0]?.orderTotalMinor, inCsv + onTop]).toEqual([priced.totalMinor, priced.totalMinor]);
          const dto = toQuoteDto(priced);
          expect(toOrderDto(read).price).toBe(dto.total);
          const halves = lines.filter(({ halfFoodId }) => halfFoodId !== undefined).length;
          for (const names of [records.map(({ food }) => food), dto.lines.map(({ name }) => name)])
            expect(names.filter((name) => name === 'Half pizza, half calzone')).toHaveLength(halves);
        },
      ),
      { numRuns: 2000, seed: 17 },
    );
  });
});
