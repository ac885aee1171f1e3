import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { TicketSize } from './ticket-styles.ts';

// The columns of the board, without a hole below a short ticket.

/** Around the columns. */
export const BOARD = { containerType: 'inline-size' } as const;

/**
 * From these widths on the board has two columns, three, and so on: full columns are 290 to 380 pixels wide, those of the
 * smallest type from 245 on: four beside the rail of a window of 1280.
 */
const WIDTHS: Readonly<Record<TicketSize, readonly number[]>> = {
  S: [502, 759, 1016, 1273, 1530, 1949, 2341],
  M: [592, 894, 1196, 1498, 1949, 2341],
  L: [592, 894, 1196, 1498, 1949, 2341],
};
const GAP = 12;
/** Pixels of a row of the grid: a ticket takes as many rows as it is high, and begins where the one above it ends. */
const ROW = 4;
/** Pixels of a ticket with one food, before it is measured. */
export const ONE_FOOD = 232;
/** A few tickets are wider than those of a full board, up to this. */
const WIDEST = 512;

/** The board's columns: no more than there are tickets. On a phone one ticket has the whole width. */
export function columnsFor(tickets: number, size: TicketSize): SystemStyleObject<Theme> {
  const widths = WIDTHS[size];
  const most = Math.min(Math.max(tickets, 1), widths.length + 1);
  const wide = widths.map((width, index): readonly [string, Readonly<Record<string, string | number | object>>] => {
    const columns = Math.min(index + 2, most);
    return [
      `@container (min-width: ${width}px)`,
      {
        maxWidth: most * (WIDEST + GAP) - GAP,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        ...inTurn(columns),
      },
    ];
  });
  return {
    display: 'grid',
    alignItems: 'start',
    columnGap: `${GAP}px`,
    gridAutoRows: ROW,
    gridAutoFlow: 'row dense',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...(Object.fromEntries(wide) as Record<string, SystemStyleObject<Theme>>),
  };
}

/** One ticket into each column, from left to right, and then from the left again: what is due next is read next. */
function inTurn(columns: number): Readonly<Record<string, object>> {
  const places = Array.from({ length: columns }, (_, index) => index + 1);
  return Object.fromEntries(
    places.map((column) => [`& > :nth-of-type(${columns}n + ${column})`, { gridColumn: String(column) }]),
  );
}

/** The rows of a ticket, and of the gap below it. @param height pixels */
export function spanOf(height: number): { readonly gridRowEnd: string } {
  return { gridRowEnd: `span ${Math.ceil((height + GAP) / ROW)}` };
}

/**
 * Lets a ticket take as many rows as it is high: each ticket begins where the one above it in its column ends. The height is
 * read before the page is painted, and again whenever it changes. For a ticket's `ref`.
 */
export function pack(ticket: HTMLElement | null): (() => void) | undefined {
  if (ticket === null) return undefined;
  heights.observe(ticket);
  return () => {
    heights.unobserve(ticket);
  };
}

const heights = new ResizeObserver((changed) => {
  for (const { target, borderBoxSize } of changed)
    if (target instanceof HTMLElement) Object.assign(target.style, spanOf(borderBoxSize[0]?.blockSize ?? ONE_FOOD));
});
