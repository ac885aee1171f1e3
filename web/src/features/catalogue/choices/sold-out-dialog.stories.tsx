import type { ChoicesDto, GroupDto } from '@foodhouse/domain';
import { opens, type Stories } from '../../../dev/stories.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { SoldOutOptions } from './sold-out-dialog.tsx';

const OPTION = { kitchenName: null, each: 0, max: 1, default: 0, allergens: null, tags: [], soldOut: false };
const GROUP: GroupDto = {
  id: 'toppings',
  name: 'Toppings',
  required: false,
  min: 0,
  max: 3,
  options: [
    { ...OPTION, id: 'bacon', name: 'Bacon' },
    { ...OPTION, id: 'jalapenos', name: 'Pickled jalapeños from the house’s own garden', soldOut: true },
  ],
};

const SIZES = [
  { id: 's', name: 'Small', kitchenName: null, extra: 0 },
  { id: 'l', name: 'Large', kitchenName: null, extra: 2, soldOut: true },
];

const inDialog = (groups: readonly GroupDto[], sizes: ChoicesDto['sizes'] = []): React.ReactNode =>
  opens((close) => (
    <InfoDialog title="Options of Margherita Pizza" onClose={close}>
      <SoldOutOptions
        foodName="Margherita Pizza"
        choices={{ sizes, groups }}
        onMark={() =>
          Promise.resolve({ ok: false, problem: 'We could not hear back: press it again once you are online.' })
        }
      />
    </InfoDialog>
  ));

export const stories: Stories = {
  'one is sold out': inDialog([GROUP, { ...GROUP, id: 'sauce', name: 'Sauce' }]),
  'sizes too': inDialog([GROUP], SIZES),
  'one size alone': inDialog([]),
};
