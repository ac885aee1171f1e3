import { LOW_STOCK, typedNumber, type Category, type HouseDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { callApi } from '../../../data/client.ts';
import { useRequest } from '../../../data/use-request.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { SHORT_WEEKDAYS, WEEK } from '../../../ui/week.ts';
import { Choice } from '../fields/choice.tsx';
import { askCategories } from '../api/ask-categories.ts';
import { AllergenFields } from '../fields/allergen-fields.tsx';
import { DietFields } from '../fields/diet-fields.tsx';
import type { DetailsValues } from './details-values.ts';
import { ServedFields } from './served-fields.tsx';
import { TickBoxes } from '../fields/tick-boxes.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** What a house has that a food may name: both empty until it is known, and where nothing is to choose. */
export interface HouseTerms {
  readonly rates: HouseDto['tax']['rates'];
  /** In their order. */
  readonly categories: readonly Category[];
}

export function useHouseTerms(): HouseTerms {
  const house = useRequest(askHouse);
  const categories = useRequest(askCategories);
  return {
    rates: house.status === 'ready' ? house.value.tax.rates : [],
    categories: categories.status === 'ready' ? categories.value.categories : [],
  };
}

export function askHouse(): ReturnType<typeof callApi<HouseDto>> {
  return callApi<HouseDto>('/house');
}

interface DetailsFieldsProps {
  readonly form: UseFormReturn<DetailsValues>;
  readonly terms: HouseTerms;
  /** What stands for no category: a removed one, which is not sent. */
  readonly noCategory?: string;
}

/** What a house says of a food beyond its card. With two rates or more, one is chosen. */
export function DetailsFields(props: DetailsFieldsProps): React.JSX.Element {
  return (
    <>
      <Typography component="h3" sx={HEADING}>
        {texts.forGuests()}
      </Typography>
      <DeclaredFields form={props.form} />
      <CategoryField {...props} />
      <ServedFields form={props.form} />
      <Typography component="h3" sx={HEADING}>
        {texts.forKitchenAndTill()}
      </Typography>
      <KitchenFields {...props} />
      <Typography component="h3" sx={HEADING}>
        {common.stock()}
      </Typography>
      <StockFields form={props.form} />
    </>
  );
}

/** Allergens and diets. */
export function DeclaredFields({ form: { register, control } }: Pick<DetailsFieldsProps, 'form'>): React.JSX.Element {
  const [statement, allergens, tags] = useWatch({ control, name: ['statement', 'allergens', 'tags'] });
  return (
    <>
      <AllergenFields
        statement={register('statement')}
        allergens={register('allergens')}
        isSaid={statement === 'said'}
      />
      <DietFields values={{ statement, allergens, tags }} field={register('tags')} />
    </>
  );
}

/** Its category, in a house that has some. */
export function CategoryField({
  form: { register },
  terms: { categories },
  noCategory = '',
}: DetailsFieldsProps): React.JSX.Element | null {
  if (categories.length === 0) return null;
  return (
    <Box role="radiogroup" aria-label={texts.category()} sx={CATEGORIES}>
      {[{ id: noCategory, name: texts.noCategory() }, ...categories].map(({ id, name }) => (
        <Choice key={id} value={id} {...register('categoryId')}>
          {name}
        </Choice>
      ))}
    </Box>
  );
}

/** Its name in the kitchen, and its rate of tax. */
export function KitchenFields({
  form: { register, formState },
  terms: { rates },
}: Pick<DetailsFieldsProps, 'form' | 'terms'>): React.JSX.Element {
  const id = useId();
  return (
    <>
      <FormTextField
        label={texts.nameInTheKitchen()}
        hint={texts.kitchenNameHint()}
        field={register('kitchenName')}
        error={formState.errors.kitchenName}
      />
      {rates.length > 1 && (
        <Box role="radiogroup" aria-labelledby={id} sx={{ mb: 2 }}>
          <Typography id={id} component="p" variant="body2" sx={{ fontWeight: 600 }}>
            {common.tax()}
          </Typography>
          {rates.map(({ id, name, percent }, index) => (
            <Choice key={id} value={index === 0 ? '' : id} {...register('taxId')}>
              {texts.rateOf({ name, percent: typedNumber(percent) })}
            </Choice>
          ))}
        </Box>
      )}
    </>
  );
}

/** Whether its portions are counted, when they are few, and with how many a day begins. */
export function StockFields({
  form: { register, control, formState },
  children,
}: Pick<DetailsFieldsProps, 'form'> & {
  /** Before the others, where portions are counted. */
  readonly children?: ReactNode;
}): React.JSX.Element {
  const { errors } = formState;
  const isUncounted = useWatch({ control, name: 'isUncounted' });
  return (
    <>
      <Box component="label" sx={TICK}>
        <Checkbox {...register('isUncounted')} />
        <span>{texts.neverRunsOut()}</span>
      </Box>
      {!isUncounted && (
        <>
          {children}
          <Box sx={PAIR}>
            <FormTextField
              label={texts.lowFrom()}
              hint={texts.lowFromHint({ count: LOW_STOCK })}
              field={register('lowAt')}
              error={errors.lowAt}
              inputProps={{ inputMode: 'numeric' }}
            />
            <FormTextField
              label={texts.dayBeginsWith()}
              hint={texts.dayBeginsWithHint()}
              field={register('parPortions')}
              error={errors.parPortions}
              inputProps={{ inputMode: 'numeric' }}
            />
          </Box>
          <TickBoxes
            legend={texts.onTheseDays()}
            options={DAY_BOXES}
            field={register('parDays')}
            error={errors.parDays?.message}
            columnPx={70}
          />
        </>
      )}
    </>
  );
}

const DAY_BOXES = WEEK.map((day) => ({ value: String(day), label: SHORT_WEEKDAYS[day] }));

const CATEGORIES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
  mb: 2,
} as const;
const HEADING = { fontWeight: 700, mt: 1, mb: 0.5 } as const;
const TICK = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, mb: 1, cursor: 'pointer' } as const;
const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1 } as const;
