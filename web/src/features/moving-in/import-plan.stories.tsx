import type { Stories } from '../../dev/stories.tsx';
import { ImportPlan } from './import-plan.tsx';
import { FOODS } from './testing.ts';

const NAMES = FOODS.map(({ food: { id, name } }) => ({ id, name }));
const NOTHING = {
  added: [],
  changed: [],
  retired: [],
  hidden: [],
  portionsKept: [],
  gone: [],
  takenOff: [],
  same: [],
  withoutPicture: [],
  unchanged: 0,
  categories: 0,
};
const NO_GROUPS = { added: 0, changed: 0 };
const CHANGES = [
  { field: 'name', before: 'Margherita', after: 'Margherita with basil' },
  { field: 'sizes', before: 'Small $7.00 · Large $11.00', after: 'Small $7.50 · Large $11.50' },
  { field: 'description', before: '', after: 'Tomato, mozzarella, and a leaf or two of basil from the garden' },
] as const;

export const stories: Stories = {
  'an empty house': <ImportPlan plan={{ ...NOTHING, added: NAMES, categories: 4, groups: { added: 4, changed: 0 } }} />,
  'a repeat': (
    <ImportPlan
      plan={{
        ...NOTHING,
        changed: NAMES.slice(0, 1).map((food) => ({ ...food, changes: CHANGES })),
        same: NAMES.slice(0, 1),
        retired: NAMES.slice(1, 3),
        hidden: NAMES.slice(5, 6),
        portionsKept: NAMES.slice(4, 5),
        gone: NAMES.slice(3, 4),
        unchanged: 5,
        groups: { added: 0, changed: 1 },
      }}
    />
  ),
  'a repeat that was done': (
    <ImportPlan
      isDone
      plan={{
        ...NOTHING,
        added: NAMES.slice(0, 2),
        changed: NAMES.slice(2, 3).map((food) => ({ ...food, changes: CHANGES })),
        takenOff: NAMES.slice(3, 4),
        unchanged: 5,
        groups: { added: 1, changed: 2 },
      }}
    />
  ),
  'a repeat that takes foods off the menu': (
    <ImportPlan takesOff plan={{ ...NOTHING, gone: NAMES.slice(3, 6), unchanged: 5, groups: NO_GROUPS }} />
  ),
};
