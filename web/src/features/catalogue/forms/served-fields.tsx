// No stories: in details-fields.tsx.
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ServedField } from '../fields/served-field.tsx';
import type { DetailsValues } from './details-values.ts';

/** The weekly hours in which a food is served, in the form of its details. */
export function ServedFields({
  form: { control, setValue, clearErrors, formState },
  ...words
}: {
  readonly legend?: string;
  readonly form: UseFormReturn<DetailsValues>;
}): React.JSX.Element {
  const value = useWatch({ control, name: 'served' });
  return (
    <ServedField
      {...words}
      value={value}
      problem={formState.errors.served?.message ?? null}
      onChange={(next) => {
        clearErrors('served');
        setValue('served', [...next], { shouldDirty: true });
      }}
    />
  );
}
