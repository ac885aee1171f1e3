import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/builders.ts';
import type { Order } from './order.ts';
import { busyHours, LATEST_ACCEPTED, medianToAcceptMs, ownFirst, summariseDay } from './overview.ts';

const HOUR_MS = 3_600_000;
const hourOf = (atMs: number): number => Math.floor(atMs / HOUR_MS) % 24;

it('sums up a day; rejected orders earn and sell nothing', () => {
  const orders = [
    anOrder({ foodName: 'Pho', priceMinor: 1000, status: 'pending', createdAtMs: 8 * HOUR_MS }),
    anOrder({ foodName: 'Pho', priceMinor: 1000, status: 'delivered', createdAtMs: 12 * HOUR_MS }),
    anOrder({ foodName: 'Cake', priceMinor: 500, status: 'approved', createdAtMs: 12 * HOUR_MS + 1 }),
    anOrder({ foodName: 'Soup', priceMinor: 700, status: 'reject', createdAtMs: 23 * HOUR_MS }),
  ];
  const day = summariseDay(orders, hourOf);
  expect(day).toMatchObject({
    orders: 4,
    sales: [{ currency: 'USD', revenueMinor: 2500 }],
    byStatus: { pending: 1, approved: 1, reject: 1, delivered: 1 },
    bestSellers: [
      { foodName: 'Pho', count: 2 },
      { foodName: 'Cake', count: 1 },
    ],
  });
  expect(day.byHour).toEqual(Array.from({ length: 24 }, (_, hour) => ({ 8: 1, 12: 2, 23: 1 })[hour] ?? 0));
});

it('sums up what was taken off and the tax of each rate, as the orders that were sold say', () => {
  const voucher = { id: 'fifth', amountMinor: 300, minMinor: 0, currency: 'USD', expiresAtMs: 1 };
  const taxed = (share: number, netMinor: number, taxMinor: number): Pick<Order, 'taxes'> => ({
    taxes: [{ share, netMinor, taxMinor }],
  });
  const orders = [
    anOrder({ ...taxed(7000, 333, 23), discounts: [{ kind: 'voucher', voucher, amountMinor: 300 }] }),
    anOrder({ ...taxed(19_000, 1000, 190), status: 'delivered' }),
    anOrder({ ...taxed(7000, 333, 23), status: 'approved' }),
    anOrder({ ...taxed(7000, 333, 23), status: 'reject' }),
  ];
  expect(summariseDay(orders, () => 0)).toMatchObject({
    sales: [
      {
        amounts: [{ kind: 'discounts', label: 'Vouchers', amountMinor: -300 }],
        taxes: [
          { share: 19_000, netMinor: 1000, taxMinor: 190 },
          { share: 7000, netMinor: 666, taxMinor: 46 },
        ],
      },
    ],
  });
});

it('never adds two currencies: each has its own revenue, vouchers and taxes, the house’s first', () => {
  const voucher = { id: 'fifth', amountMinor: 300, minMinor: 0, currency: 'EUR', expiresAtMs: 1 };
  const taxes = [{ share: 7000, netMinor: 333, taxMinor: 23 }];
  const orders = [
    anOrder({ currency: 'JPY', priceMinor: 356, taxes }),
    anOrder({ currency: 'EUR', priceMinor: 1000, discounts: [{ kind: 'voucher', voucher, amountMinor: 300 }] }),
    anOrder({ currency: 'EUR', priceMinor: 356, taxes }),
    anOrder({ currency: 'USD', priceMinor: 500, status: 'reject' }),
  ];
  const { sales } = summariseDay(orders, () => 0);
  expect(sales).toEqual([
    {
      currency: 'EUR',
      revenueMinor: 1356,
      amounts: [{ kind: 'discounts', label: 'Vouchers', amountMinor: -300 }],
      taxes,
    },
    { currency: 'JPY', revenueMinor: 356, amounts: [], taxes },
  ]);
  const inOrder = (house: string | null): readonly string[] => ownFirst(sales, house).map(({ currency }) => currency);
  expect([inOrder('JPY'), inOrder('USD'), inOrder(null)]).toEqual([
    ['JPY', 'EUR'],
    ['EUR', 'JPY'],
    ['EUR', 'JPY'],
  ]);
});

it('names at most five best sellers, equals by name', () => {
  const orders = ['f', 'e', 'd', 'c', 'b', 'a'].map((foodName) => anOrder({ foodName }));
  expect(summariseDay(orders, () => 0).bestSellers.map(({ foodName }) => foodName)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('is all zero on a day without orders', () => {
  expect(summariseDay([], () => 0)).toMatchObject({ orders: 0, sales: [], bestSellers: [] });
});

describe('the median time until an order is accepted', () => {
  const accepted = (atMs: number, afterMs: number): ReturnType<typeof anOrder> =>
    anOrder({ createdAtMs: atMs - afterMs, acceptedAtMs: atMs });

  it('is that of the latest acceptances', () => {
    const old = Array.from({ length: LATEST_ACCEPTED }, (_, index) => accepted(index, 9000));
    const late = Array.from({ length: LATEST_ACCEPTED }, (_, index) => accepted(1000 + index, index));
    expect(medianToAcceptMs([...old, ...late])).toBe(4);
  });

  it('is the faster one of two, and unknown of none', () => {
    expect(medianToAcceptMs([accepted(10, 7), accepted(20, 3), anOrder()])).toBe(3);
    expect(medianToAcceptMs([anOrder()])).toBeNull();
  });
});

describe('the busy hours of a day', () => {
  const day = (...hours: number[]): number[] => Array.from({ length: 24 }, (_, hour) => (hours.includes(hour) ? 1 : 0));

  it.each([
    [day(11, 14), { first: 10, last: 15 }],
    [day(0, 23), { first: 0, last: 23 }],
    [day(), { first: 0, last: 23 }],
  ])('have an hour of air on each side (%#)', (byHour, expected) => {
    expect(busyHours(byHour)).toEqual(expected);
  });
});
