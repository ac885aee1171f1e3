import { allergensText, wholeStatement } from '@foodhouse/domain';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { AllergenFields, allergensIn, type AllergenValues } from '../fields/allergen-fields.tsx';
import { FoldLine } from './fold-line.tsx';

/** What an option is declared to contain. */
export function OptionAllergens({
  values,
  ...fields
}: {
  /** As they are ticked now. */
  readonly values: AllergenValues;
  readonly statement: UseFormRegisterReturn;
  readonly allergens: UseFormRegisterReturn;
}): React.JSX.Element {
  return (
    <FoldLine summary={allergensText(wholeStatement(allergensIn(values)))}>
      <AllergenFields {...fields} isSaid={values.statement === 'said'} />
    </FoldLine>
  );
}
