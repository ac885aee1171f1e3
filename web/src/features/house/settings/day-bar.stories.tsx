import type { DayHours } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Stories } from '../../../dev/stories.tsx';
import { DayBar, DayScale } from './day-bar.tsx';

/** The same openings every day. Bars are in wide windows alone. */
const everyDay = (dayStart: string, ...periods: readonly DayHours[]): ReactNode => (
  <Box sx={{ maxWidth: 480 }}>
    <DayScale dayStart={dayStart} />
    <DayBar dayStart={dayStart} openings={{ before: periods, own: periods, after: periods }} />
  </Box>
);

export const stories: Stories = {
  closed: everyDay('04:00'),
  'until after midnight': everyDay('04:00', { from: '18:00', to: '02:00' }),
  'until after the day ends': everyDay('04:00', { from: '18:00', to: '06:00' }),
  'two openings, of a day from midnight on': everyDay(
    '00:00',
    { from: '11:30', to: '14:00' },
    { from: '18:00', to: '23:00' },
  ),
  'the whole day': everyDay('06:00', { from: '00:00', to: '00:00' }),
};
