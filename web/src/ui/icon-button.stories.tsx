import { PrintOutlined as Print } from './icons/print-outlined.tsx';
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
