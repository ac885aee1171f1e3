import { categoryOf, type Category, type Food } from '@foodhouse/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { editFood, explainRefusal } from '../api/manage-food.ts';
import { DetailsFields, useHouseTerms, type HouseTerms } from './details-fields.tsx';
import {
  changesIn,
  detailsOf,
  errorsIn,
  explainDetails,
  saidIn,
  startingDetails,
  type DetailsValues,
} from './details-values.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** What the house says of a food beyond its card: for guests, for the kitchen and for its stock. */
export function DetailsDialog({
  food,
  onClose,
}: {
  readonly food: Food;
  readonly onClose: () => void;
}): React.JSX.Element {
  return <DetailsForm food={food} {...useHouseTerms()} onClose={onClose} />;
}

/** The form, once it is known what the house has. With two rates or more, one is chosen. */
export function DetailsForm({
  food,
  rates,
  categories = [],
  onClose,
}: {
  readonly food: Food;
  readonly rates: HouseTerms['rates'];
  readonly categories?: readonly Category[];
  readonly onClose: () => void;
}): React.JSX.Element {
  const [before] = useState(() => detailsOf(food)); // as the person saw it
  const form = useForm<DetailsValues>({ defaultValues: startingDetails(before) });
  const { handleSubmit, setError, formState } = form;
  const { isSubmitting, isDirty } = formState;
  const noCategory = categoryOf(before, { categories }) ? '' : before.categoryId; // a removed one is none, and is not sent
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
    toast.success(texts.isSaved({ name: isolated(food.name) }));
    return onClose();
  });
  return (
    <FormDialog
      title={texts.allergensAndDetailsOf({ name: isolated(food.name) })}
      maxWidth="sm"
      contentSx={{ display: 'grid', gap: 1, pt: '8px !important' }}
      submitLabel={common.save()}
      loading={isSubmitting}
      disabled={!isDirty}
      isDirty={isDirty}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <DetailsFields form={form} terms={{ rates, categories }} noCategory={noCategory} />
    </FormDialog>
  );
}

const DONE = { status: 'done' } as const;
