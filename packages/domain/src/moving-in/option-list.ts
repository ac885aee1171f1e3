import { MOST } from '../limits/counts.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { CURRENCIES } from '../money/currencies.ts';
import type { Currency } from '../money/currency.ts';
import { maxPriceMinor } from '../money/max-price.ts';
import type { Minor } from '../money/money.ts';
import { signsOf } from '../money/parse-price.ts';
import { differenceColumn } from '../money/price-column.ts';
import { cleanLine, mostBeforeCleaning, withoutBidiMarks } from '../text/clean-text.ts';
import { nameKey } from './same-names.ts';

// Options as people write them down, one in a line: `Ham 1.50`, `- Extra cheese +0,80`, `Olives`.

/** What a line becomes. */
export interface ListedOption {
  /** Of the list, from 1 on. */
  readonly line: number;
  readonly name: string;
  /** What it adds, or takes off. */
  readonly minor: Minor;
  /** Whether the line says a price. */
  readonly isPriced: boolean;
}

export const LISTING_TROUBLES = [
  'no-name',
  'long-name',
  'no-price',
  'unclear-price',
  'same-name',
  'too-many-options',
] as const;
export type ListingTrouble = (typeof LISTING_TROUBLES)[number];

/** A line that becomes none. */
export interface UnreadLine {
  readonly line: number;
  readonly trouble: ListingTrouble;
  /** The name or the price that is the reason. */
  readonly came: string;
  /** The line as it was written. */
  readonly text: string;
}

export interface OptionList {
  readonly options: readonly ListedOption[];
  readonly unread: readonly UnreadLine[];
}

/** A line in its parts; without a price where it says none. */
interface Parts {
  readonly name: string;
  readonly price: string | null;
}

const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const DIRECTIONS = '[+\\-\\u2010-\\u2015\\u2212]';
/** Digits with marks between them; a blank only before three digits: of `7 Up 1.50` the seven is no thousand. */
const AMOUNT =
  "\\p{Nd}(?:[\\p{Nd}.,'’\\u066b\\u066c]|[ \\u00a0\\u202f](?=\\p{Nd}{3}(?!\\p{Nd})))*(?:[.,][-\\u2013\\u2014])?";
/** Where a price may begin: after a blank or a mark, or with a plus or a sign of money right after a word. */
const BEGINNING = '(?:^|(?<=\\s)|(?<=[^\\p{Nd}][:;|=,،])|(?<=…|\\.\\.)|(?<=\\p{L})(?=[+\\p{Sc}]))';
const BULLET =
  /^(?:[•‣◦⁃∙▪▫●○■□·*☐☑✓✔\uf0b7]+\s*|[-\u2010-\u2015+]\s+|[-\u2010-\u2015](?=\p{L})|\(?\p{Nd}{1,3}[.)](?:\s+|(?=\p{L}))|\p{L}\)\s+)/u;
/** A dash between blanks parts a name from its price; a minus stands at its amount. */
const DASH_BETWEEN = /^[-\u2010-\u2015]\s+/;
const IN_BRACKETS = /^[([](.*)[)\]]$/s;
/** How far before the end of a line a price is looked for. */
const MOST_OF_PRICE = 60;
/** What leads from a name to its price. */
const LEADER = /(?:\.(?<=[\s.]\.|\.(?=\.))|[\s:;|=,،…_·\u2010-\u2015-])+$/;

/**
 * Reads a list of options. Its prices are read together, as those of a table: what one leaves open, another one says.
 * @param taken the names that the group has already
 */
export function readOptionList(list: string, taken: readonly string[], currency: Currency): OptionList {
  const tail = tailOf(currency);
  const lines = list.split(LINE_END).flatMap((text, index) => {
    const written = text.trim();
    const plain = withoutBidiMarks(written.slice(0, MOST_OF_LINE)).trim();
    const isTooLong = written.length > MOST_OF_LINE;
    return plain === '' ? [] : [{ line: index + 1, text, isTooLong, ...partsOf(plain, tail) }];
  });
  const read = differenceColumn(
    lines.flatMap(({ price }) => price ?? []),
    currency,
  );
  const names = new Set(taken.map((name) => nameKey({ name })));
  const most = MOST.options - taken.length;
  const options: ListedOption[] = [];
  const unread: UnreadLine[] = [];
  for (const { line, text, isTooLong, name: written, price } of lines) {
    const name = cleanLine(written, MOST_OF_LINE);
    const minor = price === null ? 0 : read(price);
    const fail = (trouble: ListingTrouble, came: string): void => {
      unread.push({ line, trouble, came: cleanLine(came, LIMITS.name), text });
    };
    if (isTooLong || name.length > LIMITS.name) fail('long-name', name);
    else if (name === '') fail('no-name', text);
    else if (minor === 'unclear') fail('unclear-price', price ?? '');
    else if (minor === null || Math.abs(minor) > maxPriceMinor(currency)) fail('no-price', price ?? '');
    else if (names.has(nameKey({ name }))) fail('same-name', name);
    else if (options.length >= most) fail('too-many-options', name);
    else {
      names.add(nameKey({ name }));
      options.push({ line, name, minor, isPriced: price !== null });
    }
  }
  return { options, unread };
}

/** No line that is longer is read: it has no name that fits. */
const MOST_OF_LINE = mostBeforeCleaning(LIMITS.name);

function partsOf(line: string, tail: RegExp): Parts {
  const written = line.replace(BULLET, '');
  const cells = written
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length > 1) return { name: cells.slice(0, -1).join(' '), price: cells.at(-1) ?? '' };
  tail.lastIndex = Math.max(0, written.length - MOST_OF_PRICE);
  const found = tail.exec(written);
  const price = found === null ? null : priceIn(found[0]);
  return found === null || price === null
    ? { name: written, price: null }
    : { name: written.slice(0, found.index).replace(LEADER, ''), price };
}

/** The price at the end of a line; null for a number of pieces, `(6)`. */
function priceIn(tail: string): string | null {
  const [, inner] = IN_BRACKETS.exec(tail) ?? [];
  if (inner === undefined) return tail.replace(DASH_BETWEEN, '');
  return /^\p{Nd}+$/u.test(inner) ? null : inner;
}

/** What is meant as a price at the end of a line, also one that is none: `1.50.2`, `£1` or `1 USD` where euros are paid, `€`. */
function tailOf(currency: Currency): RegExp {
  const signs = [...signsOf(currency), ...CURRENCIES]
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => sign.replaceAll(/[$.*+?^|()[\]{}\\]/g, String.raw`\$&`));
  const sign = `(?:\\p{Sc}|${signs.join('|')})`;
  const price = `(?:${sign}\\s*)?(?:${DIRECTIONS}\\s*)?(?:${sign}\\s*)?${AMOUNT}\\s*${sign}?`;
  return new RegExp(`${BEGINNING}(?:[(\\[]\\s*${price}\\s*[)\\]]|${price}|\\p{Sc}\\S*|\\p{Nd}\\S*\\p{Sc}\\S*)$`, 'gu');
}
