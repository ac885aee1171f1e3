import type { Fee } from '../house/areas.ts';
import type { Minor } from '../money/money.ts';
import type { TaxShare, TaxSum } from '../money/tax.ts';
import { asStored, listOf, mapOf, MONEY, orNull, UNSAID, type Fields, type ValueOf } from '../stored/field.ts';
import * as texts from './texts.ts';
import { VOUCHER_FIELDS } from './vouchers.ts';

const DISCOUNT_FIELDS = {
  kind: { kind: asStored<'voucher'>(), privacy: 'business' },
  voucher: { kind: mapOf(VOUCHER_FIELDS), privacy: 'business' },
  amountMinor: { kind: MONEY, privacy: 'business' },
} as const satisfies Fields;

/** What is taken off the price of all lines. */
export interface Discount extends ValueOf<typeof DISCOUNT_FIELDS> {}

/** What makes the total of an order of the price of its lines. `AMOUNTS` has what each of them means. */
export const AMOUNT_FIELDS = {
  /** What was taken off the price of the lines. */
  discounts: {
    kind: listOf(mapOf(DISCOUNT_FIELDS)),
    initially: [] as readonly Discount[],
    isLeftOut: true,
    privacy: 'business',
  },
  /** Of the delivery; null for none. Nothing is taken off it. */
  fee: { kind: orNull(asStored<Fee>()), ...UNSAID },
  /** Of each rate, after the discounts, with the fee: within the price, or on top. Empty in a house without tax. */
  taxes: {
    kind: asStored<readonly TaxSum[]>(),
    initially: [] as readonly TaxSum[],
    isLeftOut: true,
    privacy: 'business',
  },
} as const satisfies Fields;

/** As they are stored, and sold. */
export interface Amounts extends ValueOf<typeof AMOUNT_FIELDS> {}

/** What is charged beside the lines, before the tax on all of it. */
export type Charged = Omit<Amounts, 'taxes'>;

interface Amount {
  /** Its name among the sums of an order (`OrderSums`). */
  readonly sum: `${string}Minor`;
  /** How it counts in the total. */
  readonly sign: 1 | -1;
  /** How much it is; 0 for none. */
  readonly of: (charged: Charged) => Minor;
  /** On a receipt, and as a line of an export. */
  readonly label: () => string;
  /** Among the sums of a day; null: they do not name it. */
  readonly ofDay: (() => string) | null;
  /** Its name on the wire, and what the documentation of the wire says about it. */
  readonly wire: string;
  readonly about: string;
  /** The tax on it, where it is taxed and exported as a line of its own. Null: it is shared out over the lines. */
  readonly taxAsLine: ((charged: Charged) => TaxShare | null) | null;
}

/** What is between the lines of an order and its total, in the order in which people read it. */
export const AMOUNTS = {
  discounts: {
    sum: 'offMinor',
    sign: -1,
    of: ({ discounts }) => discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    label: texts.voucher,
    ofDay: texts.vouchers,
    wire: 'off',
    about: 'taken off by vouchers',
    taxAsLine: null,
  },
  fee: {
    sum: 'feeMinor',
    sign: 1,
    of: ({ fee }) => fee?.amountMinor ?? 0,
    label: texts.delivery,
    ofDay: null,
    wire: 'fee',
    about: 'of the delivery, 0 where it is free; nothing is taken off it',
    taxAsLine: ({ fee }) => fee?.taxShare ?? null,
  },
  taxes: {
    sum: 'onTopMinor',
    sign: 1,
    of: () => 0, // an order does not say whether its tax is on top: `withTaxOnTop` finds out
    label: texts.tax,
    ofDay: null,
    wire: 'taxOnTop',
    about: 'added; left out where prices contain it',
    taxAsLine: null,
  },
} as const satisfies { readonly [Field in keyof Amounts]: Amount };

export type AmountKind = keyof typeof AMOUNTS;
