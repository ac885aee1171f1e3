import type { Stories } from '../../dev/stories.tsx';
import { inventoryOf, paths } from '../../paths.ts';
import { CallToAction, Features, MenuSection } from './sections.tsx';

export const stories: Stories = {
  features: <Features />,
  menu: <MenuSection mealtimeTo={inventoryOf} />,
  'the last call': <CallToAction startTo={paths.signUp} />,
};
