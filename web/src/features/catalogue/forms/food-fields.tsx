// No stories: in copy-food-dialog.tsx.
import { isMealtime, signOf, type Currency, type Parsed } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldError, FieldErrors, Resolver, UseFormRegister, UseFormRegisterReturn } from 'react-hook-form';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { explainField, type FoodValues, type TextName } from './food-words.ts';
import { asksPictureText, valuesSent, withPlainPrice } from './food-values.ts';
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

const QUANTITY: TextFieldDescription = { name: 'quantity', label: common.quantity(), isHalf: true };
const FIELDS: readonly TextFieldDescription[] = [
  { name: 'name', label: texts.foodName() },
  { name: 'supplier', label: texts.chefName() },
  { name: 'description', label: texts.foodDescription(), isLong: true },
  { name: 'price', label: texts.foodPrice(), isHalf: true },
  QUANTITY,
];
const PICTURE: TextFieldDescription = { name: 'img', label: texts.photoUrl(), hint: texts.photoHint() };
const PICTURE_TEXT: TextFieldDescription = {
  name: 'pictureText',
  label: texts.pictureText(),
  hint: texts.pictureTextHint(),
};

export function FoodFields({
  register,
  errors,
  currency,
  img,
  hasQuantity = true,
  hasMealtimes = true,
  pictures,
}: {
  readonly register: UseFormRegister<FoodValues>;
  readonly errors: FieldErrors<FoodValues>;
  /** Of the price. */
  readonly currency: Currency;
  /** The address of the picture, as it is typed. */
  readonly img: string;
  /** Whether its portions are among them: where there is more to say of them, they stand beside that. */
  readonly hasQuantity?: boolean;
  /** The same of its mealtimes. */
  readonly hasMealtimes?: boolean;
  /** Above the field for a picture's address. In a wide window both are the second column of the form's grid. */
  readonly pictures?: ReactNode;
}): React.JSX.Element {
  const fieldOf = (description: TextFieldDescription): React.JSX.Element => (
    <Box key={description.name} sx={description.isHalf ? null : WHOLE_LINE}>
      <FoodField
        {...description}
        field={register(description.name)}
        error={errors[description.name]}
        currency={currency}
      />
    </Box>
  );
  return (
    <>
      <Box sx={TEXTS}>
        {FIELDS.filter(({ name }) => hasQuantity || name !== 'quantity').map(fieldOf)}
        {hasMealtimes && (
          <Box sx={WHOLE_LINE}>
            <MealtimeBoxes field={register('mealtimes')} />
          </Box>
        )}
      </Box>
      <Box sx={pictures === undefined ? null : BESIDE}>
        {pictures}
        {fieldOf(PICTURE)}
        {asksPictureText(img) && fieldOf(PICTURE_TEXT)}
      </Box>
    </>
  );
}

/** Its portions alone. */
export function QuantityField(props: Pick<FoodFieldProps, 'field' | 'error'>): React.JSX.Element {
  return <FoodField {...QUANTITY} {...props} />;
}

interface FoodFieldProps extends TextFieldDescription {
  readonly field: UseFormRegisterReturn;
  readonly error: FieldError | undefined;
  readonly currency?: Currency;
}

function FoodField({ name, label, isLong = false, hint, field, error, currency }: FoodFieldProps): React.JSX.Element {
  return (
    <FormTextField
      label={label}
      margin="dense"
      hintPlacement="below"
      multiline={isLong}
      field={field}
      error={error}
      {...(isLong && { inputProps: { rows: 2 } })}
      {...(name === 'quantity' && { inputProps: { inputMode: 'numeric' } })}
      {...(name === 'price' && {
        startAdornment: currency && <Unit>{signOf(currency)}</Unit>,
        inputProps: { inputMode: 'decimal' },
      })}
      {...(hint !== undefined && { hint })}
    />
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
    <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary', marginInlineEnd: 1 }}>
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
    const values = { ...withPlainPrice(valuesSent(given), currency), mealtimes: given.mealtimes.filter(isMealtime) };
    const parsed = parse(values, currency);
    return parsed.ok ? { values, errors: {} } : { values: {}, errors: fieldErrors(parsed.fields, given, currency) };
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
