import type { Stories } from '../../dev/stories.tsx';
import { ClosedBar } from './closed-bar.tsx';

export const stories: Stories = {
  'that it is busy': <ClosedBar isBusy sentence="Busy: about 20 minutes longer until 20:15." />,
  'until it opens': <ClosedBar sentence="Closed, opens Tue 11:00." />,
};
