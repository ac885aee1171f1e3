import { isDelayed, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatWait } from '../../../lib/relative-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import { isBroken, promiseSentence, timeUntil } from './promise-words.ts';
import { clockOf } from '../../../lib/clock.ts';

const REFRESH_MS = 5000;
/** So near a promise is due. */
export const SOON_MS = 3 * 60_000;

export interface PromiseTimeProps {
  readonly order: Pick<Order, 'status' | 'promisedAtMs' | 'firstPromisedAtMs' | 'delayReason'>;
  /**
   * In a card large and counting down; in a row the same in a few words, for staff a figure in the colour of its hurry; in a live
   * region a sentence that is read once.
   */
  readonly look?: 'card' | 'row' | 'staff' | 'news';
}

/** The time that an order is promised for, with the earlier one and why it is later. It counts down by the server's clock. */
export function PromiseTime({ order, look = 'card' }: PromiseTimeProps): React.JSX.Element | null {
  const { promisedAtMs } = order;
  if (promisedAtMs === null || order.status !== 'approved') return null;
  if (look === 'news') return <>{promiseSentence(order)}</>;
  if (look === 'card') return <Card order={order} atMs={promisedAtMs} />;
  return look === 'staff' ? <Due atMs={promisedAtMs} /> : <Row atMs={promisedAtMs} />;
}

function Row({ atMs }: { readonly atMs: number }): React.JSX.Element {
  const nowMs = useNow(REFRESH_MS);
  return (
    <Box
      component="span"
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: hurryOf(atMs, nowMs) }}
    >
      <b>{clockOf(atMs)}</b> · {timeUntil(atMs, nowMs)}
    </Box>
  );
}

/** A figure over what is left, in the colour of its hurry. */
function Due({ atMs }: { readonly atMs: number }): React.JSX.Element {
  const nowMs = useNow(REFRESH_MS);
  const isLate = nowMs >= atMs;
  const color = isLate ? 'error.main' : nowMs >= atMs - SOON_MS ? 'warning.main' : 'text.primary';
  return (
    <Box component="span" sx={DUE}>
      <Typography component="b" variant="lead" sx={{ fontWeight: 700, color }}>
        {clockOf(atMs)}
      </Typography>{' '}
      <Typography component="span" variant="body2" sx={{ color, fontWeight: isLate ? 700 : 400 }}>
        {isLate ? `${formatWait(atMs, nowMs)} late` : timeUntil(atMs, nowMs)}
      </Typography>
    </Box>
  );
}

function Card({
  order,
  atMs,
}: {
  readonly order: PromiseTimeProps['order'];
  readonly atMs: number;
}): React.JSX.Element {
  const { firstPromisedAtMs, delayReason } = order;
  const nowMs = useNow(REFRESH_MS);
  const isLate = isDelayed(order);
  return (
    <Box sx={STYLE} data-late={isLate || undefined}>
      <Typography component="span" variant="body2" color="textSecondary">
        {isLate ? 'Running late: ready at' : 'Ready at'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        {isLate && firstPromisedAtMs !== null && (
          <Box component="s" sx={{ typography: 'lead', color: 'text.secondary' }}>
            {clockOf(firstPromisedAtMs)}
          </Box>
        )}
        <Box component="time" dateTime={new Date(atMs).toISOString()} sx={TIME_STYLE}>
          {clockOf(atMs)}
        </Box>
        <Typography component="span" variant="lead" sx={{ ml: 'auto', color: hurryOf(atMs, nowMs) }}>
          {timeUntil(atMs, nowMs)}
        </Typography>
      </Box>
      {delayReason !== null && <Typography variant="body2">“{delayReason}”</Typography>}
    </Box>
  );
}

/** A guest's time stays calm until the promise is broken. */
function hurryOf(atMs: number, nowMs: number): string {
  return isBroken(atMs, nowMs) ? 'warning.main' : 'text.primary';
}

const DUE = {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
const STYLE = { gridColumn: '1 / -1', fontVariantNumeric: 'tabular-nums' } as const;
const TIME_STYLE = { fontSize: 32, fontWeight: 800, lineHeight: 1.15 } as const;
