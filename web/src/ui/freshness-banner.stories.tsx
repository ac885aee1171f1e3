import type { Stories } from '../dev/stories.tsx';
import { FreshnessBanner } from './freshness-banner.tsx';

export const stories: Stories = {
  'not live: after ten seconds with a retry': <FreshnessBanner isFresh={false} />,
};
