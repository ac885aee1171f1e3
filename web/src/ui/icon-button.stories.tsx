import Print from '@mui/icons-material/PrintOutlined';
import type { Stories } from '../dev/stories.tsx';
import { IconButton } from './icon-button.tsx';

export const stories: Stories = {
  'can be pressed': (
    <IconButton aria-label="Print">
      <Print />
    </IconButton>
  ),
  disabled: (
    <IconButton aria-label="Print" disabled>
      <Print />
    </IconButton>
  ),
};
