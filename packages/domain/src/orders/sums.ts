import type { Currency } from '../money/currency.ts';
import { fromDecimal, toDecimal, type Minor } from '../money/money.ts';
import { AMOUNTS, type AmountKind, type Charged } from './amounts.ts';
import { linesMinorOf, onlyLineOf, type OrderLine } from './lines.ts';
import type { Order } from './order.ts';

type Rows = typeof AMOUNTS;
const ROWS = Object.entries(AMOUNTS) as readonly (readonly [AmountKind, Rows[AmountKind]])[];

/** What each amount between the lines of an order and its total comes to, without its sign; 0 for none. */
export type OrderSums = { readonly [Kind in AmountKind as Rows[Kind]['sum']]: Minor };

/** The sums as they go over the wire, in decimals; those of 0 are left out, except of a free delivery. */
export type SumsDto = { readonly [Kind in AmountKind as Rows[Kind]['wire']]?: number };

/** An amount for people to read. */
export interface AmountLine {
  readonly kind: AmountKind;
  readonly label: string;
  /** Below 0 where it is taken off. */
  readonly amountMinor: Minor;
}

/** Of what is charged beside the lines, without a tax on top. */
export function untaxedSums(charged: Charged): OrderSums {
  return sumsBy(({ of }) => of(charged));
}

export function sumsOf(order: Pick<Order, 'lines' | 'priceMinor'> & Charged): OrderSums {
  return withTaxOnTop(untaxedSums(order), order.priceMinor - linesMinorOf(order.lines));
}

/** @param sums without a tax on top @param allMinor what all amounts add to the price of the lines */
export function withTaxOnTop<Sums extends OrderSums>(sums: Sums, allMinor: Minor): Sums {
  return { ...sums, onTopMinor: allMinor - betweenMinor(sums) };
}

/** What these amounts add to the price of the lines. */
export function betweenMinor(sums: OrderSums): Minor {
  return ROWS.reduce((all, [, { sum, sign }]) => all + sign * sums[sum], 0);
}

/**
 * The amounts that a receipt shows between its lines and its total.
 * @param isDelivered then what the delivery costs is among them, also where it is free
 */
export function amountsOf(sums: OrderSums, isDelivered = false): readonly AmountLine[] {
  return linesOf(sums, 'label', isDelivered);
}

/** The amounts that the sums of a day name. @param sums of each of its orders */
export function amountsOfDay(sums: readonly OrderSums[]): readonly AmountLine[] {
  return linesOf(
    sumsBy(({ sum }) => sums.reduce((all, one) => all + one[sum], 0)),
    'ofDay',
  );
}

function linesOf(sums: OrderSums, name: 'label' | 'ofDay', isDelivered = false): readonly AmountLine[] {
  return ROWS.flatMap(([kind, { [name]: label, sum, sign }]) =>
    label !== null && isSaid(kind, sums[sum], isDelivered)
      ? [{ kind, label: label(), amountMinor: sign * sums[sum] }]
      : [],
  );
}

/** What comes to nothing is not said, except that a delivery is free. */
function isSaid(kind: AmountKind, minor: Minor, isDelivered: boolean): boolean {
  return minor > 0 || (kind === 'fee' && isDelivered);
}

/** The amounts that are lines of their own where lines are taxed and exported: all lines come to what an order costs. */
export function ownLinesOf(charged: Charged): readonly OrderLine[] {
  return ROWS.flatMap(([, { label, sign, of, taxAsLine }]) => {
    const priceMinor = sign * of(charged);
    if (taxAsLine === null || priceMinor === 0) return [];
    return [{ ...onlyLineOf({ foodId: '', foodName: label(), image: '', priceMinor }), taxShare: taxAsLine(charged) }];
  });
}

export function toSumsDto(sums: OrderSums, currency: Currency, isDelivered: boolean): SumsDto {
  return Object.fromEntries(
    ROWS.flatMap(([kind, { sum, wire }]) =>
      isSaid(kind, sums[sum], isDelivered) ? [[wire, toDecimal(sums[sum], currency)]] : [],
    ),
  );
}

export function sumsFromDto(dto: SumsDto, currency: Currency): OrderSums {
  return sumsBy(({ wire }) => fromDecimal(dto[wire] ?? 0, currency));
}

function sumsBy(minorOf: (amount: Rows[AmountKind]) => Minor): OrderSums {
  return Object.fromEntries(ROWS.map(([, amount]) => [amount.sum, minorOf(amount)])) as OrderSums;
}
