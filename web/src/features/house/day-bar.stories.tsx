import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Stories } from '../../dev/stories.tsx';
import { DayBar, DayScale } from './day-bar.tsx';

/** Bars are in wide windows alone. */
const withScale = (dayStart: string, bar: ReactNode): ReactNode => (
  <Box sx={{ maxWidth: 480 }}>
    <DayScale dayStart={dayStart} />
    {bar}
  </Box>
);

export const stories: Stories = {
  closed: withScale('04:00', <DayBar dayStart="04:00" periods={[]} />),
  'until after midnight': withScale('04:00', <DayBar dayStart="04:00" periods={[{ from: '18:00', to: '02:00' }]} />),
  'two openings, of a day from midnight on': withScale(
    '00:00',
    <DayBar
      dayStart="00:00"
      periods={[
        { from: '11:30', to: '14:00' },
        { from: '18:00', to: '23:00' },
      ]}
    />,
  ),
  'the whole day': withScale('06:00', <DayBar dayStart="06:00" periods={[{ from: '00:00', to: '00:00' }]} />),
};
