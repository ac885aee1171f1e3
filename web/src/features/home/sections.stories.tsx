import { SPECIFIED_HOME } from '@foodhouse/domain';
import type { Stories } from '../../dev/stories.tsx';
import { inventoryOf, paths } from '../../paths.ts';
import { CallToAction, Features, MenuSection } from './sections.tsx';

export const stories: Stories = {
  features: <Features title="Features" features={SPECIFIED_HOME.features} />,
  'one feature': <Features title="Features" features={['fresh']} />,
  menu: <MenuSection title="Our menu" mealtimeTo={inventoryOf} />,
  'the last call': <CallToAction title="Keep your orders together with an account" startTo={paths.signUp} />,
};
