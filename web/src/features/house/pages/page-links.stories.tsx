import type { Stories } from '../../../dev/stories.tsx';
import { PageLinks } from './page-links.tsx';

export const stories: Stories = {
  'all written': <PageLinks pages={['imprint', 'privacy', 'terms']} />,
  'the imprint alone': <PageLinks pages={['imprint']} />,
};
