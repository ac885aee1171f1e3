import { useForm, useWatch } from 'react-hook-form';
import type { Stories } from '../../../dev/stories.tsx';
import { allergenValuesOf, type AllergenValues } from '../fields/allergen-fields.tsx';
import { OptionAllergens } from './option-allergens.tsx';

function AnOption({ declared }: { readonly declared: Parameters<typeof allergenValuesOf>[0] }): React.JSX.Element {
  const { register, control } = useForm<AllergenValues>({ defaultValues: allergenValuesOf(declared) });
  const values = { ...allergenValuesOf(null), ...useWatch({ control }) };
  return (
    <OptionAllergens
      values={{ ...values, allergens: values.allergens.filter((word) => word !== undefined) }}
      statement={register('statement')}
      allergens={register('allergens')}
    />
  );
}

export const stories: Stories = {
  declared: <AnOption declared={['milk', 'soya']} />,
  'not declared': <AnOption declared={null} />,
};
