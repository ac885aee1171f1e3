import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { useForm } from 'react-hook-form';
import type { Stories } from '../../../dev/stories.tsx';
import { DetailsFields, type HouseTerms } from './details-fields.tsx';
import { detailsOf, startingDetails, type DetailsValues } from './details-values.ts';

const RATES = [
  { id: 'full', name: 'Drinks', percent: 19 },
  { id: 'reduced', name: 'Food', percent: 7 },
];

function Fields({ food, rates }: Pick<HouseTerms, 'rates'> & { readonly food: Food }): React.JSX.Element {
  const form = useForm<DetailsValues>({ defaultValues: startingDetails(detailsOf(food)) });
  return <DetailsFields form={form} terms={{ rates, categories: [] }} />;
}

export const stories: Stories = {
  'nothing said': <Fields food={aFood()} rates={[]} />,
  'all said': (
    <Fields
      food={aFood({
        kitchenName: 'PHO',
        allergens: ['fish', 'soya'],
        tags: ['dairy-free', 'hot'],
        taxId: 'reduced',
        lowAt: 8,
        par: { portions: 40, days: [2, 3, 4, 5, 6] },
      })}
      rates={RATES}
    />
  ),
  'a diet that its allergens contradict': (
    <Fields food={aFood({ allergens: ['gluten'], tags: ['gluten-free', 'hot'] })} rates={[]} />
  ),
};
