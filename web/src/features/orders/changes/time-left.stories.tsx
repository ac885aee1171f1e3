import Box from '@mui/material/Box';
import type { Stories } from '../../../dev/stories.tsx';
import { TimeLeft } from './time-left.tsx';

export const stories: Stories = {
  'a minute': (
    <Box sx={{ position: 'relative', width: 200, mb: 1 }}>
      Can be taken back
      <TimeLeft ms={60_000} />
    </Box>
  ),
};
