import { decimalMark } from '../text/decimal-mark.ts';
import { decimalsOf, type Currency } from './currency.ts';
import { amountText, type Minor } from './money.ts';
import { decimalMarkOf, digitsIn, plainDigits, withDigits } from './price-column.ts';

/** An amount as it is typed into a field, and as an example of what to type: `12.50`, `12,50`. */
export function typedAmount(minor: Minor, currency: Currency): string {
  return amountText(minor, currency).replace('.', decimalMark());
}

/**
 * An amount as it was typed into a field, `1.234,50`, in the way that every house and program reads: `1234.50`. What may be thousands
 * and decimals is none of both; of a currency with three decimals the mark of the language stands before them.
 */
export function plainAmount(typed: string, currency: Currency): string {
  const digits = digitsIn(typed);
  const isEither = decimalMarkOf(digits) === null;
  const plain =
    isEither && decimalsOf(currency) === 3
      ? digits.replace(/[.,]/, (mark) => (mark === decimalMark() ? '.' : ','))
      : plainDigits(digits, null, currency);
  return withDigits(typed, plain ?? digits);
}
