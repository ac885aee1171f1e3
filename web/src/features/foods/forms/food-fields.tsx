import type { Parsed } from '@foodhouse/domain';
import type { FieldErrors, Resolver, UseFormRegister } from 'react-hook-form';
import { FormTextField } from '../../../components/text-field.tsx';

/** What the fields of a food hold: texts, as typed. The contract reads them, in the browser and on the server alike. */
export type FoodValues = Record<'name' | 'supplier' | 'description' | 'price' | 'quantity' | 'img', string>;

const FIELDS: readonly { readonly name: keyof FoodValues; readonly label: string; readonly isLong?: boolean }[] = [
  { name: 'name', label: 'Food Name' },
  { name: 'supplier', label: 'Chef-Name' },
  { name: 'description', label: 'Food Description', isLong: true },
  { name: 'price', label: 'Food-Price' },
  { name: 'quantity', label: 'Quantity' },
  { name: 'img', label: 'Photo-URL' },
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
      {FIELDS.map(({ name, label, isLong = false }) => (
        <FormTextField
          key={name}
          label={label}
          multiline={isLong}
          minRows={isLong ? 3 : 1}
          field={register(name)}
          error={errors[name]}
        />
      ))}
    </>
  );
}

/** Judges the fields by a contract's parser, so that browser and server agree. */
export function contractResolver(parse: (values: unknown) => Parsed<unknown>): Resolver<FoodValues> {
  return (values) => {
    const parsed = parse(values);
    if (parsed.ok) return { values, errors: {} };
    const errors = Object.entries(parsed.fields).map(([field, message]) => [field, { type: 'contract', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
