// No stories: the room of house-hours.tsx, which has some in house-about.tsx.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../../ui/fact-list.tsx';
import { Surface } from '../../ui/surface.tsx';
import { WEEK } from '../../ui/week.ts';

export const HOURS_CARD = { p: { xs: 2.5, md: 4 }, display: 'grid', gap: 2.5, alignContent: 'start' } as const;

/** In a wide window at the right of all else that the house says of itself. */
export const AT_RIGHT = { gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } } as const;

/** The room of the hours of a week until they come, as high as these are. */
export function HoursRoom(): React.JSX.Element {
  return (
    <Surface aria-busy="true" data-room="" sx={[HOURS_CARD, AT_RIGHT]}>
      <Typography component="div" variant="h3">
        {BLANK}
      </Typography>
      <Box>
        <FactList facts={WEEK.map((day) => [BLANK.repeat(day + 1), BLANK])} />
      </Box>
    </Surface>
  );
}

const BLANK = '\u00a0';
