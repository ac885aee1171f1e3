import type { ListedGroupDto } from '@foodhouse/domain';
import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { ChoiceFields, useChoiceFields } from './choice-fields.tsx';
import { GroupDialog } from './group-dialog.tsx';
import type { Manageable } from './manage-choices.ts';

const OPTION = { kitchenName: null, max: 1, default: 0, allergens: null, tags: [], soldOut: false };
const GROUP: ListedGroupDto = {
  id: 'toppings',
  name: 'Extra toppings from the house’s own garden and from the neighbours',
  required: false,
  min: 0,
  max: 3,
  version: 1,
  foods: 4,
  options: [
    { ...OPTION, id: 'bacon', name: 'Bacon', each: 1.2, default: 1 },
    { ...OPTION, id: 'jalapenos', name: 'Pickled jalapeños from the house’s own garden', each: 0.9 },
  ],
};
const SIZES = [
  { id: 's', name: 'Small', kitchenName: null, extra: 0 },
  { id: 'l', name: 'Large', kitchenName: null, extra: 2 },
];
const SAUCE: ListedGroupDto = { ...GROUP, id: 'sauce', name: 'Sauce', required: true, max: 1, foods: 1 };

function Fields({ choices, groups, isStale = false }: Manageable & { readonly isStale?: boolean }): React.JSX.Element {
  return (
    <ChoiceFields
      state={useChoiceFields(choices, groups, 'EUR')}
      groups={groups}
      isStale={isStale}
      onGroupSaved={nothing}
    />
  );
}

export const stories: Stories = {
  'nothing yet': <Fields choices={{ version: 1, sizes: [], groups: [] }} groups={[]} />,
  'sizes and a group': <Fields choices={{ version: 1, sizes: SIZES, groups: [GROUP] }} groups={[GROUP, SAUCE]} />,
  'groups that may be stale': (
    <Fields choices={{ version: 1, sizes: SIZES, groups: [GROUP] }} groups={[GROUP]} isStale />
  ),
  'a new group': opens((close) => (
    <GroupDialog group={null} groups={[]} sizes={[]} onClose={close} onSaved={nothing} />
  )),
  'a group of four foods': opens((close) => (
    <GroupDialog group={GROUP} groups={[GROUP, SAUCE]} sizes={SIZES} onClose={close} onSaved={nothing} />
  )),
};
