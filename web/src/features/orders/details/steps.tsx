// No stories: in under-way.tsx.
import { ACCEPTED, DELIVERED, PLACED, STATUS_LABELS, type OrderStatus } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';

/** Share of the line that is filled, by the index of the last step that is done. */
const DONE = ['25%', '75%', '100%'] as const;
/** From ordering to eating, with the status that an order has once it is there. */
const STEPS = [
  ['Ordered', PLACED],
  [STATUS_LABELS[ACCEPTED], ACCEPTED],
  [STATUS_LABELS[DELIVERED], DELIVERED],
] as const;

/** How far an order has come, on a line with a dot for each step. */
export function Steps({ status }: { readonly status: OrderStatus }): React.JSX.Element {
  const reached = STEPS.findIndex(([, of]) => of === status);
  return (
    <Box component="ol" aria-label="Steps" sx={STEPS_STYLE} style={{ '--done': DONE[reached] } as CSSProperties}>
      {STEPS.map(([label], index) => (
        <Box
          component="li"
          key={label}
          aria-current={index === reached ? 'step' : undefined}
          sx={index <= reached ? DONE_STEP : STEP}
        >
          {label}
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
  gridTemplateColumns: 'repeat(3, 1fr)',
  m: 0,
  p: 0,
  listStyle: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    width: 1,
    height: 4,
    background:
      'linear-gradient(90deg, var(--mui-palette-secondary-main) var(--done), var(--rest, var(--mui-palette-divider)) var(--done))',
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
