import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ListedMove } from '../api/use-stock-moves.ts';
import { dateAndTimeOf } from '../../../lib/clock.ts';

/** Of the picture's own units. */
const WIDTH = 600;
const HEIGHT = 120;

/** The portions of a food over time, as steps: each number holds until the next move. */
export function PortionsChart({
  moves,
}: {
  /** The latest first, as the history lists them, which has the same numbers in words. */
  readonly moves: readonly Pick<ListedMove, 'atMs' | 'after'>[];
}): React.JSX.Element | null {
  const points = moves.toReversed();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const most = Math.max(...points.map(({ after }) => after));
  const least = Math.min(...points.map(({ after }) => after));
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={SCALE} aria-hidden="true">
          <span>{most}</span>
          <span>0</span>
        </Box>
        <Box
          component="svg"
          role="img"
          aria-label={`From ${first.after} to ${last.after} portions, at least ${least} and at most ${most}, in ${points.length} changes`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          sx={PICTURE}
        >
          <path d={stepsOf(points, most)} vectorEffect="non-scaling-stroke" />
        </Box>
      </Box>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={CAPTION}>
        <time dateTime={new Date(first.atMs).toISOString()}>{dateAndTimeOf(first.atMs)}</time>
        <time dateTime={new Date(last.atMs).toISOString()}>{dateAndTimeOf(last.atMs)}</time>
      </Typography>
    </Box>
  );
}

/** @param points the oldest first, at least one @returns the line, as a path */
export function stepsOf(points: readonly Pick<ListedMove, 'atMs' | 'after'>[], most: number): string {
  const fromMs = points[0]?.atMs ?? 0;
  const lengthMs = Math.max(1, (points.at(-1)?.atMs ?? 0) - fromMs);
  return points
    .map(({ atMs, after }, index) => {
      const x = Math.round(((atMs - fromMs) / lengthMs) * WIDTH);
      const y = Math.round(HEIGHT - (after / Math.max(1, most)) * HEIGHT);
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}

const SCALE = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  textAlign: 'right',
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
  '& path': { fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  color: 'primary.main',
} as const;

const CAPTION = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mt: 0.5 } as const;
