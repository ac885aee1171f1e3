import { decimalsOf, type Currency } from './currency.ts';
import type { Minor } from './money.ts';
import { directionOf, parsePrice, signed } from './parse-price.ts';

/** Digits with what stands between them: `1.234,50`, `1 234.50`, `1'234`. */
const DIGITS = /\d(?:[\d.,'’\u00a0\u202f ]*\d)?/;
const BLANKS_OF_THOUSANDS = /(?<=\d)['’\u00a0\u202f ](?=\d{3}(?!\d))/g;
const MARKS = ['.', ','] as const;
type Mark = (typeof MARKS)[number];

/** A price that was read; `unclear` where its point or comma may stand for thousands and for decimals. */
export type ReadPrice = Minor | 'unclear' | null;

/**
 * Reads the prices of one column, which are written in one way: what one price leaves open, such as `1.234`, another one says.
 * Otherwise as `parsePrice`.
 */
export function priceColumn(column: readonly string[], currency: Currency): (price: string) => ReadPrice {
  const told = new Set(column.flatMap((price) => decimalMarkOf(digitsIn(price)) ?? []));
  const [mark] = told;
  const decimalMark = told.size === 1 && mark !== undefined ? mark : null;
  return (price) => {
    const digits = digitsIn(price);
    const plain = plainDigits(digits, decimalMark, currency);
    return plain === null ? 'unclear' : parsePrice(withDigits(price, plain), currency);
  };
}

/** The same of what is added to a price, or taken off: otherwise as `parseDifference`. */
export function differenceColumn(column: readonly string[], currency: Currency): (difference: string) => ReadPrice {
  const read = priceColumn(
    column.map((difference) => directionOf(difference).price),
    currency,
  );
  return (difference) => {
    const { price, isTakenOff } = directionOf(difference);
    const minor = read(price);
    return minor === 'unclear' ? minor : signed(minor, isTakenOff);
  };
}

/** The digits of a price, and the marks between them that are none of thousands for sure. */
export function digitsIn(price: string): string {
  return (DIGITS.exec(price)?.[0] ?? '').replaceAll(BLANKS_OF_THOUSANDS, '');
}

/** The price with other digits in the place of its own. */
export function withDigits(price: string, digits: string): string {
  return price.replace(DIGITS, digits);
}

/** The mark before the decimals, where these digits alone say it. */
export function decimalMarkOf(digits: string): Mark | null {
  const marks = digits.replaceAll(/\d/g, '');
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return null;
  if (new Set(marks).size > 1) return last;
  if (marks.length > 1) return otherThan(last); // `1.234.567`
  return digits.length - digits.indexOf(last) - 1 === 3 ? null : last;
}

/** The digits with a point before the decimals and nothing else between them; null where that is unclear. */
export function plainDigits(digits: string, decimalMark: Mark | null, currency: Currency): string | null {
  const own = decimalMarkOf(digits);
  const marks = digits.replaceAll(/\d/g, '');
  if (marks === '') return digits;
  const decimals = decimalsOf(currency);
  if (own === null && decimals === 3 && decimalMark === null) return digits; // as `parsePrice` has it
  const mark = own ?? (decimals === 0 ? otherThan(marks) : decimalMark);
  if (mark === null) return null;
  const [whole = '', ...rest] = digits.split(mark);
  const thousands = whole.split(otherThan(mark));
  const areThousands = thousands.every(({ length }, index) => (index === 0 ? length <= 3 : length === 3));
  if (rest.length > 1 || (thousands.length > 1 && !areThousands) || rest.some((part) => /\D/.test(part))) return digits;
  return [thousands.join(''), ...rest].join('.');
}

function otherThan(mark: string): Mark {
  return mark === '.' ? ',' : '.';
}
