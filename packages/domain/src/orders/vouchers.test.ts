import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type HouseTax } from '../house/settings.ts';
import { aFood } from '../testing/builders.ts';
import { askedLine, priceBasket, voucherWaitsSaid } from './basket.ts';
import {
  afterDelivery,
  afterUndelivery,
  giveVoucherBack,
  NEW_CUSTOMER,
  openVouchers,
  spendVoucher,
  type Customer,
  type Voucher,
} from './vouchers.ts';

const RULE = { amountMinor: 500, minMinor: 0, currency: 'USD' };
const NINETY_DAYS_MS = 90 * 86_400_000;

function delivered(count: number): Customer {
  let customer = NEW_CUSTOMER;
  for (let order = 1; order <= count; order += 1) customer = afterDelivery(customer, `order-${order}`, RULE, order);
  return customer;
}

describe('vouchers', () => {
  it('come with the fifth order and the tenth, and last for ninety days', () => {
    expect(delivered(4).vouchers).toEqual([]);
    const customer = delivered(10);
    expect(customer.vouchers.map(({ id }) => id)).toEqual(['order-5', 'order-10']);
    expect(openVouchers(customer, NINETY_DAYS_MS + 4)).toHaveLength(2);
    expect(openVouchers(customer, NINETY_DAYS_MS + 5).map(({ id }) => id)).toEqual(['order-10']);
  });

  it('go with the delivery that is taken back, and come again with it', () => {
    const undone = afterUndelivery(delivered(5), 'order-5');
    expect(undone).toEqual(delivered(4));
    expect(afterDelivery(undone, 'order-5', RULE, 5)).toEqual(delivered(5));
  });

  it('come once, though one was spent before its delivery was taken back', () => {
    const customer = delivered(5);
    const spent = spendVoucher(customer, customer.vouchers[0] as Voucher);
    const again = afterDelivery(afterUndelivery(spent, 'order-5'), 'order-5', RULE, 6);
    expect(again).toEqual({ delivered: 5, given: 1, vouchers: [] });
  });

  it('that are given back are in their place again, once', () => {
    const customer = delivered(10);
    const first = customer.vouchers[0] as Voucher;
    const back = giveVoucherBack(spendVoucher(customer, first), first);
    expect(giveVoucherBack(back, first)).toEqual(customer);
  });
});

describe('a basket with a voucher', () => {
  const VOUCHER: Voucher = { id: 'order-5', amountMinor: 500, minMinor: 1000, currency: 'USD', expiresAtMs: 1 };
  const foods = new Map(
    [aFood({ id: 'pho', priceMinor: 950 }), aFood({ id: 'tea', priceMinor: 305, taxId: 'reduced' })].map((food) => [
      food.id,
      food,
    ]),
  );
  const offer = { foods, choices: new Map(), tax: DEFAULT_SETTINGS.tax, vouchers: [VOUCHER] };

  it('costs less by it from the least price on, and never less than nothing', () => {
    const basket = priceBasket({ lines: [askedLine('pho'), askedLine('tea')] }, offer);
    expect(basket).toMatchObject({
      totalMinor: 755,
      discounts: [{ kind: 'voucher', voucher: VOUCHER, amountMinor: 500 }],
    });
    expect(priceBasket({ lines: [askedLine('pho')] }, offer)).toMatchObject({ totalMinor: 950, discounts: [] });
    const large = { ...VOUCHER, amountMinor: 5000, minMinor: 0 };
    const free = priceBasket({ lines: [askedLine('pho')] }, { ...offer, vouchers: [large] });
    expect(free).toMatchObject({ totalMinor: 0, discounts: [{ amountMinor: 950 }] });
  });

  it('says what is missing until one is taken off', () => {
    const said = (foodId: string, vouchers: readonly Voucher[]): string | null =>
      voucherWaitsSaid(priceBasket({ lines: [askedLine(foodId)] }, { ...offer, vouchers }), vouchers);
    expect(said('pho', [VOUCHER])).toBe('Add food for $0.50 more, and your voucher of $5.00 is taken off.');
    const nearer = { ...VOUCHER, id: 'order-10', amountMinor: 200, minMinor: 400 };
    expect(said('tea', [VOUCHER, nearer])).toBe('Add food for $0.95 more, and your voucher of $2.00 is taken off.');
    expect(said('pho', [VOUCHER, nearer])).toBeNull();
    expect(said('pho', [{ ...VOUCHER, currency: 'EUR' }])).toBeNull();
    expect(said('gone', [VOUCHER])).toBeNull();
  });

  it('owes tax on what is left of each line', () => {
    const rates = [
      { id: 'full', name: 'VAT', share: 20_000 },
      { id: 'reduced', name: 'VAT', share: 10_000 },
    ];
    const withTax = (isInclusive: boolean) => {
      const tax: HouseTax = { isInclusive, rates };
      return priceBasket({ lines: [askedLine('pho'), askedLine('tea')] }, { ...offer, tax });
    };
    // 500 of 1255 is shared out as 378 of the pho and 122 of the tea.
    expect(withTax(false)).toMatchObject({
      taxes: [
        { share: 20_000, netMinor: 572, taxMinor: 114 },
        { share: 10_000, netMinor: 183, taxMinor: 18 },
      ],
      totalMinor: 755 + 114 + 18,
    });
    expect(withTax(true)).toMatchObject({
      taxes: [
        { share: 20_000, netMinor: 477, taxMinor: 95 },
        { share: 10_000, netMinor: 166, taxMinor: 17 },
      ],
      totalMinor: 755,
    });
  });
});
