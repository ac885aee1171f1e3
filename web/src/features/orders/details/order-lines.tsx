import { formatMoney, type Currency } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ASKED_INK } from './order-note.tsx';
import type { ReadLine } from './read-line.ts';
import * as texts from './texts.ts';

/** The lines of an order: each with its portions, its food and its price, and its facts below the food. */
export function OrderLines({
  lines,
  currency,
  opener,
  isLead = false,
}: {
  readonly lines: readonly ReadLine[];
  /** Left out: without prices. */
  readonly currency?: Currency;
  /** What opens the order, with the name of its first food; left out: that name. */
  readonly opener?: ReactNode;
  /** Whether they are what a row is about. */
  readonly isLead?: boolean;
}): React.JSX.Element {
  return (
    <Box component="ul" aria-label={texts.whatWasOrdered()} sx={isLead ? LEAD : LIST}>
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of an order never change
        <Box component="li" key={index} sx={currency ? LINE : ROW}>
          <span>{line.quantity} ×</span> <span>{(index === 0 && opener) || <bdi>{line.name}</bdi>}</span>{' '}
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
  contains,
}: Pick<ReadLine, 'chosen' | 'note' | 'contains'>): React.JSX.Element {
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
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
} as const;
/** The foods as a row's head, what is said of them as its facts. */
const LEAD = { ...LIST, typography: 'body1', fontWeight: 700 } as const;
const LINE = {
  display: 'grid',
  alignItems: 'baseline',
  gridTemplateColumns: 'minmax(28px, auto) minmax(0, 1fr) auto',
  columnGap: 1,
  py: 0.5,
  overflowWrap: 'anywhere',
} as const;
/** In a row among others. */
const ROW = { ...LINE, py: 0.25, columnGap: 0.5, gridTemplateColumns: 'minmax(24px, auto) minmax(0, 1fr)' } as const;
const BELOW = { gridColumn: '2', display: 'block', typography: 'body2' } as const;
const Fact = styled('small')(({ theme }) => theme.unstable_sx({ ...BELOW, color: 'text.secondary' }));
const Asking = styled('small')(({ theme }) => theme.unstable_sx({ ...BELOW, ...ASKED_INK }));
const Statement = styled('small')(({ theme }) => theme.unstable_sx({ ...BELOW, fontWeight: 600 }));
