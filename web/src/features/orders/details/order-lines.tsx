import {
  allergensText,
  choicesText,
  foodText,
  formatMoney,
  type Currency,
  type Order,
  type OrderLine,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { isBetween, readSumsOf } from './order-sums.tsx';
import { ASKED_INK } from './order-note.tsx';
import * as texts from './texts.ts';

/** A line for people to read. */
export interface ReadLine extends Pick<OrderLine, 'name' | 'quantity' | 'note' | 'totalMinor'> {
  /** Null where nobody has declared them; undefined while that is not known, and where it is not said. */
  readonly allergens?: OrderLine['allergens'] | undefined;
  /** The allergens in words, where these alone are known. */
  readonly contains?: string | undefined;
  /** Its size and options in words; empty for none. */
  readonly chosen: string;
}

export function readLineOf(line: OrderLine): ReadLine & Pick<OrderLine, 'allergens'> {
  const { quantity, note, totalMinor, allergens } = line;
  return { name: foodText(line), quantity, note, totalMinor, allergens, chosen: choicesText(line) };
}

/**
 * Whether the head of an order says all about it: one portion of one food, with nothing chosen and nothing noted, at its
 * price alone.
 */
export function isPlainOrder(order: Order): boolean {
  const { lines } = order;
  const [first] = lines;
  if (isBetween(readSumsOf(order))) return false;
  return lines.length === 1 && first?.quantity === 1 && !first.size && first.options.length === 0 && !first.note;
}

/** The lines of an order: each with its portions, its food and its price, and its facts below the food. */
export function OrderLines({
  lines,
  currency,
}: {
  readonly lines: readonly ReadLine[];
  /** Left out: without prices. */
  readonly currency?: Currency;
}): React.JSX.Element {
  return (
    <Box component="ul" aria-label={texts.whatWasOrdered()} sx={LIST}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an order never change
        <Box component="li" key={index} sx={currency ? LINE : ROW}>
          <span>{line.quantity} ×</span>{' '}
          <span>
            <bdi>{line.name}</bdi>
          </span>{' '}
          {currency && <b>{formatMoney(line.totalMinor, currency)}</b>}
          <LineFacts {...line} />
        </Box>
      ))}
    </Box>
  );
}

/** What a line says below its food, in this order wherever it is read: what was chosen, what its guest asks, what it contains. */
export function LineFacts({
  chosen,
  note,
  allergens,
  contains = allergens === undefined ? undefined : allergensText(allergens),
}: Pick<ReadLine, 'chosen' | 'note' | 'allergens' | 'contains'>): React.JSX.Element {
  return (
    <>
      {chosen !== '' && (
        <Fact>
          <bdi>{chosen}</bdi>
        </Fact>
      )}
      {note !== null && <Asking dir="auto">“{note}”</Asking>}
      {contains !== undefined && <Statement>{contains}</Statement>}
    </>
  );
}

const LIST = {
  width: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
} as const;
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(28px, auto) minmax(0, 1fr) auto',
  columnGap: 1,
  py: 0.5,
  overflowWrap: 'anywhere',
} as const;
/** In a row among others. */
const ROW = { ...LINE, py: 0.25 } as const;
const BELOW = { gridColumn: '2', display: 'block', fontSize: 'inherit' } as const;
const Fact = styled('small')(({ theme }) => theme.unstable_sx({ ...BELOW, color: 'text.secondary' }));
const Asking = styled('small')(({ theme }) => theme.unstable_sx({ ...BELOW, ...ASKED_INK }));
const Statement = styled('small')(({ theme }) => theme.unstable_sx({ ...BELOW, fontWeight: 600 }));
