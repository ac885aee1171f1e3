import Box from '@mui/material/Box';
import type { Stories } from '../dev/stories.tsx';
import { BackLink } from './back-link.tsx';

export const stories: Stories = {
  'a list': (
    <Box sx={{ px: 2 }}>
      <BackLink to="/">All foods</BackLink>
    </Box>
  ),
  'many words': (
    <Box sx={{ px: 2 }}>
      <BackLink to="/">The orders of the day before yesterday, as they were at its end</BackLink>
    </Box>
  ),
};
