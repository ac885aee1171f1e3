import { aFood } from '@foodhouse/domain/testing';
import { opens, type Stories } from '../../../dev/stories.tsx';
import { DetailsForm } from './details-dialog.tsx';

const RATES = [
  { id: 'full', name: 'Drinks', percent: 19 },
  { id: 'reduced', name: 'Food', percent: 7 },
];

export const stories: Stories = {
  'nothing said': opens((close) => <DetailsForm food={aFood()} rates={[]} onClose={close} />),
  'all said': opens((close) => (
    <DetailsForm
      food={aFood({
        kitchenName: 'PHO',
        allergens: ['fish', 'soya'],
        tags: ['dairy-free', 'hot'],
        taxId: 'reduced',
        lowAt: 8,
        par: { portions: 40, days: [2, 3, 4, 5, 6] },
      })}
      rates={RATES}
      onClose={close}
    />
  )),
};
