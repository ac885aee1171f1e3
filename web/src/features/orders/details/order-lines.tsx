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
import * as texts from './texts.ts';

/** A line for people to read. */
export interface ReadLine extends Pick<OrderLine, 'foodId' | 'name' | 'quantity' | 'note' | 'totalMinor'> {
  /** Null where nobody has declared them; undefined while that is not known. */
  readonly allergens: OrderLine['allergens'] | undefined;
  /** Its size and options in words; empty for none. */
  readonly chosen: string;
}

export function readLineOf(line: OrderLine): ReadLine & Pick<OrderLine, 'allergens'> {
  const { foodId, quantity, note, totalMinor, allergens } = line;
  return { foodId, name: foodText(line), quantity, note, totalMinor, allergens, chosen: choicesText(line) };
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

/** The lines of an order, each with its portions, what was chosen, its note, its allergens and its price. */
export function OrderLines({
  lines,
  currency,
}: {
  readonly lines: readonly ReadLine[];
  readonly currency: Currency;
}): React.JSX.Element {
  return (
    <Box component="ul" aria-label={texts.whatWasOrdered()} sx={LIST}>
      {lines.map(({ foodId, name, quantity, chosen, note, allergens, totalMinor }, index) => (
        <Box component="li" key={`${index} ${foodId}`} sx={LINE}>
          <span>{quantity} ×</span>{' '}
          <span>
            <bdi>{name}</bdi>
          </span>{' '}
          <b>{formatMoney(totalMinor, currency)}</b>
          {chosen !== '' && (
            <Fact>
              <bdi>{chosen}</bdi>
            </Fact>
          )}
          {note !== null && <Fact dir="auto">“{note}”</Fact>}
          {allergens !== undefined && <Statement>{allergensText(allergens)}</Statement>}
        </Box>
      ))}
    </Box>
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
const Fact = styled('small')(({ theme }) =>
  theme.unstable_sx({ gridColumn: '2', fontSize: 'inherit', color: 'text.secondary' }),
);
const Statement = styled('small')(({ theme }) =>
  theme.unstable_sx({ gridColumn: '2', fontSize: 'inherit', fontWeight: 600 }),
);
