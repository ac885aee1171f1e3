import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toTrackDto, trackAnswer } from './contracts/track.ts';
import { DEFAULT_SETTINGS } from '../house/settings.ts';
import { fromDecimal } from '../money/money.ts';
import { aFood, anOrder } from '../testing/builders.ts';
import { AMOUNTS, type AmountKind } from './amounts.ts';
import { askedLine, priceBasket } from './basket.ts';
import { lineRecordsOf } from './line-records.ts';
import { onlyLineOf } from './lines.ts';
import type { Order } from './order.ts';
import { amountsOf, sumsFromDto, sumsOf } from './sums.ts';

const RATES = [
  { id: 'full', name: 'VAT', share: 19_000 },
  { id: 'reduced', name: 'VAT', share: 7000 },
];

it('what a receipt and a link show adds up to what is charged, whatever is sold', () => {
  const sale = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 10_000_00 }), { minLength: 1, maxLength: 4 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    isInclusive: fc.boolean(),
    isTaxed: fc.boolean(),
    offMinor: fc.integer({ min: 0, max: 5000 }),
    feeMinor: fc.integer({ min: 0, max: 900 }),
  });
  fc.assert(
    fc.property(sale, ({ prices, quantity, isInclusive, isTaxed, offMinor, feeMinor }) => {
      const foods = prices.map((priceMinor, index) =>
        aFood({ id: `food-${index}`, priceMinor, quantity: 99, taxId: index % 2 === 0 ? 'full' : 'reduced' }),
      );
      const area = { id: 'a', name: 'A', postcodes: [], minMinor: 0, freeFromMinor: null, minutes: 20, days: [1] };
      const priced = priceBasket(
        { lines: foods.map(({ id }) => askedLine(id, quantity)) },
        {
          foods: new Map(foods.map((food) => [food.id, food])),
          choices: new Map(),
          tax: { ...DEFAULT_SETTINGS.tax, isInclusive, rates: isTaxed ? RATES : [] },
          vouchers:
            offMinor === 0 ? [] : [{ id: 'v', amountMinor: offMinor, minMinor: 0, currency: 'USD', expiresAtMs: 1 }],
          area: feeMinor === 0 ? null : { ...area, feeMinor, from: '00:00', to: '00:00' },
        },
      );
      const order = anOrder({ ...priced, priceMinor: priced.totalMinor });
      const sums = sumsOf(order);
      const charged = (lines: number, off: number, fee: number, onTop: number): number => lines - off + fee + onTop;
      const linesMinor = order.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
      expect(charged(linesMinor, sums.offMinor, sums.feeMinor, sums.onTopMinor)).toBe(priced.totalMinor);
      const taxMinor = priced.taxes.reduce((sum, tax) => sum + tax.taxMinor, 0);
      expect(sums.onTopMinor).toBe(isInclusive ? 0 : taxMinor);
      const dto = trackAnswer.parse(toTrackDto(order));
      const minor = (amount: number): number => fromDecimal(amount, order.currency);
      const lines = dto.lines.reduce((sum, { total }) => sum + minor(total), 0);
      const { off = 0, fee = 0, taxOnTop = 0 } = dto;
      expect(charged(lines, minor(off), minor(fee), minor(taxOnTop))).toBe(minor(dto.total));
      expect((dto.taxes ?? []).reduce((sum, { tax }) => sum + minor(tax), 0)).toBe(taxMinor);
    }),
  );
});

const VOUCHER = { id: 'fifth', amountMinor: 300, minMinor: 0, currency: 'USD', expiresAtMs: 1 };
/** Of an order whose line is 10.00. */
const ALONE: Readonly<Record<AmountKind, Partial<Order>>> = {
  discounts: { discounts: [{ kind: 'voucher', voucher: VOUCHER, amountMinor: 300 }], priceMinor: 700 },
  fee: { fee: { amountMinor: 250, taxShare: null }, priceMinor: 1250 },
  taxes: { taxes: [{ share: 7000, netMinor: 1000, taxMinor: 70 }], priceMinor: 1070 },
};

it.each(Object.keys(ALONE) as AmountKind[])(
  'an order with no other amount than its %s says so on its receipt and link, and its exported lines come to its total',
  (kind) => {
    const line = { ...onlyLineOf({ ...anOrder(), priceMinor: 1000 }), taxShare: kind === 'taxes' ? 7000 : null };
    const order = anOrder({ lines: [line], ...ALONE[kind] });
    const sums = sumsOf(order);
    const label = AMOUNTS[kind].label();
    expect(amountsOf(sums)).toEqual([{ kind, label, amountMinor: order.priceMinor - 1000 }]);
    expect(sumsFromDto(trackAnswer.parse(toTrackDto(order)), order.currency)).toEqual(sums);
    const inLines = lineRecordsOf([order]).map(
      ({ totalMinor, discountMinor, taxMinor }) => totalMinor - discountMinor + (taxMinor ?? 0),
    );
    expect(inLines.reduce((sum, amountMinor) => sum + amountMinor, 0)).toBe(order.priceMinor);
  },
);
