import {
  formatServedAt,
  type Category,
  type CountedCategories,
  type CountedCategory,
  type HouseDto,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { callAsUser } from '../../../data/call-as-user.ts';
import { askHouse } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { isolated } from '../../../lib/isolated.ts';
import { freshId } from '../../../lib/new-id.ts';
import { inRows, useRows } from '../../../lib/use-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Close } from '../../../ui/icons/close.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { CategoryGroupsDialog } from './category-groups-dialog.tsx';
import { CategoryHalvesDialog, CategoryHoursDialog } from './category-setting-dialog.tsx';
import { askCategories } from '../api/ask-categories.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

const TITLE = texts.categories();

/** The categories of the menu: an admin adds, renames, sorts and removes them. */
export function CategoriesDialog({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const loaded = useRequest(askCategories);
  const house = useRequest(askHouse);
  if (loaded.status === 'ready')
    return (
      <CategoriesForm
        known={loaded.value}
        hours={house.status === 'ready' ? house.value.categoryHours : NO_HOURS}
        halves={house.status === 'ready' ? house.value.halfCategories : NO_HALVES}
        onClose={onClose}
      />
    );
  return (
    <InfoDialog title={TITLE} onClose={onClose}>
      {loaded.status === 'failed' ? (
        <FailureBlock reason={loaded.reason} onRetry={loaded.retry} />
      ) : (
        <p role="status">{common.oneMoment()}</p>
      )}
    </InfoDialog>
  );
}

const NO_HOURS: HouseDto['categoryHours'] = {};
const NO_HALVES: HouseDto['halfCategories'] = [];

/** The form, once it is known which there are. */
export function CategoriesForm({
  known,
  hours,
  halves,
  onClose,
}: {
  readonly known: CountedCategories;
  /** When each of them is served, as far as that is known; those that are not named at all times. */
  readonly hours: HouseDto['categoryHours'];
  /** The ids of those of which two foods may be one, as far as that is known. */
  readonly halves: HouseDto['halfCategories'];
  readonly onClose: () => void;
}): React.JSX.Element {
  const [before] = useState(() => inRows(known.categories));
  const rows = useRows(known.categories.length);
  const [problem, setProblem] = useState<string | null>(null);
  const [timed, setTimed] = useState<Category | null>(null);
  const [grouped, setGrouped] = useState<CountedCategory | null>(null);
  const [stored, setStored] = useState(known); // with the groups that were given since
  const [halved, setHalved] = useState<Category | null>(null);
  const [saved, setSaved] = useState<HouseDto | null>(null);
  const hoursId = useId();
  const halvesId = useId();
  const { register, unregister, handleSubmit, formState } = useForm<{ readonly names: Record<string, string> }>({
    defaultValues: { names: inRows(known.categories.map(({ name }) => name)) },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const submit = handleSubmit(async ({ names }) => {
    const categories = rows.names.map((row) => {
      const name = (names[row] ?? '').trim();
      return { id: before[row]?.id ?? freshId(name), name }; // foods keep the id of a removed one
    });
    const body = { version: stored.version, categories };
    const answer = await callAsUser<CountedCategories>('/categories', { method: 'PUT', body });
    if (!answer.ok) return setProblem(sentenceOf(answer));
    toast.success(texts.areSaved());
    return onClose();
  });
  const form = (
    <FormDialog
      title={TITLE}
      text={texts.help()}
      maxWidth="sm"
      contentSx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      submitLabel={common.save()}
      loading={isSubmitting}
      isDirty={isDirty || rows.isChanged}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Box sx={{ width: 1 }}>
        <SortableRows
          names={rows.names}
          label={(_row, index) => texts.movedCategory({ number: index + 1 })}
          onMove={rows.move}
        >
          {(row, index, { grip, arrows }) => (
            <Box role="group" aria-label={texts.category({ number: index + 1 })} sx={ROW}>
              <Box sx={BESIDE}>{grip}</Box>
              <FormTextField
                label={common.name()}
                hint={texts.foods({ count: before[row]?.foods ?? 0 })}
                field={register(`names.${row}`, { validate: (name) => name.trim() !== '' || common.aNamePlease() })}
                error={errors.names?.[row]}
              />
              <Box sx={BESIDE}>
                {arrows}
                <IconButton
                  aria-label={texts.removeCategory({ number: index + 1 })}
                  onClick={() => {
                    rows.remove(row);
                    unregister(`names.${row}`);
                  }}
                >
                  <Close />
                </IconButton>
              </Box>
              {before[row] && (
                <TextButton
                  aria-label={texts.optionsOfAllIn({ name: isolated(before[row].name) })}
                  aria-haspopup="dialog"
                  sx={BELOW}
                  onClick={() => {
                    setGrouped(stored.categories.find(({ id }) => id === before[row]?.id) ?? null);
                  }}
                >
                  {texts.optionsOfAll()}
                </TextButton>
              )}
              {before[row] && (
                <Box sx={HOURS}>
                  <TextButton
                    aria-label={texts.whenServedOf({ name: isolated(before[row].name) })}
                    aria-describedby={`${hoursId}${row}`}
                    aria-haspopup="dialog"
                    onClick={() => {
                      setTimed(before[row] ?? null);
                    }}
                  >
                    {texts.whenServed()}
                  </TextButton>
                  <Typography component="span" id={`${hoursId}${row}`} variant="body2" color="textSecondary">
                    {hoursWords((saved?.categoryHours ?? hours)[before[row].id])}
                  </Typography>
                </Box>
              )}
              {before[row] && (
                <Box sx={HOURS}>
                  <TextButton
                    aria-label={texts.halfAndHalfOf({ name: isolated(before[row].name) })}
                    aria-describedby={`${halvesId}${row}`}
                    aria-haspopup="dialog"
                    onClick={() => {
                      setHalved(before[row] ?? null);
                    }}
                  >
                    {texts.halfAndHalf()}
                  </TextButton>
                  <Typography component="span" id={`${halvesId}${row}`} variant="body2" color="textSecondary">
                    {(saved?.halfCategories ?? halves).includes(before[row].id) ? texts.twoAsOne() : ''}
                  </Typography>
                </Box>
              )}
            </Box>
          )}
        </SortableRows>
      </Box>
      <Button variant="outlined" onClick={rows.add}>
        {texts.addACategory()}
      </Button>
    </FormDialog>
  );
  return (
    <>
      {form}
      {grouped && (
        <CategoryGroupsDialog
          category={grouped}
          version={stored.version}
          onClose={() => {
            setGrouped(null);
          }}
          onSaved={(now) => {
            setStored(now);
            setGrouped(null);
          }}
        />
      )}
      {timed && (
        <CategoryHoursDialog
          category={timed}
          onSaved={setSaved}
          onClose={() => {
            setTimed(null);
          }}
        />
      )}
      {halved && (
        <CategoryHalvesDialog
          category={halved}
          onSaved={setSaved}
          onClose={() => {
            setHalved(null);
          }}
        />
      )}
    </>
  );
}

function hoursWords(served: HouseDto['categoryHours'][string] = []): string {
  return served.length === 0 ? '' : formatServedAt({ mealtimes: [], served });
}

function sentenceOf(answer: Extract<Awaited<ReturnType<typeof callAsUser>>, { readonly ok: false }>): string {
  if (answer.reason === 'CATEGORIES_CHANGED') return texts.changedMeanwhile();
  return answer.reason === 'INVALID_FIELDS' ? texts.eachNeedsName() : failureSentence(answer.failure);
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 132px',
  alignItems: 'start',
  pb: 2,
} as const;
/** Of a category that is stored: its hours are a setting of the house. */
const BELOW = { gridColumn: '2 / -1', justifySelf: 'start' } as const;
const HOURS = { ...BELOW, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 } as const;
/** Of the field, below its label. */
const BESIDE = { display: 'flex', mt: 3.25 } as const;
