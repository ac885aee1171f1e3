import { formatMoney, type Revenue } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatWait } from '../../../lib/relative-time.ts';

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
  ordersName = 'Orders today',
  isOver = false,
  compared = {},
  more = [],
}: {
  readonly figures: DayFigures;
  readonly ordersName?: string;
  /** Of an earlier day, of which nothing waits. */
  readonly isOver?: boolean;
  /** Orders and revenue beside those of another day, in words. */
  readonly compared?: Readonly<Partial<Record<'orders' | 'revenue', string | null>>>;
  /** Figures beside the four. */
  readonly more?: readonly { readonly name: string; readonly value: string; readonly isPoor: boolean }[];
}): React.JSX.Element {
  const figures = [
    [ordersName, orders, compared.orders],
    ['Revenue', revenue?.map((sum) => formatMoney(sum.revenueMinor, sum.currency)).join('\n'), compared.revenue],
    ...(isOver ? [] : [['Waiting now', waiting, undefined] as const]),
    [
      'Median to accept',
      toAcceptMs === undefined || toAcceptMs === null ? undefined : formatWait(0, toAcceptMs),
      undefined,
    ],
    ...more.map(({ name, value, isPoor }) => [name, value, undefined, isPoor] as const),
  ] as const;
  return (
    <Box component="dl" sx={STYLE}>
      {figures.map(([name, value, comparison, isPoor]) => (
        <div key={name}>
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
            sx={{ m: 0, whiteSpace: 'pre', ...(isPoor && { color: 'error.main' }) }}
          >
            {value ?? '–'}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

/** The figures come before their names to the eye, after them to a screen reader. */
const STYLE = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
} as const;
