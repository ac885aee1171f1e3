import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWith } from '../contracts/parse.ts';
import { lineRecordsOf } from '../orders/line-records.ts';
import { PLAIN_LINE } from '../orders/lines.ts';
import type { Order } from '../orders/order.ts';
import { aChosenOption, anOrder } from '../testing/builders.ts';
import { takeDaysSchema, takenOrdersAnswer } from './contracts/taken.ts';
import { lineRecordsOfTaken, takenOrderOf, toTakenOrderDto, type TakenOrderDto } from './taken-order.ts';

const WORDS = fc.constantFrom('Pho', '=SUM(A1)', 'a;"b"\nc', 'שלום', '🍜', "'-1");
const minor = fc.integer({ min: 0, max: 9_999_999 });

const ORDERS: fc.Arbitrary<Order> = fc
  .record({
    currency: fc.constantFrom('USD', 'JPY', 'KWD'),
    names: fc.array(WORDS, { minLength: 1, maxLength: 4 }),
    minors: fc.array(minor, { minLength: 4, maxLength: 4 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    taxShare: fc.constantFrom(null, 19_000, 8875),
    fee: fc.boolean(),
    atMs: fc.option(fc.integer({ min: 0, max: 2_000_000_000_000 })),
    isOld: fc.boolean(),
  })
  .map(({ currency, names, minors, quantity, taxShare, fee, atMs, isOld }) =>
    anOrder({
      currency,
      businessDay: isOld ? null : '2026-11-26',
      lines: names.map((name, at) => ({
        ...PLAIN_LINE,
        foodId: `food-${at}`,
        image: '/pho.webp',
        name,
        note: 'for Ann Lee',
        options: at === 1 ? [aChosenOption({ name: 'Bacon', quantity: 2 })] : [],
        quantity,
        taxShare,
        eachMinor: minors[at] ?? 0,
        totalMinor: (minors[at] ?? 0) * quantity,
      })),
      taxes: taxShare === null ? [] : [{ share: taxShare, netMinor: 1000, taxMinor: 190 }],
      fee: fee ? { amountMinor: 250, taxShare } : null,
      priceMinor: minors[0] ?? 0,
      user: 'ann@example.com',
      note: 'ring at Lee',
      wantedAtMs: atMs,
      firstPromisedAtMs: atMs,
      promisedAtMs: atMs === null ? null : atMs + 60_000,
      deliveredAtMs: atMs,
      fulfilment: isOld ? null : { kind: 'table', table: { name: 'Table 7' } },
    }),
  );

const sent = (order: Order): TakenOrderDto =>
  JSON.parse(JSON.stringify(toTakenOrderDto(takenOrderOf(order)))) as TakenOrderDto;

describe('an order that is taken along', () => {
  it('has the lines of the order, whatever was sold', () => {
    fc.assert(
      fc.property(fc.array(ORDERS, { maxLength: 3 }), (orders) => {
        const dtos = orders.map(sent);
        expect(parseWith(takenOrdersAnswer, { items: dtos, next: null }).ok).toBe(true);
        expect(lineRecordsOfTaken(dtos)).toEqual(lineRecordsOf(orders));
      }),
    );
  });

  it('says what each line is of, and nothing of whoever ordered', () => {
    const dto = sent(
      anOrder({
        userId: 'ann',
        user: 'ann@example.com',
        note: 'ring at Lee',
        trackDigest: 'digest',
        request: 'request',
        fee: { amountMinor: 250, taxShare: null },
      }),
    );
    expect(dto.lines.map(({ foodId, food }) => [foodId, food])).toEqual([
      ['pho', 'Pho'],
      [undefined, 'Delivery'],
    ]);
    expect(dto.customerId).toBe('ann');
    expect(JSON.stringify(dto)).not.toMatch(/ann@|Lee|digest|request/);
  });
});

const PLACES = ['', 'order-1', '~a', '1~', '-1~a', '1~a/b', '1~..', '999999999999999~a', `1~${'x'.repeat(2000)}`];
const REFUSED: readonly (readonly [asked: object, fields: object])[] = [
  [{ from: '2026-01-02', to: '2026-01-01' }, { to: 'expected a day that is not before the first' }],
  [{ from: '2026-02-30' }, { from: 'expected a date such as 2026-12-24, got "2026-02-30"' }],
  [{ from: '0000-01-01' }, { from: 'expected a day from 2000 to 2199' }],
  [{ to: '9999-12-31' }, { to: 'expected a day from 2000 to 2199' }],
  [{ limit: '501' }, { limit: 'expected a number from 1 to 500' }],
  [{ limit: '0' }, { limit: 'expected a number from 1 to 500' }],
  ...PLACES.map((after) => [{ after }, { after: 'expected the `next` of the page before' }] as const),
];

describe('the days that are taken', () => {
  it.each([
    [{}, { limit: 500, after: null }],
    [
      { from: '2026-01-01', to: '2026-01-01' },
      { limit: 500, after: null, from: '2026-01-01', to: '2026-01-01' },
    ],
    [
      { limit: '7', after: '17~a~b' },
      { limit: 7, after: { atMs: 17, id: 'a~b' } },
    ],
  ] as const)('are %j', (asked, value) => {
    expect(parseWith(takeDaysSchema, asked)).toEqual({ ok: true, value });
  });

  it.each(REFUSED)('are not %j', (asked, fields) => {
    expect(parseWith(takeDaysSchema, asked)).toEqual({ ok: false, fields });
  });
});
