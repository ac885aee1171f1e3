// No stories: in edit-food-dialog.tsx.
import { isMealtime, signOf, type Currency, type Parsed } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldErrors, Resolver, UseFormRegister } from 'react-hook-form';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { explainField, type FoodValues, type TextName } from './food-words.ts';
import { MealtimeBoxes } from './mealtime-boxes.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface TextFieldDescription {
  readonly name: TextName;
  readonly label: string;
  readonly isLong?: boolean;
  /** Beside another field. */
  readonly isHalf?: boolean;
  readonly hint?: string;
}

const FIELDS: readonly TextFieldDescription[] = [
  { name: 'name', label: texts.foodName() },
  { name: 'supplier', label: texts.chefName() },
  { name: 'description', label: texts.foodDescription(), isLong: true },
  { name: 'price', label: texts.foodPrice(), isHalf: true },
  { name: 'quantity', label: common.quantity(), isHalf: true },
];
const PICTURE: TextFieldDescription = { name: 'img', label: texts.photoUrl(), hint: texts.photoHint() };

export function FoodFields({
  register,
  errors,
  currency,
  pictures,
}: {
  readonly register: UseFormRegister<FoodValues>;
  readonly errors: FieldErrors<FoodValues>;
  /** Of the price. */
  readonly currency: Currency;
  /** Above the field for a picture's address. In a wide window both are the second column of the form's grid. */
  readonly pictures?: ReactNode;
}): React.JSX.Element {
  const fieldOf = ({ name, label, isLong = false, isHalf = false, hint }: TextFieldDescription) => (
    <Box key={name} sx={isHalf ? null : WHOLE_LINE}>
      <FormTextField
        label={label}
        margin="dense"
        hintPlacement="below"
        multiline={isLong}
        field={register(name)}
        error={errors[name]}
        {...(isLong && { inputProps: { rows: 2 } })}
        {...(name === 'quantity' && { inputProps: { inputMode: 'numeric' } })}
        {...(name === 'price' && {
          startAdornment: <Unit>{signOf(currency)}</Unit>,
          inputProps: { inputMode: 'decimal' },
        })}
        {...(hint !== undefined && { hint })}
      />
    </Box>
  );
  return (
    <>
      <Box sx={TEXTS}>
        {FIELDS.map(fieldOf)}
        <Box sx={WHOLE_LINE}>
          <MealtimeBoxes field={register('mealtimes')} />
        </Box>
      </Box>
      <Box sx={pictures === undefined ? null : BESIDE}>
        {pictures}
        {fieldOf(PICTURE)}
      </Box>
    </>
  );
}

const TEXTS = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 2,
  alignItems: 'start',
} as const;
const BESIDE = { display: 'grid', gap: 2.5, minWidth: 0, gridColumn: { md: 2 }, gridRow: { md: '1 / 3' } } as const;
const WHOLE_LINE = { gridColumn: '1 / -1' } as const;

function Unit({ children }: { readonly children: string }): React.JSX.Element {
  return (
    <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', mr: 1 }}>
      {children}
    </Box>
  );
}

/** Validates the fields with a contract's parser, so that browser and server agree. */
export function contractResolver(
  parse: (values: unknown, currency: Currency) => Parsed<unknown>,
  currency: Currency,
): Resolver<FoodValues> {
  return (given) => {
    const values = { ...given, mealtimes: given.mealtimes.filter(isMealtime) };
    const parsed = parse(values, currency);
    return parsed.ok ? { values, errors: {} } : { values: {}, errors: fieldErrors(parsed.fields, values, currency) };
  };
}

/** Errors by field for a refusal by the contract, here or on the server. */
export function fieldErrors(
  refused: Readonly<Record<string, string>>,
  values: FoodValues,
  currency: Currency,
): Readonly<Record<string, { readonly type: string; readonly message: string }>> {
  const names = Object.keys(refused).map((path) => (path.split('.')[0] ?? path) as keyof FoodValues);
  return Object.fromEntries(
    names.map((name) => [name, { type: 'contract', message: explainField(name, values, currency) }]),
  );
}

/** What was refused beside the fields, such as a price of a size; null for nothing. */
export function otherErrors(refused: Readonly<Record<string, string>>, values: FoodValues): string | null {
  const others = Object.entries(refused).filter(([path]) => !((path.split('.')[0] ?? path) in values));
  return others.length === 0 ? null : others.map(([path, expected]) => `${path}: ${expected}`).join('; ');
}
