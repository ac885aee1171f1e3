import {
  ALLERGENS,
  DIET_TAGS,
  LOW_STOCK,
  categoryOf,
  type Category,
  type Food,
  type HouseDto,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import toast from 'react-hot-toast';
import { callApi } from '../../../data/client.ts';
import { useRequest } from '../../../data/use-request.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { askCategories } from '../api/ask-categories.ts';
import { editFood, explainRefusal } from '../api/manage-food.ts';
import { changesIn, detailsOf, errorsIn, explainDetails, saidIn, type DetailsValues } from './details-values.ts';
import { TickBoxes } from './tick-boxes.tsx';

type Rates = HouseDto['tax']['rates'];

/** What the house says of a food beyond its card: for guests, for the kitchen and for its stock. */
export function DetailsDialog({
  food,
  onClose,
}: {
  readonly food: Food;
  readonly onClose: () => void;
}): React.JSX.Element {
  const house = useRequest(askHouse);
  const categories = useRequest(askCategories);
  const rates = house.status === 'ready' ? house.value.tax.rates : [];
  const known = categories.status === 'ready' ? categories.value.categories : [];
  return <DetailsForm food={food} rates={rates} categories={known} onClose={onClose} />;
}

function askHouse(): ReturnType<typeof callApi<HouseDto>> {
  return callApi<HouseDto>('/house');
}

/** @param rates of the house: with two or more, one is chosen */
export function DetailsForm({
  food,
  rates,
  categories = [],
  onClose,
}: {
  readonly food: Food;
  readonly rates: Rates;
  /** Of the house, in their order. */
  readonly categories?: readonly Category[];
  readonly onClose: () => void;
}): React.JSX.Element {
  const [before] = useState(() => detailsOf(food)); // as the person saw it
  const { register, handleSubmit, setError, control, formState } = useForm<DetailsValues>({
    defaultValues: {
      ...before,
      allergens: [...before.allergens],
      tags: [...before.tags],
      parDays: [...before.parDays],
    },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const [statement, isUncounted] = useWatch({ control, name: ['statement', 'isUncounted'] });
  const none = categoryOf(before, { categories }) ? '' : before.categoryId; // a removed one is none, and is not sent
  const [problem, setProblem] = useState<string | null>(null);
  const say = (wrong: ReturnType<typeof explainDetails>): void => {
    for (const [index, [name, message]] of Object.entries(wrong).entries())
      setError(name as keyof DetailsValues, { message }, { shouldFocus: index === 0 });
  };
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const changes = changesIn(saidIn(before), saidIn(values));
    const wrong = errorsIn(changes);
    if (Object.keys(wrong).length > 0) return say(wrong);
    const result = Object.keys(changes).length === 0 ? DONE : await editFood(food.id, changes);
    if (result.status === 'invalid') return say(explainDetails(result.fields));
    if (result.status !== 'done') return setProblem(explainRefusal(result));
    toast.success(`${food.name} is up to date`);
    return onClose();
  });
  return (
    <FormDialog
      title={`Allergens and details: ${food.name}`}
      maxWidth="sm"
      contentSx={{ display: 'grid', gap: 1, pt: '8px !important' }}
      submitLabel="Save"
      loading={isSubmitting}
      disabled={!isDirty}
      isDirty={isDirty}
      error={problem}
      noValidate
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Typography component="h3" variant="lead" sx={HEADING}>
        For guests
      </Typography>
      <Box role="radiogroup" aria-label="Allergens" sx={CHOICE}>
        <Box component="label">
          <Radio value="ask" {...register('statement')} /> Guests ask the house about allergens
        </Box>
        <Box component="label">
          <Radio value="said" {...register('statement')} /> It contains what is ticked, of the fourteen
        </Box>
      </Box>
      {statement === 'said' && (
        <TickBoxes
          legend="Contains (none ticked: none of them)"
          options={ALLERGEN_BOXES}
          field={register('allergens')}
        />
      )}
      <TickBoxes legend="Diets" options={TAG_BOXES} field={register('tags')} />
      {categories.length > 0 && (
        <Box role="radiogroup" aria-label="Category" sx={[CHOICE, { mb: 2 }]}>
          {[{ id: none, name: 'No category' }, ...categories].map(({ id, name }) => (
            <Box component="label" key={id}>
              <Radio value={id} {...register('categoryId')} /> {name}
            </Box>
          ))}
        </Box>
      )}
      <Typography component="h3" variant="lead" sx={HEADING}>
        For the kitchen and the till
      </Typography>
      <FormTextField
        label="Name in the kitchen"
        hint="Empty: the food’s name"
        field={register('kitchenName')}
        error={errors.kitchenName}
      />
      {rates.length > 1 && (
        <Box role="radiogroup" aria-label="Tax" sx={[CHOICE, { mb: 2 }]}>
          {rates.map(({ id, name, percent }, index) => (
            <Box component="label" key={id}>
              <Radio value={index === 0 ? '' : id} {...register('taxId')} /> {name}, {percent} %
            </Box>
          ))}
        </Box>
      )}
      <Typography component="h3" variant="lead" sx={HEADING}>
        Stock
      </Typography>
      <Box component="label" sx={TICK}>
        <Checkbox {...register('isUncounted')} />
        <span>It never runs out: nobody counts it</span>
      </Box>
      {!isUncounted && (
        <>
          <Box sx={PAIR}>
            <FormTextField
              label="Low from"
              hint={`Empty: ${LOW_STOCK}`}
              field={register('lowAt')}
              error={errors.lowAt}
              inputProps={{ inputMode: 'numeric' }}
            />
            <FormTextField
              label="A day begins with"
              hint="Empty: what is left"
              field={register('parPortions')}
              error={errors.parPortions}
              inputProps={{ inputMode: 'numeric' }}
            />
          </Box>
          <TickBoxes
            legend="On these days"
            options={DAY_BOXES}
            field={register('parDays')}
            error={errors.parDays?.message}
            columnPx={80}
          />
        </>
      )}
    </FormDialog>
  );
}

const DONE = { status: 'done' } as const;

const ALLERGEN_BOXES = ALLERGENS.map((value) => ({ value, label: value }));
const TAG_BOXES = DIET_TAGS.map((value) => ({ value, label: value }));
/** Monday first, as a week of work is read. */
const DAY_BOXES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({
  value: String((index + 1) % 7),
  label,
}));

const HEADING = { fontWeight: 700, mt: 1, mb: 0.5 } as const;
const CHOICE = {
  display: 'grid',
  mb: 1,
  '& label': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer' },
} as const;
const TICK = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, mb: 1, cursor: 'pointer' } as const;
const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1 } as const;
