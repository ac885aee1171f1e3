import { amountText, parsePrice, type Currency } from '@foodhouse/domain';

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Close } from '../../../ui/icons/close.tsx';

/** A size or an option as typed. */
export interface RowValues {
  /** Its id; empty for a new one. */
  readonly key: string;
  readonly name: string;
  readonly kitchenName: string | null;
  readonly price: string;
}

export const EMPTY_ROW: RowValues = { key: '', name: '', kitchenName: null, price: '0' };

/** For a field of a form: true, or what is expected. */
export function isPrice(currency: Currency): (text: string) => true | string {
  return (text) => parsePrice(text, currency) !== null || `A price such as ${amountText(150, currency)}`;
}

/** A price as it was sent, with two decimals or with as many as it needs. */
export function priceText(decimal: number): string {
  return Number.isInteger(decimal) || decimal !== Number(decimal.toFixed(2)) ? String(decimal) : decimal.toFixed(2);
}

interface ChoiceRowProps {
  /** `Size 2`: what the fields are named after. */
  readonly what: string;
  readonly name: UseFormRegisterReturn;
  readonly price: UseFormRegisterReturn;
  readonly errors: { readonly name?: FieldError; readonly price?: FieldError } | undefined;
  /** More fields, between price and Remove. */
  readonly children?: ReactNode;
  readonly onRemove: () => void;
}

/** Name and price of a size or an option, in one line. */
export function ChoiceRow({ what, name, price, errors, children, onRemove }: ChoiceRowProps): React.JSX.Element {
  return (
    <Box role="group" aria-label={what} sx={ROW}>
      <FormTextField label="Name" field={name} error={errors?.name} />
      <FormTextField
        label="Price"
        field={price}
        error={errors?.price}
        startAdornment={<span aria-hidden="true">+$&nbsp;</span>}
        inputProps={{ inputMode: 'decimal' }}
      />
      {children}
      <IconButton aria-label={`Remove ${what.toLowerCase()}`} sx={{ mt: 3.25 }} onClick={onRemove}>
        <Close />
      </IconButton>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateColumns: 'minmax(0, 1fr) 108px',
  gridAutoColumns: 'auto',
  columnGap: 1,
  alignItems: 'start',
} as const;
