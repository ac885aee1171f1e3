import Box from '@mui/material/Box';
import { nothing, type Stories } from '../dev/stories.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

const OnItsWay = lazyDialog<{ readonly onClose: () => void }>(() => new Promise(() => undefined));

/** Without the one that failed: React writes its error to the console. */
export const stories: Stories = {
  'on its way': (
    // What is fixed to the page is fixed to this box instead.
    <Box sx={{ width: 288, height: 88, transform: 'translate(0)' }}>
      <OnItsWay onClose={nothing} />
    </Box>
  ),
};
