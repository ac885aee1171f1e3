// No stories: in choice-fields.tsx.
import { toDecimal, typedAmount, type Currency, type ListedGroupDto, type OptionDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { differenceIn, isDifference, priceText } from './choice-row.tsx';
import { FoldLine } from './fold-line.tsx';
import * as texts from './texts.ts';

/** A size for which an option can have a price of its own. */
export interface PricedSize {
  readonly id: string;
  readonly name: string;
}

/** The prices of an option by size as typed, by a key for each size; empty where the option has its own price. */
export type SizePriceValues = Readonly<Record<string, string>>;

/** A form would take an id such as `30` for a place in a list. */
const keyOf = (id: string): string => `of-${id}`;

export function sizePriceValues({ eachBySize = {} }: Pick<OptionDto, 'eachBySize'>): SizePriceValues {
  return Object.fromEntries(Object.entries(eachBySize).map(([id, each]) => [keyOf(id), priceText(each)]));
}

/** What is typed, as it is sent. @param sizes all that have a field */
export function sizePricesIn(
  values: SizePriceValues,
  sizes: readonly PricedSize[],
  currency: Currency,
): Pick<OptionDto, 'eachBySize'> {
  const prices = sizes.flatMap(({ id }) => {
    const minor = differenceIn(values[keyOf(id)] ?? '', currency);
    return minor === null ? [] : [[id, toDecimal(minor, currency)] as const];
  });
  return prices.length === 0 ? {} : { eachBySize: Object.fromEntries(prices) };
}

/** The sizes of the food that is open, and those that the group knows of other foods, by their ids. */
export function pricedSizes(
  sizes: readonly PricedSize[],
  group: Pick<ListedGroupDto, 'options'> | null,
): readonly PricedSize[] {
  const known = (group?.options ?? []).flatMap(({ eachBySize = {} }) => Object.keys(eachBySize));
  const others = [...new Set(known)].filter((id) => !sizes.some((size) => size.id === id));
  return [...sizes, ...others.map((id) => ({ id, name: id }))];
}

/** What an option costs with some sizes. */
export function SizePrices({
  sizes,
  values,
  currency,
  register,
  errors,
}: {
  readonly sizes: readonly PricedSize[];
  readonly values: SizePriceValues;
  readonly currency: Currency;
  readonly register: (
    key: string,
    rule: { readonly validate: (text: string) => true | string },
  ) => UseFormRegisterReturn;
  readonly errors: Readonly<Record<string, FieldError | undefined>> | undefined;
}): React.JSX.Element {
  const said = sizes.flatMap(({ id, name }) => {
    const minor = differenceIn(values[keyOf(id)] ?? '', currency);
    return minor === null ? [] : [texts.sizeCosts({ size: name, price: typedAmount(minor, currency) })];
  });
  const isPrice = isDifference(currency);
  return (
    <FoldLine summary={said.length === 0 ? texts.samePriceWithAll() : said.join(', ')}>
      <Box sx={COLUMNS}>
        {sizes.map(({ id, name }) => (
          <FormTextField
            key={id}
            label={texts.priceWith({ size: name })}
            field={register(keyOf(id), { validate: (text) => text.trim() === '' || isPrice(text) })}
            error={errors?.[keyOf(id)]}
            inputProps={{ inputMode: 'text' }}
          />
        ))}
      </Box>
    </FoldLine>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  columnGap: 1,
  alignItems: 'end',
} as const;
