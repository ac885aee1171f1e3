// No stories: in add-food-form.tsx.
import { NEW_FOOD, type Currency } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import {
  Suspense,
  useImperativeHandle,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { useForm, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUnsaved } from '../../../ui/unsaved.tsx';
import type { FoodExtras } from '../api/make-food.ts';
import { ChoiceFields, choicesShown, useChoiceFields } from '../choices/choice-fields.tsx';
import { useGroups } from '../api/use-groups.ts';
import { DetailsFields, useHouseTerms } from './details-fields.tsx';
import { changesIn, detailsOf, errorsIn, saidIn, startingDetails, type DetailsValues } from './details-values.ts';
import { Fold, FOLDS } from './fold.tsx';
import type { FoodValues } from './food-words.ts';
import { PREVIEW_HEIGHT, ShownPreview } from './shown-preview.tsx';
import { typedFood, type GuestPreviewProps } from './guest-preview.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** What is said beyond the fields; null when some of it is wrong, which is then in sight and has the focus. */
export type ReadExtras = () => Promise<FoodExtras | null>;

export interface AddFoodExtrasProps {
  /** As typed. */
  readonly values: FoodValues;
  readonly currency: Currency;
  /** Whether the fields hold anything that is not saved. */
  readonly isDirty: boolean;
  readonly reader: RefObject<ReadExtras | null>;
  readonly Preview: ComponentType<GuestPreviewProps>;
  /** The foot of the form. */
  readonly children: ReactNode;
}

type Name = 'choices' | 'details';

const NOTHING_SAID = detailsOf({ ...NEW_FOOD });
const NO_CHOICES = { sizes: [], groups: [] };

/** Sizes, options and details of a new food, its preview, and the question before all that is lost. */
export function AddFoodExtras({
  values,
  currency,
  isDirty,
  reader,
  Preview,
  children,
}: AddFoodExtrasProps): React.JSX.Element {
  const [opened, setOpened] = useState<ReadonlySet<Name>>(new Set());
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  const groups = useGroups(touched.has('choices'));
  const known = groups.known ?? [];
  const choices = useChoiceFields(NO_CHOICES, known, currency);
  const details = useForm<DetailsValues>({ defaultValues: startingDetails(NOTHING_SAID) });
  const typed = useWatch({ control: choices.form.control });
  const { question } = useUnsaved(isDirty || choices.isDirty || details.formState.isDirty);
  const toggle = (name: Name, isOpen: boolean): void => {
    setOpened((before) => new Set(isOpen ? [...before, name] : [...before].filter((one) => one !== name)));
    if (isOpen) setTouched((before) => new Set([...before, name]));
  };
  /** Fields of a closed section cannot have the focus. */
  const validated = async <T extends FieldValues>(name: Name, form: UseFormReturn<T>): Promise<T | null> => {
    const isRight = await form.trigger();
    if (isRight) return form.getValues();
    flushSync(() => {
      toggle(name, true);
    });
    await form.trigger(undefined, { shouldFocus: true });
    return null;
  };
  const read: ReadExtras = async () => {
    const chosen = await validated('choices', choices.form);
    if (chosen === null) return null;
    const changes = changesIn(saidIn(NOTHING_SAID), saidIn(details.getValues()));
    const wrong = Object.entries(errorsIn(changes));
    if (wrong.length > 0) {
      flushSync(() => {
        toggle('details', true);
      });
      for (const [index, [name, message]] of wrong.entries())
        details.setError(name as keyof DetailsValues, { message }, { shouldFocus: index === 0 });
      return null;
    }
    return { choices: choices.read(chosen), details: changes };
  };
  useImperativeHandle(reader, () => read);
  const foldOf = (name: Name): Pick<ComponentProps<typeof Fold>, 'isOpen' | 'onToggle'> => ({
    isOpen: opened.has(name),
    onToggle: (isOpen) => {
      toggle(name, isOpen);
    },
  });
  return (
    <>
      <Box sx={SECTIONS}>
        <Fold {...foldOf('choices')} title={texts.sizesAndOptions()}>
          {groups.known ? (
            <Box sx={{ display: 'grid', gap: 3 }}>
              <ChoiceFields
                state={choices}
                groups={known}
                isStale={groups.failure !== null}
                onGroupSaved={groups.load}
              />
            </Box>
          ) : groups.failure === null ? (
            <p role="status">{common.oneMoment()}</p>
          ) : (
            <FailureBlock reason={groups.failure} onRetry={groups.load} />
          )}
        </Fold>
        <Fold {...foldOf('details')} title={texts.allergensAndDetails()}>
          <Details form={details} />
        </Fold>
      </Box>
      <ShownPreview>
        <ErrorBoundary fallback={<p>{texts.previewFailed()}</p>}>
          <Suspense fallback={<Skeleton sx={{ height: PREVIEW_HEIGHT }} />}>
            <Preview food={typedFood(values, currency)} choices={choicesShown(choices, typed, known)} />
          </Suspense>
        </ErrorBoundary>
      </ShownPreview>
      {children}
      {question}
    </>
  );
}

function Details({ form }: { readonly form: UseFormReturn<DetailsValues> }): React.JSX.Element {
  return <DetailsFields form={form} terms={useHouseTerms()} />;
}

/** As high as their place before they are loaded. */
const SECTIONS = { ...FOLDS, minHeight: 107, mt: 0.5 } as const;
