import { formatMoney, type Revenue } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { IS_RTL } from '../../../lib/direction.ts';
import { formatWait } from '../../../lib/relative-time.ts';
import * as texts from './texts.ts';

/** The figures of a day; what is not known yet is a dash. */
export interface DayFigures {
  readonly orders?: number | undefined;
  /** One sum for each currency, one below the other: they are not to be added. */
  readonly revenue?: readonly Revenue[] | null | undefined;
  readonly waiting?: number | undefined;
  /** Null before the first acceptance. */
  readonly toAcceptMs?: number | null | undefined;
}

/** The day in four figures, one beside the other. @param ordersName what is counted, when it is not the whole day */
export function DayStrip({
  figures: { orders, revenue, waiting, toAcceptMs },
  ordersName = texts.ordersToday(),
  isOver = false,
  variant = 'plain',
  compared = {},
  more = [],
}: {
  readonly figures: DayFigures;
  readonly ordersName?: string;
  /** Of an earlier day, of which nothing waits. */
  readonly isOver?: boolean;
  /** Cells between hairlines: in twos, of which an odd one takes the line; on a tablet in threes. */
  readonly variant?: 'plain' | 'cells';
  /** Orders and revenue beside those of another day, in words. */
  readonly compared?: Readonly<Partial<Record<'orders' | 'revenue', string | null>>>;
  /** Figures beside the four. */
  readonly more?: readonly { readonly name: string; readonly value: string; readonly isPoor: boolean }[];
}): React.JSX.Element {
  const figures = [
    [ordersName, orders, compared.orders],
    [texts.revenue(), revenue?.map((sum) => formatMoney(sum.revenueMinor, sum.currency)).join('\n'), compared.revenue],
    ...(isOver ? [] : [[texts.waitingNow(), waiting, undefined] as const]),
    [
      texts.medianToAccept(),
      toAcceptMs === undefined || toAcceptMs === null ? undefined : formatWait(0, toAcceptMs),
      undefined,
    ],
    ...more.map(({ name, value, isPoor }) => [name, value, undefined, isPoor] as const),
  ] as const;
  return (
    <Box component="dl" sx={variant === 'cells' ? CELLS : PLAIN}>
      {figures.map(([name, value, comparison, isPoor], index) => (
        <Box key={name} sx={variant === 'cells' ? cellOf(index, figures.length) : FIGURE}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {name}
            {comparison && (
              <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
                {comparison}
              </Box>
            )}
          </Typography>
          <Typography
            component="dd"
            variant="figure"
            sx={{ m: 0, whiteSpace: 'pre-line', ...(isPoor && { color: 'error.main' }) }}
          >
            {value ?? '–'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The figure comes before its name to the eye, after it to a screen reader. */
const FIGURE = { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' } as const;

const PLAIN = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
} as const;

const TABLET = '@media (min-width: 768px) and (max-width: 1023.95px)';

const CELLS = {
  display: 'grid',
  m: 0,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [TABLET]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '@media (min-width: 1024px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' },
} as const;

function cellOf(index: number, count: number): SxProps<Theme> {
  const isOdd = index === count - 1 && count % 2 === 1;
  const span = count < 5 ? 3 : index === 4 ? 4 : 2;
  return {
    ...FIGURE,
    px: 2,
    py: 1.5,
    '@media (max-width: 359.95px)': { px: 1 }, // a sum of three digits has its room
    boxShadow: `${IS_RTL ? '1px' : '-1px'} -1px var(--mui-palette-divider)`,
    ...(isOdd && { '@media (max-width: 767.95px)': { gridColumn: '1 / -1' } }),
    [TABLET]: { gridColumn: `span ${span}` },
  };
}
