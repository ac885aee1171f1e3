import { allergensText, allergenWord, dietsList, wholeStatement } from '@foodhouse/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AllergenFields, allergensIn } from '../fields/allergen-fields.tsx';
import { DietFields, dietsIn, type DeclaredValues } from '../fields/diet-fields.tsx';
import { FoldLine } from './fold-line.tsx';
import * as texts from './texts.ts';

/**
 * What an option is declared to contain, and its diets; or what a size contains beside its food. A size has no diets to tick: all that
 * its food contains is in it.
 */
export function Declared({
  values,
  tags = null,
  ...fields
}: {
  /** As they are ticked now. */
  readonly values: DeclaredValues;
  readonly statement: UseFormRegisterReturn;
  readonly allergens: UseFormRegisterReturn;
  /** Null for a size. */
  readonly tags?: UseFormRegisterReturn | null;
}): React.JSX.Element {
  const contains = tags ? allergensText(wholeStatement(allergensIn(values))) : sizeText(values);
  const diets = tags ? dietsList(dietsIn(values)) : '';
  return (
    <FoldLine summary={diets === '' ? contains : texts.containsAndDiets({ contains, diets })} isBeside={!tags}>
      <AllergenFields {...fields} isSaid={values.statement === 'said'} isBeside={!tags} />
      {tags && <DietFields values={values} field={tags} />}
    </FoldLine>
  );
}

function sizeText(values: DeclaredValues): string {
  const declared = allergensIn(values);
  if (!declared?.length) return texts.sizeAddsNothing();
  return texts.sizeAlso({ allergens: declared.map(allergenWord).join(', ') });
}
