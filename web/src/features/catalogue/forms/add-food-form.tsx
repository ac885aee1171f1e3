import { MEALTIMES, parseAddFoodRequest } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useForm, useWatch } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useHouseCurrency } from '../../../data/house-currency.ts';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { Button } from '../../../ui/button.tsx';
import { GuardUnsaved } from '../../../ui/guard-unsaved.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { explainMade, makeFood } from '../api/make-food.ts';
import type { AddFoodExtrasProps, ReadExtras } from './add-food-extras.tsx';
import { loadForms } from './lazy-food-dialogs.tsx';
import { contractResolver, fieldErrors, FoodFields, otherErrors } from './food-fields.tsx';
import type { FoodValues } from './food-words.ts';
import { BESIDE, FIELDS_OF_FOOD, PAGE_OF_FOOD } from './page-of-food.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const Extras = lazyComponent(async () => (await loadForms()).AddFoodExtras);

const PictureChoice = lazyComponent(async () => (await loadForms()).PictureChoice);

const EMPTY: FoodValues = {
  name: '',
  supplier: '',
  description: '',
  price: '',
  quantity: '',
  img: '',
  pictureText: '',
  mealtimes: MEALTIMES,
};

/** A new food with all that belongs to it, made by one request. All but its fields is loaded after them. */
export function AddFoodForm({ Preview }: Pick<AddFoodExtrasProps, 'Preview'>): React.JSX.Element {
  const currency = useHouseCurrency();
  const { register, handleSubmit, reset, setError, setValue, formState, control } = useForm<FoodValues>({
    resolver: useMemo(() => contractResolver(parseAddFoodRequest, currency), [currency]),
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting, isDirty } = formState;
  const values = useWatch({ control });
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const reader = useRef<ReadExtras>(null);
  const save = async (fields: FoodValues): Promise<void> => {
    setProblem(null);
    const extras = reader.current ? await reader.current() : {};
    if (extras === null) return;
    const result = await makeFood(fields, extras);
    if (result.status === 'done') {
      toast.success(texts.foodAdded());
      reset(EMPTY);
      setRound(round + 1);
    } else if (result.status === 'invalid') {
      for (const [name, error] of Object.entries(fieldErrors(result.fields, fields, currency)))
        setError(name as keyof FoodValues, error);
      setProblem(otherErrors(result.fields, fields));
    } else setProblem(explainMade(result));
  };
  const foot = (
    <Box sx={FOOT}>
      {problem !== null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <SubmitButton form="food" loading={isSubmitting}>
        {texts.addFood()}
      </SubmitButton>
    </Box>
  );
  return (
    <Surface sx={PAGE_OF_FOOD}>
      {/* What is below has lines of its own, in which Enter must not add the food. */}
      <Box
        component="form"
        id="food"
        noValidate
        onSubmit={(event) => void handleSubmit(save)(event)}
        sx={FIELDS_OF_FOOD}
      >
        <FoodFields
          register={register}
          errors={errors}
          currency={currency}
          img={values.img ?? ''}
          pictures={
            <ErrorBoundary fallback={null}>
              <Suspense fallback={<Box sx={PICTURES} />}>
                <PictureChoice
                  chosen={values.img ?? ''}
                  onChoose={(address) => {
                    setValue('img', address, { shouldValidate: true, shouldDirty: true });
                  }}
                />
              </Suspense>
            </ErrorBoundary>
          }
        />
      </Box>
      <ErrorBoundary
        // oxlint-disable-next-line react/no-unstable-nested-components -- a render prop, which makes no component
        fallbackRender={({ resetErrorBoundary }) => (
          <>
            <GuardUnsaved isDirty={isDirty} />
            <Alert severity="warning" action={<Button onClick={resetErrorBoundary}>{common.tryAgain()}</Button>}>
              {texts.extrasFailed()}
            </Alert>
            {foot}
          </>
        )}
      >
        <Suspense
          fallback={
            <>
              <Box sx={LATER} />
              {foot}
            </>
          }
        >
          <Extras
            key={round}
            values={{ ...EMPTY, ...values }}
            currency={currency}
            isDirty={isDirty}
            reader={reader}
            Preview={Preview}
          >
            {foot}
          </Extras>
        </Suspense>
      </ErrorBoundary>
    </Surface>
  );
}

/** As high as the closed sections, and the button of the preview where there is no room beside. */
const LATER = { height: 179, [BESIDE]: { height: 111 } } as const;
/** As high as the tiles with their heading. */
const PICTURES = { height: { xs: 288, md: 385 } } as const;
const FOOT = { display: 'grid', gap: 1, mt: 1.5, [BESIDE]: { mt: 3 } } as const;
