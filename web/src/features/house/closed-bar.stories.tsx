import type { Stories } from '../../dev/stories.tsx';
import { ClosedBar } from './closed-bar.tsx';

export const stories: Stories = {
  'until it opens': <ClosedBar sentence="Closed, opens Tue 11:00." />,
};
