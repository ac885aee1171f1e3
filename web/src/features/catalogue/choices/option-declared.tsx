import { allergensText, allergenWord, dietsList, wholeStatement } from '@foodhouse/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AllergenFields, allergensIn } from '../fields/allergen-fields.tsx';
import { DietFields, dietsIn, type DeclaredValues } from '../fields/diet-fields.tsx';
import { FoldLine } from './fold-line.tsx';
import * as texts from './texts.ts';

/** What an option, or a size beside its food, is declared to contain, and its diets. */
export function Declared({
  values,
  isSize = false,
  tags,
  ...fields
}: {
  /** As they are ticked now. */
  readonly values: DeclaredValues;
  readonly isSize?: boolean;
  readonly statement: UseFormRegisterReturn;
  readonly allergens: UseFormRegisterReturn;
  readonly tags: UseFormRegisterReturn;
}): React.JSX.Element {
  const contains = isSize ? sizeText(values) : allergensText(wholeStatement(allergensIn(values)));
  const diets = dietsList(dietsIn(values));
  return (
    <FoldLine summary={diets === '' ? contains : texts.containsAndDiets({ contains, diets })}>
      <AllergenFields {...fields} isSaid={values.statement === 'said'} isBeside={isSize} />
      <DietFields values={values} field={tags} />
    </FoldLine>
  );
}

function sizeText(values: DeclaredValues): string {
  const declared = allergensIn(values);
  if (!declared?.length) return texts.sizeAddsNothing();
  return texts.sizeAlso({ allergens: declared.map(allergenWord).join(', ') });
}
