import type { Stories } from '../../dev/stories.tsx';
import { ImportPlan } from './import-plan.tsx';
import { FOODS } from './testing.ts';

const NAMES = FOODS.map(({ food: { id, name } }) => ({ id, name }));
const NOTHING = { added: [], changed: [], retired: [], gone: [], unchanged: 0, categories: 0 };

export const stories: Stories = {
  'an empty house': <ImportPlan plan={{ ...NOTHING, added: NAMES, categories: 4, groups: { added: 4, changed: 0 } }} />,
  'a repeat': (
    <ImportPlan
      plan={{
        ...NOTHING,
        changed: NAMES.slice(0, 1),
        retired: NAMES.slice(1, 3),
        gone: NAMES.slice(3, 4),
        unchanged: 5,
        groups: { added: 0, changed: 1 },
      }}
    />
  ),
};
