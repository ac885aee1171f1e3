import { isBeingMade, kitchenDueMs, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNow } from '../../../lib/use-now.ts';
import { hurryOf, PromiseCard } from './promise-card.tsx';
import { promiseSentence, timeUntil, timeUntilDue } from './promise-words.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import * as texts from './texts.ts';

const REFRESH_MS = 5000;
/** So near a promise is due. */
export const SOON_MS = 3 * 60_000;

export interface PromiseTimeProps {
  readonly order: Pick<
    Order,
    'status' | 'promisedAtMs' | 'firstPromisedAtMs' | 'delayReason' | 'fulfilment' | 'wayMinutes'
  >;
  /**
   * In a card large and counting down; in a row the same in a few words, for staff a figure in the colour of its hurry; in a live
   * region a sentence that is read once.
   */
  readonly look?: 'card' | 'row' | 'staff' | 'news';
}

/** The time that an order is promised for, with the earlier one and why it is later. It counts down by the server's clock. */
export function PromiseTime({ order, look = 'card' }: PromiseTimeProps): React.JSX.Element | null {
  const clock = useHouseClock();
  const { promisedAtMs } = order;
  if (promisedAtMs === null || !isBeingMade(order.status)) return null;
  if (look === 'news') return <>{promiseSentence(order, clock)}</>;
  if (look === 'card') return <Card order={order} atMs={promisedAtMs} />;
  return look === 'staff' ? <Due order={order} atMs={promisedAtMs} /> : <Row atMs={promisedAtMs} />;
}

function Row({ atMs }: { readonly atMs: number }): React.JSX.Element {
  const clock = useHouseClock();
  const nowMs = useNow(REFRESH_MS);
  return (
    <Box component="span" sx={[{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, hurryOf(atMs, nowMs)]}>
      <b>{clock.words(atMs, nowMs)}</b> · {timeUntil(atMs, nowMs)}
    </Box>
  );
}

/** A figure over what is left, in the colour of its hurry; of a delivery also when it has to leave. */
function Due({ order, atMs }: { readonly order: PromiseTimeProps['order']; readonly atMs: number }): React.JSX.Element {
  const readyMs = kitchenDueMs(order) ?? atMs;
  const clock = useHouseClock();
  const nowMs = useNow(REFRESH_MS);
  const isLate = nowMs >= atMs;
  const color = isLate ? 'error.main' : nowMs >= atMs - SOON_MS ? 'warning.main' : 'text.primary';
  return (
    <Box component="span" sx={DUE}>
      <Typography component="b" variant="lead" sx={{ fontWeight: 700, color }}>
        {clock.words(atMs, nowMs)}
      </Typography>{' '}
      <Typography component="span" variant="body2" sx={{ color, fontWeight: isLate ? 700 : 400 }}>
        {timeUntilDue(atMs, nowMs)}
      </Typography>
      {readyMs !== atMs && (
        <Typography component="span" variant="body2" color="textSecondary">
          {' '}
          {texts.leaves({ time: clock.words(readyMs, nowMs) })}
        </Typography>
      )}
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
  return <PromiseCard order={order} atMs={atMs} nowMs={useNow(REFRESH_MS)} />;
}

const DUE = {
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
