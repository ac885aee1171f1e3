// No stories: in under-way.tsx.
import { stageOf, STAGES, type Fulfilment, type OrderStatus } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import { IS_RTL } from '../../../lib/direction.ts';
import { STAGE_WORDS } from '../status/guest-words.ts';
import { servedAs, useHandover } from './served.tsx';
import * as texts from './texts.ts';

const LAST = STAGES.length - 1;
/** Where the dot of a stage is on the line, from 0 to 1: the first at its start, the last at its end, others in their columns. */
const dotOf = (index: number): number => (index === 0 ? 0 : index === LAST ? 1 : (index + 0.5) / STAGES.length);
/** Half of the way to the next one. */
const shareOf = (reached: number): number => (dotOf(reached) + dotOf(Math.min(reached + 1, LAST))) / 2;

/** How far an order has come, on a line with a dot for each stage; nothing of one that goes no further. */
export function Steps({
  status,
  fulfilment,
}: {
  readonly status: OrderStatus;
  readonly fulfilment: Pick<Fulfilment, 'kind'> | null;
}): React.JSX.Element | null {
  const service = servedAs(useHandover()({ fulfilment }));
  const stage = stageOf(status);
  if (stage === null) return null;
  const reached = STAGES.indexOf(stage);
  return (
    <Box
      component="ol"
      aria-label={texts.steps()}
      sx={STEPS_STYLE}
      style={{ '--done': `${shareOf(reached) * 100}%` } as CSSProperties}
    >
      {STAGES.map((one, index) => (
        <Box
          component="li"
          key={one}
          aria-current={index === reached ? 'step' : undefined}
          sx={index <= reached ? DONE_STEP : STEP}
        >
          {STAGE_WORDS[one]({ service })}
        </Box>
      ))}
    </Box>
  );
}

/**
 * A line of 4 px across the card, filled as far as the order has come and half of the way to the next step. Each step has
 * its dot on it, and its word below: the first at the line's start, the last at its end.
 */
const STEPS_STYLE = {
  gridColumn: '1 / -1',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(${STAGES.length}, 1fr)`,
  m: 0,
  p: 0,
  listStyle: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    width: 1,
    height: 4,
    background: `linear-gradient(${IS_RTL ? '-90deg' : '90deg'}, var(--mui-palette-secondary-main) var(--done), var(--rest, var(--mui-palette-divider)) var(--done))`,
  },
} as const;

const DOT = {
  content: '""',
  position: 'relative',
  boxSizing: 'border-box',
  width: 12,
  height: 12,
  border: '2px solid',
  borderColor: 'edge',
  borderRadius: '50%',
  bgcolor: 'background.paper',
} as const;
const STEP = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.75,
  typography: 'caption',
  color: 'text.secondary',
  '&:first-of-type': { justifyItems: 'start' },
  '&:last-of-type': { justifyItems: 'end' },
  '&::before': DOT,
  '&[aria-current]': { fontWeight: 800 },
} as const;
const DONE_STEP = {
  ...STEP,
  color: 'text.primary',
  '&::before': { ...DOT, bgcolor: 'secondary.main', borderColor: 'secondary.main' },
} as const;
