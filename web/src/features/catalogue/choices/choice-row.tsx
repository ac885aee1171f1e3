// No stories: in choice-fields.tsx.
import {
  decimalMark,
  parseDifference,
  plainAmount,
  signOf,
  typedAmount,
  type Currency,
  type Minor,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Close } from '../../../ui/icons/close.tsx';
import type { Sorting } from '../../../ui/sortable-rows.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** A size or an option as typed. */
export interface RowValues {
  /** Its id; empty for a new one. */
  readonly key: string;
  readonly name: string;
  readonly kitchenName: string | null;
  /** Added to the food's own; with a minus it is taken off. */
  readonly price: string;
}

export const EMPTY_ROW: RowValues = { key: '', name: '', kitchenName: null, price: '0' };

/** What is typed into a field of a price; null where that is none. */
export function differenceIn(text: string, currency: Currency): Minor | null {
  return parseDifference(plainAmount(text, currency), currency);
}

/** For a field of a form: true, or what is expected. */
export function isDifference(currency: Currency): (text: string) => true | string {
  const added = typedAmount(150, currency);
  const takenOff = typedAmount(-150, currency);
  return (text) => differenceIn(text, currency) !== null || texts.priceSample({ added, takenOff });
}

/** A price that was sent, as it is typed: with two decimals or with as many as it needs. */
export function priceText(decimal: number): string {
  const isWhole = Number.isInteger(decimal) || decimal !== Number(decimal.toFixed(2));
  return (isWhole ? String(decimal) : decimal.toFixed(2)).replace('.', decimalMark());
}

interface ChoiceRowProps {
  /** `Size 2`: what the fields are named after. */
  readonly what: string;
  /** Its place in a table of short rows, of which the first one shows the labels; left out where each row has its own. */
  readonly index?: number;
  readonly removeLabel: string;
  readonly name: UseFormRegisterReturn;
  readonly price: UseFormRegisterReturn;
  /** Of the price. */
  readonly currency: Currency;
  readonly errors: { readonly name?: FieldError; readonly price?: FieldError } | undefined;
  readonly sorting: Sorting;
  /** More fields, below the name. */
  readonly children?: ReactNode;
  readonly onRemove: () => void;
}

/** A size or an option: its name and price, and below them what else there is to say of it. */
export function ChoiceRow({
  what,
  index,
  removeLabel,
  name,
  price,
  currency,
  errors,
  sorting,
  children,
  onRemove,
}: ChoiceRowProps): React.JSX.Element {
  const isShort = index !== undefined;
  const isLabelled = !isShort || index === 0;
  const isErrorShown = errors?.name !== undefined || errors?.price !== undefined;
  const look = { hiddenLabel: !isLabelled, margin: isShort ? 'dense' : 'normal' } as const;
  return (
    <Box role="group" aria-label={what} sx={[ROW, children === undefined && ONE_LINE]}>
      <Box sx={{ display: 'flex', mt: isLabelled ? 3.25 : 0.25 }}>{sorting.grip}</Box>
      <FormTextField {...look} label={common.name()} field={name} error={errors?.name} />
      <FormTextField
        {...look}
        label={common.price()}
        field={price}
        error={errors?.price}
        startAdornment={
          <Box component="span" aria-hidden="true" sx={{ whiteSpace: 'nowrap', marginInlineEnd: 0.5 }}>
            ±{signOf(currency)}
          </Box>
        }
        inputProps={{ inputMode: 'text' }} // numeric keyboards of phones have no minus
      />
      <Box sx={[BELOW, children === undefined && BESIDE, isShort && !isErrorShown && CLOSE]}>
        {children}
        <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
          {sorting.arrows}
          <IconButton aria-label={removeLabel} onClick={onRemove}>
            <Close />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 116px',
  columnGap: 1,
  alignItems: 'start',
} as const;
/** On a phone the buttons are below all the same. */
const ONE_LINE = { gridTemplateColumns: { sm: '44px minmax(0, 1fr) 116px auto' } } as const;
const BELOW = {
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mb: 1,
} as const;
const BESIDE = { gridColumn: { sm: 4 }, mt: { sm: 3.25 } } as const;
/** Where the line of an error would be. */
const CLOSE = { mt: -2.5, mb: 0.5, gridColumn: { xs: '1 / -1', sm: '2 / -1' } } as const;
