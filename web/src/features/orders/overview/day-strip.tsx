import { DEFAULT_CURRENCY, formatMoney, type Currency } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatWait } from '../../../lib/relative-time.ts';

/** Four figures of a day; what is not known yet is a dash. */
export interface DayFigures {
  readonly orders?: number | undefined;
  readonly revenueMinor?: number | undefined;
  /** Of the revenue; USD when left out. */
  readonly currency?: Currency;
  readonly waiting?: number | undefined;
  /** Null before the first acceptance. */
  readonly toAcceptMs?: number | null | undefined;
}

/** The day in four figures, one beside the other. @param ordersName what is counted, when it is not the whole day */
export function DayStrip({
  figures: { orders, revenueMinor, currency = DEFAULT_CURRENCY, waiting, toAcceptMs },
  ordersName = 'Orders today',
  compared = {},
  more = [],
}: {
  readonly figures: DayFigures;
  readonly ordersName?: string;
  /** Orders and revenue beside those of another day, in words. */
  readonly compared?: Readonly<Partial<Record<'orders' | 'revenueMinor', string>>>;
  /** Figures beside the four: their names and values. */
  readonly more?: readonly (readonly [name: string, value: string])[];
}): React.JSX.Element {
  const figures = [
    [ordersName, orders, compared.orders],
    ['Revenue', revenueMinor === undefined ? undefined : formatMoney(revenueMinor, currency), compared.revenueMinor],
    ['Waiting now', waiting, undefined],
    [
      'Median to accept',
      toAcceptMs === undefined || toAcceptMs === null ? undefined : formatWait(0, toAcceptMs),
      undefined,
    ],
    ...more,
  ] as const;
  return (
    <Box component="dl" sx={STYLE}>
      {figures.map(([name, value, comparison]) => (
        <div key={name}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {name}
            {comparison !== undefined && (
              <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
                {comparison}
              </Box>
            )}
          </Typography>
          <Typography component="dd" variant="figure" sx={{ m: 0, whiteSpace: 'nowrap' }}>
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
