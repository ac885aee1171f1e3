import {
  formatMoney,
  HOUSE_PICTURE,
  MEALTIMES,
  parseAddFoodRequest,
  parsePrice,
  type Currency,
} from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import toast from 'react-hot-toast';
import { MESSAGES } from '../../../copy.ts';
import { useHouseCurrency } from '../../../data/house-currency.ts';
import { FoodPicture } from '../../foods/food-picture.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useFormKey } from '../../../lib/use-form-key.ts';
import { explainMade, makeFood } from '../api/make-food.ts';
import { PictureChoice } from './picture-choice.tsx';
import { contractResolver, fieldErrors, FoodFields } from './food-fields.tsx';
import type { FoodValues } from './food-words.ts';
import { Surface } from '../../../ui/surface.tsx';

const EMPTY: FoodValues = {
  name: '',
  supplier: '',
  description: '',
  price: '',
  quantity: '',
  img: '',
  mealtimes: MEALTIMES,
};

/** A new food, with a preview of its card over the pictures to choose from. */
export function AddFoodForm(): React.JSX.Element {
  const currency = useHouseCurrency();
  const { register, handleSubmit, reset, setError, setValue, formState, control } = useForm<FoodValues>({
    resolver: useMemo(() => contractResolver(parseAddFoodRequest, currency), [currency]),
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const values = useWatch({ control });
  const [problem, setProblem] = useState<string | null>(null);
  const keyOf = useFormKey();
  const submit = handleSubmit(async (fields) => {
    setProblem(null);
    const result = await makeFood(fields, {}, keyOf(fields));
    if (result.status === 'done') {
      toast.success(MESSAGES.foodAdded);
      reset(EMPTY);
      keyOf(null);
    } else if (result.status === 'invalid') {
      for (const [name, error] of Object.entries(fieldErrors(result.fields, fields, currency)))
        setError(name as keyof FoodValues, error);
    } else setProblem(explainMade(result));
  });
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={FORM}>
      <FoodFields
        register={register}
        errors={formState.errors}
        currency={currency}
        pictures={
          <>
            <Preview {...EMPTY} {...values} currency={currency} />
            <PictureChoice
              chosen={values.img ?? ''}
              onChoose={(address) => {
                setValue('img', address, { shouldValidate: true });
              }}
            />
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 1 }}>
        {problem !== null && (
          <Alert severity="error" role="alert">
            {problem}
          </Alert>
        )}
        <SubmitButton loading={formState.isSubmitting}>Add Food</SubmitButton>
      </Box>
    </Box>
  );
}

/** The texts, and beside them the picture. */
const FORM = {
  display: 'grid',
  gridTemplateColumns: { md: 'minmax(0, 560px) minmax(0, 360px)' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: 4,
  rowGap: 1,
  alignItems: 'start',
} as const;

function Preview({
  name,
  supplier,
  price,
  quantity,
  img,
  currency,
}: FoodValues & { readonly currency: Currency }): React.JSX.Element {
  const minor = parsePrice(price, currency);
  return (
    <Surface component="section" aria-label="Preview" sx={{ overflow: 'hidden' }}>
      <Box sx={{ height: 170 }}>
        {/* The key resets the failure: it does not apply to another picture. */}
        <FoodPicture key={img} src={img || HOUSE_PICTURE} seed={name} size={120} />
      </Box>
      <Box sx={{ p: 2.25, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Typography sx={{ fontWeight: 700 }}>{name || 'Food Name'}</Typography>
          <Typography sx={{ fontWeight: 800, color: 'primary.main' }}>
            {minor === null ? '—' : formatMoney(minor, currency)}
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary">
          Chef: {supplier || '—'} · Quantity: {quantity || '—'}
        </Typography>
      </Box>
    </Surface>
  );
}
