import {
  askedLine,
  DEFAULT_SETTINGS,
  formatMoney,
  onlyLineOf,
  priceBasket,
  type Area,
  type OrderLine,
} from '@foodhouse/domain';
import { aFood, anOrder } from '@foodhouse/domain/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { learnHouseDay } from '../../../lib/clock.ts';
import { learnHouseFace } from '../../../lib/house-face.ts';
import { PrintedReceipt } from './printed-receipt.tsx';

const print = vi.fn<() => void>();
const VOUCHER = { id: 'fifth', amountMinor: 500, minMinor: 0, currency: 'USD', expiresAtMs: 1 };
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
const FOODS = [
  aFood({ id: 'pho', name: 'Pho', priceMinor: 950, allergens: ['soya'] }),
  aFood({ id: 'tea', name: 'Tea', priceMinor: 305, taxId: 'reduced' }),
];
const RATES = [
  { id: 'full', name: 'VAT', share: 19_000 },
  { id: 'reduced', name: 'VAT', share: 7000 },
];

beforeEach(() => {
  learnHouseFace(null);
  print.mockClear();
  vi.stubGlobal('print', print);
});

it.each([
  ['on top', false],
  ['within the prices', true],
])('A4: a receipt adds up to the cent, with a voucher, a delivery and tax %s', (_where, isInclusive) => {
  const sale = priceBasket(
    { lines: [askedLine('pho', 2), askedLine('tea')] },
    {
      foods: new Map(FOODS.map((food) => [food.id, food])),
      choices: new Map(),
      tax: { ...DEFAULT_SETTINGS.tax, isInclusive, rates: RATES },
      vouchers: [VOUCHER],
      area: CITY,
    },
  );
  const onPrinted = vi.fn<() => void>();
  const order = anOrder({
    ...sale,
    priceMinor: sale.totalMinor,
    businessDay: '2026-01-02',
    fulfilment: { kind: 'delivery', area: CITY },
  });
  const { baseElement } = render(<PrintedReceipt order={order} onPrinted={onPrinted} />);
  const rows = [...baseElement.querySelectorAll('li')].map((row) => row.lastElementChild?.textContent ?? '');
  const amounts = rows.map((text) => Math.round(Number(text.replace('−', '-').replace('$', '')) * 100));
  const total = amounts.pop();
  expect(total).toBe(sale.totalMinor);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  for (const { taxMinor, netMinor } of sale.taxes)
    expect(baseElement.textContent).toContain(
      `tax: ${formatMoney(taxMinor, 'USD')} on ${formatMoney(netMinor, 'USD')}`,
    );
  expect(baseElement.textContent).toContain('2 × PhoContains: soya');
  expect(baseElement.textContent).toContain('Delivery, Old town');
  expect(print).toHaveBeenCalledOnce();
  fireEvent(window, new Event('afterprint'));
  expect(onPrinted).toHaveBeenCalledOnce();
});

it('says that the delivery was free', () => {
  const order = anOrder({ fulfilment: { kind: 'delivery', area: CITY } });
  const { baseElement } = render(<PrintedReceipt order={order} onPrinted={vi.fn<() => void>()} />);
  expect([...baseElement.querySelectorAll('li')].map(({ textContent }) => textContent)).toContain('Delivery$0.00');
});

it('A6: the printed receipt says the allergens of each line, and never none where nobody declared them', () => {
  const line = onlyLineOf(anOrder());
  const lines: OrderLine[] = [
    { ...line, allergens: { contains: ['gluten', 'milk'], undeclared: [] } },
    { ...line, allergens: { contains: ['gluten'], undeclared: ['Mild'] } },
    { ...line, allergens: { contains: [], undeclared: [] } },
    line,
  ];
  const { baseElement } = render(<PrintedReceipt order={anOrder({ lines })} onPrinted={vi.fn<() => void>()} />);
  const said = [...baseElement.querySelectorAll('li small')].map(({ textContent }) => textContent);
  expect(said).toEqual([
    'Contains: gluten, milk',
    'Contains: gluten; please ask about Mild',
    'Contains none of the 14 allergens',
    'Allergens: please ask',
  ]);
});

it('says whose it is and, the second time, that it is a duplicate', () => {
  learnHouseFace({ name: 'Harbour', address: 'Quay 1, 10115 Berlin', phone: '+49 30 1' });
  const order = anOrder({ id: 'printed-twice' });
  const once = render(<PrintedReceipt order={order} onPrinted={vi.fn<() => void>()} />);
  const paper = (): string => document.querySelector('.printed-receipt')?.textContent ?? '';
  expect(paper()).toMatch(/^HarbourQuay 1, 10115 Berlin/);
  once.unmount();
  render(<PrintedReceipt order={order} onPrinted={vi.fn<() => void>()} />);
  expect(paper()).toMatch(/^DUPLICATEHarbour/);
});

it('has the sign that the house has added, before its name, and no initial in its place', () => {
  const sign = `/api/pictures/${'s'.repeat(43)}`;
  const signOf = (about: { readonly sign?: string }): string | null | undefined => {
    learnHouseFace({ name: 'Harbour', address: '', phone: '', ...about });
    const { unmount } = render(<PrintedReceipt order={anOrder({ id: 'signed' })} onPrinted={vi.fn<() => void>()} />);
    const name = screen.getByText('Harbour');
    const shown = name.parentElement?.querySelector('img, [data-house-sign]');
    expect(shown === null || shown?.nextElementSibling === name).toBe(true);
    unmount();
    return shown?.getAttribute('src');
  };
  expect([signOf({ sign }), signOf({})]).toEqual([sign, undefined]);
});

it('says the business day only where it is not the day of its time', () => {
  learnHouseDay({ version: 1, timeZone: 'UTC', dayStart: '04:00' });
  const paperOf = (businessDay: string): string => {
    const order = anOrder({ id: businessDay, createdAtMs: Date.parse('2026-11-27T01:18Z'), businessDay });
    const { unmount } = render(<PrintedReceipt order={order} onPrinted={vi.fn<() => void>()} />);
    const text = document.querySelector('.printed-receipt')?.textContent ?? '';
    unmount();
    return text;
  };
  expect(paperOf('2026-11-27')).toContain('27 Nov 2026, 01:18 · K7M2QX');
  expect(paperOf('2026-11-27')).not.toContain('2026-11-27');
  expect(paperOf('2026-11-26')).toContain('27 Nov 2026, 01:18 · K7M2QX · 2026-11-26');
});

it('names both halves of a line', () => {
  const half = { foodId: 'funghi', name: 'Funghi', kitchenName: 'FUN' };
  const order = anOrder({ lines: [{ ...onlyLineOf(anOrder({ foodName: 'Margherita' })), half, quantity: 2 }] });
  learnHouseFace({ name: 'Harbour', address: '', phone: '' });
  render(<PrintedReceipt order={order} onPrinted={() => undefined} />);
  expect(document.body.textContent).toContain('2 × Half Margherita, half Funghi');
});
