import { judgeUndecided, type Order, type Waiting } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, useContext, type ReactNode } from 'react';
import { useHouseClock } from '../../../lib/clock.ts';
import { formatAge, formatShortAge, formatWait } from '../../../lib/relative-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as texts from './texts.ts';

/** In epoch milliseconds, whole seconds. Its change renders only the ages. */
const NowContext = createContext(0);
const SECOND_MS = 1000;
const REFRESH_MS = 10 * SECOND_MS;

const COLOURS: Readonly<Record<Waiting, string>> = {
  fine: 'text.primary',
  warning: 'warning.main',
  late: 'error.main',
};

/** Makes the ages and waiting times below it tick. */
export function Ticking({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const nowMs = useNow(REFRESH_MS);
  return <NowContext value={nowMs - (nowMs % SECOND_MS)}>{children}</NowContext>;
}

/** An age in words; short, `4 min ago`, where it stands among others. */
export function Age({
  atMs,
  isShort = false,
}: {
  readonly atMs: number;
  readonly isShort?: boolean;
}): React.JSX.Element {
  const format = isShort ? formatShortAge : formatAge;
  const words = format(atMs, useContext(NowContext), useHouseClock());
  return isShort ? (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {words}
    </Box>
  ) : (
    <>{words}</>
  );
}

/** The time since an order in a few characters. */
export function Duration({ sinceMs }: { readonly sinceMs: number }): React.JSX.Element {
  return <>{formatWait(sinceMs, useContext(NowContext))}</>;
}

/** How long a customer has been waiting for the house's decision, in a colour that says whether that is too long. */
export function Wait({
  order,
}: {
  readonly order: Pick<Order, 'createdAtMs' | 'answerByMs' | 'wantedAtMs'>;
}): React.JSX.Element {
  const nowMs = useContext(NowContext);
  return (
    <Typography
      component="span"
      variant="lead"
      sx={{
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        '@media (min-width: 768px)': { whiteSpace: 'nowrap' },
        color: COLOURS[judgeUndecided(order, nowMs)],
      }}
    >
      <Box component="span" sx={ON_PHONES}>
        {texts.waits()}{' '}
      </Box>
      {formatWait(order.createdAtMs, nowMs)}
    </Typography>
  );
}

/** There no name of a column stands over it. */
const ON_PHONES = {
  typography: 'body2',
  color: 'text.secondary',
  '@media (min-width: 768px)': { display: 'none' },
} as const;
