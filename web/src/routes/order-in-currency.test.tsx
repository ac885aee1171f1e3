import {
  askedLine,
  DEFAULT_SETTINGS,
  fromDecimal,
  priceBasket,
  toOrderDto,
  type Area,
  type Order,
} from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { inLocale } from '@foodhouse/domain/testing/in-locale';
import { cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { learnHouseDay } from '../lib/clock.ts';
import { orderLinesCsv } from '../features/orders/list/order-lines-csv.ts';
import { PrintedReceipt } from '../features/orders/timeline/printed-receipt.tsx';

// J4: currencies without decimals and with three, from the basket to the file of an accountant.

const CITY: Area = {
  id: 'city',
  name: 'Old town',
  postcodes: [],
  feeMinor: 333,
  minMinor: 0,
  freeFromMinor: null,
  minutes: 20,
  days: [1],
  from: '00:00',
  to: '00:00',
};

/** Two of a food, one of another, a delivery and a voucher: 2 × 9950 + 305 + 333 − 500 minor units. */
function orderIn(currency: string): Order {
  const foods = [
    aFood({ id: 'pho', name: 'Pho', priceMinor: 9950, currency }),
    aFood({ id: 'tea', name: 'Tea', priceMinor: 305, currency, taxId: 'reduced' }),
  ];
  const rates = [
    { id: 'full', name: 'VAT', share: 10_000 },
    { id: 'reduced', name: 'VAT', share: 8875 },
  ];
  const sale = priceBasket(
    { lines: [askedLine('pho', 2), askedLine('tea')] },
    {
      foods: new Map(foods.map((food) => [food.id, food])),
      choices: new Map(),
      tax: { ...DEFAULT_SETTINGS.tax, isInclusive: true, rates },
      vouchers: [{ id: 'fifth', amountMinor: 500, minMinor: 0, currency, expiresAtMs: 1 }],
      area: CITY,
    },
  );
  return anOrder({
    ...sale,
    id: 'a1',
    currency,
    priceMinor: sale.totalMinor,
    businessDay: '2026-01-02',
    fulfilment: { kind: 'delivery', area: CITY },
  });
}

/** The amounts of a receipt, of which the last is the total. */
function receiptOf(order: Order): readonly string[] {
  const { baseElement } = render(<PrintedReceipt order={order} onPrinted={vi.fn<() => void>()} />);
  const rows = [...baseElement.querySelectorAll('li')].map((row) => row.lastElementChild?.textContent ?? '');
  cleanup();
  return rows.map((text) => text.replaceAll('\u00a0', ' '));
}

beforeEach(() => {
  vi.stubGlobal('print', vi.fn<() => void>());
  learnHouseDay({ version: 1, timeZone: 'Asia/Tokyo', dayStart: '04:00' });
});

describe.each([
  {
    currency: 'JPY',
    decimal: 20_038,
    english: ['¥19,900', '¥305', '−¥500', '¥333', '¥20,038'],
    german: ['19.900 ¥', '305 ¥', '−500 ¥', '333 ¥', '20.038 ¥'],
    inFile: [
      ['9950', '19900', '492', '10%', '1765', '20038', 'JPY'],
      ['305', '305', '8', '8.875%', '24', '', 'JPY'],
      ['333', '333', '0', '10%', '30', '', 'JPY'],
    ],
  },
  {
    currency: 'KWD',
    decimal: 20.038,
    english: ['KWD 19.900', 'KWD 0.305', '−KWD 0.500', 'KWD 0.333', 'KWD 20.038'],
    german: ['19,900 KWD', '0,305 KWD', '−0,500 KWD', '0,333 KWD', '20,038 KWD'],
    inFile: [
      ['9.950', '19.900', '0.492', '10%', '1.765', '20.038', 'KWD'],
      ['0.305', '0.305', '0.008', '8.875%', '0.024', '', 'KWD'],
      ['0.333', '0.333', '0.000', '10%', '0.030', '', 'KWD'],
    ],
  },
])('J4: an order in $currency', ({ currency, decimal, english, german, inFile }) => {
  const order = orderIn(currency);

  it('is a decimal number on the wire, and the same again', () => {
    const { price } = toOrderDto(order);
    expect([price, fromDecimal(price, currency)]).toEqual([decimal, order.priceMinor]);
  });

  it('is a receipt as each language writes it', () => {
    expect(receiptOf(order)).toEqual(english);
    expect(inLocale('de-DE', () => receiptOf(order))).toEqual(german);
  });

  it('is the same file in every language', () => {
    const rows = orderLinesCsv([order]).replaceAll('"', '').split('\r\n').slice(1);
    const amounts = rows.map((row) => row.split(',').slice(9, 16));
    expect(amounts).toEqual(inFile);
    expect(inLocale('de-DE', () => orderLinesCsv([order]))).toBe(orderLinesCsv([order]));
  });
});
