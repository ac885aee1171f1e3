import { MEALTIMES, parseEditFoodRequest, toDecimal, type Food } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { Button } from '../../../components/button.tsx';
import { explainRefusal } from '../api/manage-food.ts';
import { contractResolver, fieldErrors, FoodFields, type FoodValues } from './food-fields.tsx';
import { saveEdit } from './save-edit.ts';

const resolver = contractResolver(parseEditFoodRequest);

/** Changes a food. Only what was changed is sent, the quantity as a difference, so that stock sold meanwhile stays sold. */
export function EditFoodDialog({
  food,
  onClose,
}: {
  readonly food: Food;
  readonly onClose: () => void;
}): React.JSX.Element {
  const [before, setBefore] = useState(() => valuesOf(food)); // as the person saw it, whatever is sold meanwhile
  const { register, handleSubmit, setError, formState } = useForm<FoodValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: { ...before, mealtimes: [...before.mealtimes] },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const { result, saved } = await saveEdit(food.id, before, values);
    setBefore(saved);
    if (result.status === 'done') {
      toast.success(`${values.name} is up to date`);
      onClose();
    } else if (result.status === 'out-of-range') {
      setError('quantity', { message: explainRefusal(result) });
    } else if (result.status === 'invalid') {
      for (const [name, error] of Object.entries(fieldErrors(result.fields, values)))
        setError(name as keyof FoodValues, error);
    } else setProblem(explainRefusal(result));
  });
  return (
    <Dialog open onClose={isSubmitting ? undefined : onClose} aria-labelledby="edit-title" fullWidth maxWidth="sm">
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="edit-title" component="h2" sx={{ fontWeight: 800 }}>
          Update {food.name}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1, pt: '8px !important' }}>
          <FoodFields register={register} errors={errors} />
          {problem !== null && (
            <Alert severity="error" role="alert" sx={{ borderRadius: 3 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 0 }}>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" isBusy={isSubmitting} disabled={!isDirty}>
            Save
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function valuesOf(food: Food): FoodValues {
  return {
    name: food.name,
    supplier: food.supplier,
    description: food.description,
    price: String(toDecimal(food.priceMinor)),
    quantity: String(food.quantity),
    img: food.img,
    mealtimes: MEALTIMES.filter((mealtime) => food.mealtimes.includes(mealtime)),
  };
}
