import { parseEditFoodRequest, type MenuFood } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import toast from 'react-hot-toast';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { explainRefusal } from '../api/manage-food.ts';
import { OwnPictureButton } from '../pictures/own-picture-button.tsx';
import { contractResolver, fieldErrors, FoodFields } from './food-fields.tsx';
import type { FoodValues } from './food-words.ts';
import { saveEdit, valuesOf } from './save-edit.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/**
 * Edits a food. Only changed fields are sent, the quantity as a difference, so that portions sold meanwhile stay sold.
 */
export function EditFoodDialog({
  food,
  onClose,
}: {
  readonly food: MenuFood;
  readonly onClose: () => void;
}): React.JSX.Element {
  const [before, setBefore] = useState(() => valuesOf(food)); // as the person saw it; later sales do not matter
  const { register, handleSubmit, setError, setValue, control, formState } = useForm<FoodValues>({
    resolver: useMemo(() => contractResolver(parseEditFoodRequest, food.currency), [food.currency]),
    mode: 'onTouched',
    defaultValues: { ...before, mealtimes: [...before.mealtimes] },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const img = useWatch({ control, name: 'img' });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const { result, saved } = await saveEdit(food.id, before, values);
    setBefore(saved);
    if (result.status === 'done') {
      toast.success(texts.isSaved({ name: isolated(values.name) }));
      onClose();
    } else if (result.status === 'out-of-range') {
      setError('quantity', { message: explainRefusal(result) });
    } else if (result.status === 'invalid') {
      for (const [name, error] of Object.entries(fieldErrors(result.fields, values, food.currency)))
        setError(name as keyof FoodValues, error);
    } else setProblem(explainRefusal(result));
  });
  return (
    <FormDialog
      title={texts.updateNamed({ name: isolated(food.name) })}
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
      <FoodFields register={register} errors={errors} currency={food.currency} />
      <Box sx={{ justifySelf: 'start' }}>
        <OwnPictureButton
          chosen={img}
          onChoose={(address) => {
            setValue('img', address, { shouldValidate: true, shouldDirty: true });
          }}
        />
      </Box>
    </FormDialog>
  );
}
