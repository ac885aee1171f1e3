// No stories: in promise-time.tsx.
import { isDelayed } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useHouseClock } from '../../../lib/clock.ts';
import { RADII } from '../../../ui/radii.ts';
import { servedAs } from '../details/served.tsx';
import { isBroken, timeUntil, type Promised } from './promise-words.ts';
import * as texts from './texts.ts';

/** The time large, with the earlier one and why it is later, and how long that is from now. */
export function PromiseCard({
  order,
  atMs,
  nowMs,
}: {
  readonly order: Promised;
  readonly atMs: number;
  readonly nowMs: number;
}): React.JSX.Element {
  const clock = useHouseClock();
  const { firstPromisedAtMs, delayReason } = order;
  const service = servedAs(order);
  const isLate = isDelayed(order);
  const isOver = isBroken(atMs, nowMs);
  return (
    <Box sx={isOver ? [STYLE, BROKEN] : STYLE} data-late={isLate || undefined}>
      <Typography component="span" variant="body2" color="textSecondary">
        {isLate ? texts.promisedLate({ service }) : isOver ? texts.promisedFor() : texts.promised({ service })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        {isLate && firstPromisedAtMs !== null && (
          <Box component="s" sx={{ typography: 'lead', color: 'text.secondary' }}>
            {clock.words(firstPromisedAtMs, nowMs)}
          </Box>
        )}
        <Box component="time" dateTime={new Date(atMs).toISOString()} sx={TIME_STYLE}>
          {clock.words(atMs, nowMs)}
        </Box>
        <Typography component="span" variant="lead" sx={[{ marginInlineStart: 'auto' }, hurryOf(atMs, nowMs)]}>
          {timeUntil(atMs, nowMs)}
        </Typography>
      </Box>
      {delayReason !== null && <Typography variant="body2">“{delayReason}”</Typography>}
    </Box>
  );
}

/** A guest's time stays calm until the promise is broken. */
export function hurryOf(atMs: number, nowMs: number): typeof LATE | typeof CALM {
  return isBroken(atMs, nowMs) ? LATE : CALM;
}

const CALM = { color: 'text.primary' } as const;
/** A pill, which makes its line no higher. */
const LATE = {
  px: 1.25,
  py: 0.25,
  my: -0.25,
  borderRadius: RADII.pill,
  bgcolor: 'error.light',
  color: 'error.dark',
  fontWeight: 700,
} as const;

const STYLE = { gridColumn: '1 / -1', fontVariantNumeric: 'tabular-nums' } as const;
/** The rest of the steps before it is no longer calm. */
const BROKEN = { 'ol:has(~ &)': { '--rest': 'var(--mui-palette-error-main)' } } as const;
const TIME_STYLE = { fontSize: 32, fontWeight: 800, lineHeight: 1.15 } as const;
