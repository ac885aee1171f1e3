import type { Stories } from '../../../dev/stories.tsx';
import { PartLinks } from './part-links.tsx';

export const stories: Stories = {
  'all saved': <PartLinks shown="hours" unsaved={[]} />,
  'two parts not saved, one of them in sight': <PartLinks shown="orders" unsaved={['orders', 'about']} />,
};
