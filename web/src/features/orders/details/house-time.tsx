// No stories: shows something only where clocks differ.
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { askHouse } from '../../../data/house-currency.ts';
import { houseTimeNote, isHouseDayKnown, useHouseClock } from '../../../lib/clock.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';

/** That times are those of the house, for guests whose own clock shows another one; nothing where it shows the same. */
export function HouseTimeNote({ sx = [] }: { readonly sx?: SxProps<Theme> }): React.JSX.Element | null {
  useEffect(() => {
    if (!isHouseDayKnown()) void askHouse();
  }, []);
  const note = houseTimeNote(serverNowMs(), useHouseClock());
  return note === null ? null : (
    <Typography variant="body2" color="textSecondary" sx={sx}>
      {note}
    </Typography>
  );
}
