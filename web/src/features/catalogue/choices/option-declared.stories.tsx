import { useForm, useWatch } from 'react-hook-form';
import type { Stories } from '../../../dev/stories.tsx';
import { declaredValuesOf, NOTHING_DECLARED, type DeclaredValues } from '../fields/diet-fields.tsx';
import { Declared } from './option-declared.tsx';

function AnOption({
  isSize = false,
  ...declared
}: Parameters<typeof declaredValuesOf>[0] & { readonly isSize?: boolean }): React.JSX.Element {
  const { register, control } = useForm<DeclaredValues>({ defaultValues: declaredValuesOf(declared) });
  const values = useWatch({ control, compute: (now) => now });
  return (
    <Declared
      values={{ ...NOTHING_DECLARED, ...values }}
      statement={register('statement')}
      allergens={register('allergens')}
      tags={isSize ? null : register('tags')}
    />
  );
}

export const stories: Stories = {
  declared: <AnOption allergens={['milk', 'soya']} tags={[]} />,
  'with diets, one of them contradicted': <AnOption allergens={['soya', 'milk']} tags={['vegan', 'vegetarian']} />,
  'not declared': <AnOption allergens={null} tags={[]} />,
  'of a size': <AnOption isSize allergens={['gluten']} tags={[]} />,
};
