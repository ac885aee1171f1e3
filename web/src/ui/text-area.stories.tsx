import type { Stories } from '../dev/stories.tsx';
import { TextArea } from './text-area.tsx';

export const stories: Stories = {
  empty: <TextArea aria-label="Reason" rows={3} />,
  filled: <TextArea aria-label="Reason" rows={3} defaultValue="The oven is broken, and nobody can say for how long." />,
  disabled: <TextArea aria-label="Reason" rows={3} disabled defaultValue="Sold out" />,
};
