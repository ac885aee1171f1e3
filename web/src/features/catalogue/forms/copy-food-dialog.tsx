import { NEW_FOOD, LIMITS, parseAddFoodRequest, type ChoicesDto, type Food, type MenuFood } from '@foodhouse/domain';
import { useCallback, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useRequest } from '../../../data/use-request.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { explainMade, makeFood } from '../api/make-food.ts';
import { sentChoices } from '../api/sent-choices.ts';
import { loadChoices } from '../choices/manage-choices.ts';
import { changesIn, detailsOf, saidIn } from './details-values.ts';
import { contractResolver, fieldErrors, FoodFields, otherErrors } from './food-fields.tsx';
import type { FoodValues } from './food-words.ts';
import { valuesOf } from './food-values.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface CopyFoodDialogProps {
  readonly food: Food;
  readonly onClose: () => void;
}

/** A new food that begins with everything that another one has, but no portions and no kitchen name. */
export function CopyFoodDialog({ food, onClose }: CopyFoodDialogProps): React.JSX.Element {
  const [from] = useState(food); // as the person saw it
  const choices = useRequest(useCallback(async () => loadChoices(from.id), [from.id]));
  if (choices.status === 'ready') return <CopyFoodForm food={from} choices={choices.value} onClose={onClose} />;
  return (
    <InfoDialog title={titleOf(from)} onClose={onClose}>
      {choices.status === 'failed' ? (
        <FailureBlock reason={choices.reason} onRetry={choices.retry} />
      ) : (
        <p role="status">{common.oneMoment()}</p>
      )}
    </InfoDialog>
  );
}

/** The form, once it is known what can be chosen of the food. */
export function CopyFoodForm({
  food,
  choices,
  onClose,
}: CopyFoodDialogProps & { readonly choices: ChoicesDto }): React.JSX.Element {
  const [copied] = useState(() => copyOf(food));
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState, control } = useForm<FoodValues>({
    resolver: useMemo(() => contractResolver(parseAddFoodRequest, food.currency), [food.currency]),
    mode: 'onTouched',
    defaultValues: { ...copied, mealtimes: [...copied.mealtimes] },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const img = useWatch({ control, name: 'img' });
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const extras = {
      details: detailsFrom(food),
      choices: sentChoices(choices),
    };
    const result = await makeFood(values, extras);
    if (result.status === 'invalid') {
      for (const [name, error] of Object.entries(fieldErrors(result.fields, values, food.currency)))
        setError(name as keyof FoodValues, error);
      return setProblem(otherErrors(result.fields, values));
    }
    if (result.status !== 'done') return setProblem(explainMade(result));
    toast.success(texts.foodAdded());
    return onClose();
  });
  return (
    <FormDialog
      title={titleOf(food)}
      text={texts.comesAlong({ sizes: choices.sizes.length, groups: choices.groups.length })}
      maxWidth="sm"
      contentSx={{ display: 'grid', gap: 1 }}
      submitLabel={texts.addFood()}
      loading={isSubmitting}
      isDirty={isDirty}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <FoodFields register={register} errors={errors} currency={food.currency} img={img} />
    </FormDialog>
  );
}

const MARK_LENGTH = texts.nameOfCopy({ name: '' }).length;

function copyOf(food: MenuFood): FoodValues {
  const name = texts.nameOfCopy({ name: food.name.slice(0, LIMITS.foodName - MARK_LENGTH) });
  return { ...valuesOf(food), name, quantity: '0' };
}

/** What a food says beyond its card that a new one does not. By its kitchen name it alone is known there. */
function detailsFrom(food: Food): ReturnType<typeof changesIn> {
  const none = detailsOf({ ...food, ...NEW_FOOD });
  return changesIn(saidIn(none), saidIn({ ...detailsOf(food), kitchenName: none.kitchenName }));
}

function titleOf({ name }: CopyFoodDialogProps['food']): string {
  return texts.copyOf({ name: isolated(name) });
}
