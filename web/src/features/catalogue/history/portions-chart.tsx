import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IS_RTL } from '../../../lib/direction.ts';
import type { ListedMove } from '../api/use-stock-moves.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useHouseClock } from '../../../lib/clock.ts';
import * as texts from './texts.ts';

/** Of the picture's own units. */
const WIDTH = 600;
const HEIGHT = 120;
const REFRESH_MS = 60_000;
/** Of a number beside it. */
const LINE = 20;

/** The portions of a food over time, as steps: each number holds until the next move. */
export function PortionsChart({
  moves,
  lowAt,
}: {
  /** The latest first, as the history lists them, which has the same numbers in words. */
  readonly moves: readonly Pick<ListedMove, 'atMs' | 'after'>[];
  /** So many portions or fewer are low; 0 for never. */
  readonly lowAt: number;
}): React.JSX.Element | null {
  const clock = useHouseClock();
  const nowMs = useNow(REFRESH_MS);
  const points = moves.toReversed();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const most = Math.max(...points.map(({ after }) => after));
  const least = Math.min(...points.map(({ after }) => after));
  const lowY = lowAt > 0 && lowAt < most ? yOf(lowAt, most) : null;
  return (
    <Box component="figure" sx={{ m: 0, mt: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={SCALE} aria-hidden="true">
          <Portions top={0}>{most}</Portions>
          {lowY !== null && Math.min(lowY, HEIGHT - lowY) >= LINE && <Portions top={lowY}>{lowAt}</Portions>}
          <Portions top={HEIGHT}>{0}</Portions>
        </Box>
        <Box
          component="svg"
          role="img"
          aria-label={texts.chart({ from: first.after, to: last.after, least, most, changes: points.length })}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          sx={PICTURE}
        >
          {lowY !== null && <line x2={WIDTH} y1={lowY} y2={lowY} {...LOW_LINE} />}
          <path d={stepsOf(points, most, nowMs)} {...STEPS} />
        </Box>
      </Box>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={CAPTION}>
        <time dateTime={new Date(first.atMs).toISOString()}>{clock.words(first.atMs)}</time>
        <span>{texts.now()}</span>
      </Typography>
    </Box>
  );
}

/** A number on the middle of its line. */
function Portions({ top, children }: { readonly top: number; readonly children: number }): React.JSX.Element {
  return (
    <Box
      component="span"
      style={{ top }}
      sx={{ position: 'absolute', insetInlineEnd: 0, transform: 'translateY(-50%)' }}
    >
      {children}
    </Box>
  );
}

/**
 * @param points the oldest first, at least one
 * @param untilMs where the last number ends
 * @returns the line, as a path
 */
export function stepsOf(points: readonly Pick<ListedMove, 'atMs' | 'after'>[], most: number, untilMs: number): string {
  const fromMs = points[0]?.atMs ?? 0;
  const lengthMs = Math.max(1, (points.at(-1)?.atMs ?? 0) - fromMs, untilMs - fromMs);
  const steps = points
    .map(({ atMs, after }, index) => {
      const x = Math.round(((atMs - fromMs) / lengthMs) * WIDTH);
      const y = yOf(after, most);
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
  return `${steps}H${WIDTH}`;
}

function yOf(portions: number, most: number): number {
  return Math.round(HEIGHT - (portions / Math.max(1, most)) * HEIGHT);
}

const LOW_LINE = {
  vectorEffect: 'non-scaling-stroke',
  stroke: 'var(--mui-palette-warning-main)',
  strokeDasharray: '4 4',
} as const;
const STEPS = { vectorEffect: 'non-scaling-stroke', fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;

const SCALE = {
  position: 'relative',
  minWidth: '3ch',
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;

const PICTURE = {
  flexGrow: 1,
  minWidth: 0,
  height: 120,
  overflow: 'visible',
  borderBottom: 1,
  borderColor: 'edge',
  color: 'primary.main',
  // Its first day is where a line begins.
  ...(IS_RTL && { transform: 'scaleX(-1)' }),
} as const;

const CAPTION = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  mt: 0.75,
  marginInlineStart: 'calc(3ch + 8px)',
  fontVariantNumeric: 'tabular-nums',
} as const;
