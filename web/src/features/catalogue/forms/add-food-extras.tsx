// No stories: in add-food-form.tsx.
import { NEW_FOOD, type Currency } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  Suspense,
  useImperativeHandle,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { useForm, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { useUnsaved } from '../../../ui/unsaved.tsx';
import type { FoodExtras } from '../api/make-food.ts';
import { ChoiceFields, choicesShown, useChoiceFields } from '../choices/choice-fields.tsx';
import { useGroups } from '../choices/use-groups.ts';
import { DetailsFields, useHouseTerms } from './details-fields.tsx';
import { changesIn, detailsOf, errorsIn, saidIn, startingDetails, type DetailsValues } from './details-values.ts';
import type { FoodValues } from './food-words.ts';
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
/** Of a card on the menu, about. */
const CARD_HEIGHT = 366;
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
  const choices = useChoiceFields(NO_CHOICES, known);
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
  const section = (name: Name, title: string, content: ReactNode): React.JSX.Element => (
    <Box
      component="details"
      sx={SECTION}
      open={opened.has(name)}
      onToggle={(event: React.ToggleEvent<HTMLDetailsElement>) => {
        toggle(name, event.currentTarget.open);
      }}
    >
      <Box component="summary" sx={[SUMMARY, { '&::before': { content: opened.has(name) ? '"−"' : '"+"' } }]}>
        <Typography component="h2" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
      </Box>
      {touched.has(name) && content}
    </Box>
  );
  return (
    <>
      <Box sx={SECTIONS}>
        {section(
          'choices',
          texts.sizesAndOptions(),
          groups.known ? (
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
          ),
        )}
        {section('details', texts.allergensAndDetails(), <Details form={details} />)}
      </Box>
      <ShownPreview>
        <ErrorBoundary fallback={<p>{texts.previewFailed()}</p>}>
          <Suspense fallback={<Skeleton sx={{ height: CARD_HEIGHT }} />}>
            <Preview food={typedFood(values, currency)} choices={choicesShown(choices, typed, known, currency)} />
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

/** Beside the form, or behind a button where there is no room for it. */
function ShownPreview({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const isBeside = useSyncExternalStore(onWidth, () => beside().matches);
  const [isOpen, setIsOpen] = useState(false);
  if (isBeside)
    return (
      <Box component="section" aria-label={texts.preview()} tabIndex={0} sx={ASIDE}>
        <Typography component="h2" variant="body2" sx={{ fontWeight: 600, mt: -0.5, mb: 0.75 }}>
          {texts.asAGuestSeesIt()}
        </Typography>
        {children}
      </Box>
    );
  return (
    <Box sx={{ gridColumn: 1, mt: 3 }}>
      <Button
        variant="outlined"
        sx={{ width: 1 }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {texts.preview()}
      </Button>
      {isOpen && (
        <InfoDialog
          title={texts.asAGuestSeesIt()}
          onClose={() => {
            setIsOpen(false);
          }}
        >
          {children}
        </InfoDialog>
      )}
    </Box>
  );
}

/** Closed parts of a form, each a line to press. As high as their place before they are loaded. */
const SECTIONS = { minHeight: 107, mt: 0.5, borderTop: 1, borderColor: 'divider' } as const;
const SECTION = { borderBottom: 1, borderColor: 'divider', '&[open]': { pb: 2 } } as const;
const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  cursor: 'pointer',
  fontWeight: 700,
  '&::before': { width: 24, color: 'text.secondary' },
} as const;

/** Not MUI's hook, whose file would be one more on other pages. */
function beside(): MediaQueryList {
  return matchMedia('(min-width: 1024px)');
}

function onWidth(change: () => void): () => void {
  const query = beside();
  query.addEventListener('change', change);
  return () => {
    query.removeEventListener('change', change);
  };
}

/** It has the focus so that the keys scroll it. */
const ASIDE = {
  gridColumn: 2,
  gridRow: '1 / 5',
  position: 'sticky',
  top: 'calc(var(--bar-height) + 16px)',
  maxHeight: 'calc(100vh - var(--bar-height) - 32px)',
  overflowY: 'auto',
  p: 0.5,
} as const;
