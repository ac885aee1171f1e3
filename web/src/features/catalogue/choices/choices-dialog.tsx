import type { ListedGroupDto } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useHouseCurrency } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { choiceChanges } from './choice-changes.ts';
import { ChoiceRow, EMPTY_ROW, isPrice, priceText, type RowValues } from './choice-row.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupRow } from './group-row.tsx';
import { inRows, useRows } from '../../../lib/use-rows.ts';
import { loadManageable, saveChoices, type Manageable } from './manage-choices.ts';
import { newId } from '../../../lib/new-id.ts';

interface ChoicesDialogProps {
  readonly food: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Sizes of a food, and the groups of options that it uses. A group is made once, for all foods. */
export function ChoicesDialog({ food, onClose }: ChoicesDialogProps): React.JSX.Element {
  const [round, setRound] = useState(0);
  const request = useMemo(() => ({ round, ask: () => loadManageable(food.id) }), [food.id, round]);
  const loaded = useRequest(request.ask);
  const [last, setLast] = useState<Manageable | null>(null);
  if (loaded.status === 'ready' && loaded.value !== last) setLast(loaded.value);
  const known = loaded.status === 'ready' ? loaded.value : last;
  const load = (): void => {
    setRound((count) => count + 1);
  };
  if (known !== null)
    return (
      <ChoicesForm food={food} onClose={onClose} {...known} isStale={loaded.status === 'failed'} onGroupSaved={load} />
    );
  return (
    <InfoDialog title={titleOf(food)} onClose={onClose}>
      {loaded.status === 'failed' ? (
        <FailureBlock reason={loaded.reason} onRetry={load} />
      ) : (
        <p role="status">One moment …</p>
      )}
    </InfoDialog>
  );
}

function titleOf({ name }: ChoicesDialogProps['food']): string {
  return `Sizes and options: ${name}`;
}

/** The group of the open form, and the one that a new group begins with. */
interface Edited {
  readonly group: ListedGroupDto | null;
  readonly copied: ListedGroupDto | null;
}

interface FormValues {
  readonly sizes: Readonly<Record<string, RowValues>>;
  readonly groupIds: string[];
}

/** The form, once it is known what there is. */
export function ChoicesForm({
  food,
  choices,
  groups,
  isStale = false,
  onClose,
  onGroupSaved,
}: ChoicesDialogProps &
  Manageable & {
    /** Whether the groups could not be asked for again after a change. */
    readonly isStale?: boolean;
    /** Asks for the groups again. */
    readonly onGroupSaved: () => void;
  }): React.JSX.Element {
  const currency = useHouseCurrency();
  const [problem, setProblem] = useState<string | null>(null);
  const [first] = useState(choices); // as the form began, whatever is read again
  const [replaced, setReplaced] = useState(first); // what a save takes the place of
  const [edited, setEdited] = useState<Edited | null>(null);
  const { register, unregister, setValue, handleSubmit, formState } = useForm<FormValues>({
    defaultValues: {
      sizes: inRows(
        choices.sizes.map(({ id, name, kitchenName, extra }) => ({
          key: id,
          name,
          kitchenName,
          price: priceText(extra),
        })),
      ),
      groupIds: choices.groups.map(({ id }) => id),
    },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const sizes = useRows(choices.sizes.length);
  const [sorted, setSorted] = useState<readonly string[]>(() => choices.groups.map(({ id }) => id));
  const [isSorted, setIsSorted] = useState(false);
  const order = [...new Set([...sorted, ...groups.map(({ id }) => id)])];
  const submit = handleSubmit(async (values) => {
    const typed = sizes.names.map((row) => values.sizes[row] ?? EMPTY_ROW);
    const taken = [...first.sizes, ...replaced.sizes].map(({ id }) => id); // a removed one's is not given away: baskets hold it
    const sent = typed.map(({ key, name, kitchenName, price }) => {
      const id = key === '' ? newId(name, taken) : key;
      taken.push(id);
      return { id, name: name.trim(), kitchenName, extra: Number(price.replace(',', '.')) };
    });
    const ticked = [values.groupIds].flat(); // of a list of one checkbox the form makes one text
    const groupIds = order.filter((id) => ticked.includes(id));
    const saved = await saveChoices(food.id, { version: replaced.version, sizes: sent, groupIds });
    if (saved.theirs) {
      const changes = choiceChanges(replaced, saved.theirs, currency);
      setProblem(`${saved.problem} Meanwhile: ${changes.join(', ')}.`);
      setReplaced(saved.theirs);
      return onGroupSaved();
    }
    setProblem(saved.problem);
    if (saved.problem !== null) return undefined;
    toast.success(`${food.name} is up to date`);
    return onClose();
  });
  return (
    <>
      <FormDialog
        title={titleOf(food)}
        maxWidth="sm"
        contentSx={{ display: 'grid', gap: 3, pt: '8px !important' }}
        submitLabel={replaced === first ? 'Save' : 'Replace theirs'}
        loading={isSubmitting}
        isDirty={isDirty || sizes.isChanged || isSorted}
        error={problem}
        noValidate
        onCancel={onClose}
        onSubmit={(event) => void submit(event)}
      >
        <Box component="section" aria-labelledby="sizes">
          <Typography component="h3" id="sizes" sx={HEADING}>
            Sizes
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            The first is the one to begin with. Prices are added to the food’s own.
          </Typography>
          <SortableRows names={sizes.names} label={(_name, index) => `size ${index + 1}`} onMove={sizes.move}>
            {(row, index, sorting) => (
              <ChoiceRow
                what={`Size ${index + 1}`}
                name={register(`sizes.${row}.name`, { required: 'A name, please' })}
                price={register(`sizes.${row}.price`, { validate: isPrice(currency) })}
                currency={currency}
                errors={errors.sizes?.[row]}
                sorting={sorting}
                onRemove={() => {
                  sizes.remove(row);
                  unregister(`sizes.${row}`);
                }}
              />
            )}
          </SortableRows>
          <Button
            variant="outlined"
            onClick={() => {
              setValue(`sizes.${sizes.add()}`, EMPTY_ROW);
            }}
          >
            Add a size
          </Button>
        </Box>
        <Box component="section" aria-labelledby="groups">
          <Typography component="h3" id="groups" sx={HEADING}>
            Groups of options
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            A group is made once. A change of it changes every food that uses it. Guests see the ticked ones in this
            order.
          </Typography>
          {isStale && (
            <Alert severity="warning" role="status" action={<Button onClick={onGroupSaved}>Try again</Button>}>
              These groups may be older than what is saved: we could not ask for them again. What you typed is still
              here.
            </Alert>
          )}
          <SortableRows
            names={order}
            label={(id) => named(groups, id)?.name ?? id}
            onMove={(id, to) => {
              setSorted(order.filter((one) => one !== id).toSpliced(to, 0, id));
              setIsSorted(true);
            }}
          >
            {(id, _index, sorting) => {
              const group = named(groups, id);
              return (
                group && (
                  <GroupRow
                    group={group}
                    field={register('groupIds')}
                    sorting={sorting}
                    onEdit={() => {
                      setEdited({ group, copied: null });
                    }}
                    onCopy={() => {
                      setEdited({ group: null, copied: group });
                    }}
                  />
                )
              );
            }}
          </SortableRows>
          <Button
            variant="outlined"
            sx={{ mt: 1 }}
            onClick={() => {
              setEdited({ group: null, copied: null });
            }}
          >
            New group
          </Button>
        </Box>
      </FormDialog>
      {edited !== null && (
        <GroupDialog
          {...edited}
          taken={groups.map(({ id }) => id)}
          onClose={() => {
            setEdited(null);
          }}
          onSaved={() => {
            setEdited(null);
            onGroupSaved();
          }}
        />
      )}
    </>
  );
}

function named(groups: readonly ListedGroupDto[], id: string): ListedGroupDto | undefined {
  return groups.find((group) => group.id === id);
}

const HEADING = { fontWeight: 700, mb: 0.5 } as const;
