import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import { IS_RTL } from '../../../lib/direction.ts';
import { WITH_LINKS } from '../../../ui/widths.ts';
import { RADII } from '../../../ui/radii.ts';
import { piecesOf, shareOf, type Openings } from './day-pieces.ts';

interface DayProps {
  readonly sx?: SystemStyleObject;
  /** When the business day begins, 'HH:MM'. */
  readonly dayStart: string;
}

/** The openings of a day as pieces of its business day. The fields beside it say the same. */
export function DayBar({ openings, dayStart, sx = {} }: DayProps & { readonly openings: Openings }): React.JSX.Element {
  return (
    <Box aria-hidden="true" sx={[BAR, sx]}>
      {piecesOf(openings, dayStart).map(({ from, to }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an opening has no other name
        <Box
          key={index}
          style={{ insetInlineStart: `${from * 100}%`, insetInlineEnd: `${(1 - to) * 100}%` }}
          sx={PIECE}
        />
      ))}
    </Box>
  );
}

/** The hours above the bars. */
export function DayScale({ dayStart, sx = {} }: DayProps): React.JSX.Element {
  return (
    <Box aria-hidden="true" sx={[SCALE, sx]}>
      {HOURS.map((hour) => (
        <Box key={hour} component="span" style={{ insetInlineStart: `${placeOf(hour, dayStart) * 100}%` }} sx={HOUR}>
          {hour}
        </Box>
      ))}
    </Box>
  );
}

const HOURS = ['06', '12', '18', '24'] as const;

/** A day from midnight on ends at 24. */
function placeOf(hour: (typeof HOURS)[number], dayStart: string): number {
  return shareOf(`${hour}:00`, dayStart) || (hour === '24' ? 1 : 0);
}

/** On a phone the fields have the whole width. */
const WIDE = {
  display: 'none',
  position: 'relative',
  marginInlineStart: 1.5,
  [WITH_LINKS]: { display: 'block' },
} as const;

const BAR = {
  ...WIDE,
  height: 12,
  borderRadius: RADII.pill,
  bgcolor: 'action.selected',
} as const;
const PIECE = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  minWidth: 4,
  borderRadius: RADII.pill,
  bgcolor: 'secondary.main',
} as const;

const SCALE = {
  ...WIDE,
  height: 16,
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
const HOUR = { position: 'absolute', transform: IS_RTL ? 'translateX(50%)' : 'translateX(-50%)' } as const;
