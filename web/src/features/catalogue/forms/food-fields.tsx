import { isMealtime, type Parsed } from '@foodhouse/domain';
import type { FieldErrors, Resolver, UseFormRegister } from 'react-hook-form';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { explainField, type FoodValues, type TextName } from './food-words.ts';
import { MealtimeBoxes } from './mealtime-boxes.tsx';

interface TextFieldDescription {
  readonly name: TextName;
  readonly label: string;
  readonly isLong?: boolean;
  readonly hint?: string;
}

const FIELDS: readonly TextFieldDescription[] = [
  { name: 'name', label: 'Food Name' },
  { name: 'supplier', label: 'Chef-Name' },
  { name: 'description', label: 'Food Description', isLong: true },
  { name: 'price', label: 'Food-Price' },
  { name: 'quantity', label: 'Quantity' },
  { name: 'img', label: 'Photo-URL', hint: 'Empty: the picture of the house' },
];

export function FoodFields({
  register,
  errors,
}: {
  readonly register: UseFormRegister<FoodValues>;
  readonly errors: FieldErrors<FoodValues>;
}): React.JSX.Element {
  return (
    <>
      {FIELDS.map(({ name, label, isLong = false, hint }) => (
        <FormTextField
          key={name}
          label={label}
          multiline={isLong}
          minRows={isLong ? 3 : 1}
          field={register(name)}
          error={errors[name]}
          {...(hint !== undefined && { hint })}
        />
      ))}
      <MealtimeBoxes field={register('mealtimes')} />
    </>
  );
}

/** Validates the fields with a contract's parser, so that browser and server agree. */
export function contractResolver(parse: (values: unknown) => Parsed<unknown>): Resolver<FoodValues> {
  return (given) => {
    const values = { ...given, mealtimes: given.mealtimes.filter(isMealtime) };
    const parsed = parse(values);
    return parsed.ok ? { values, errors: {} } : { values: {}, errors: fieldErrors(parsed.fields, values) };
  };
}

/** Errors by field for a refusal by the contract, here or on the server. */
export function fieldErrors(
  refused: Readonly<Record<string, string>>,
  values: FoodValues,
): Readonly<Record<string, { readonly type: string; readonly message: string }>> {
  const names = Object.keys(refused).map((path) => (path.split('.')[0] ?? path) as keyof FoodValues);
  return Object.fromEntries(names.map((name) => [name, { type: 'contract', message: explainField(name, values) }]));
}
