import { useMemo, useState } from 'react';
import toast from 'react-hot-toast';
import { useHouseCurrency } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { choiceChanges } from './choice-changes.ts';
import { ChoiceFields, useChoiceFields } from './choice-fields.tsx';
import { loadManageable, saveChoices, type Manageable } from './manage-choices.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

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
        <p role="status">{common.oneMoment()}</p>
      )}
    </InfoDialog>
  );
}

function titleOf({ name }: ChoicesDialogProps['food']): string {
  return texts.sizesAndOptions({ name: isolated(name) });
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
  const state = useChoiceFields(choices, groups);
  const submit = state.form.handleSubmit(async (values) => {
    const known = [...first.sizes, ...replaced.sizes].map(({ id }) => id);
    const saved = await saveChoices(food.id, { version: replaced.version, ...state.read(values, known) });
    if (saved.theirs) {
      const changes = choiceChanges(replaced, saved.theirs, currency);
      setProblem(texts.meanwhile({ problem: saved.problem ?? '', changes: changes.join(', ') }));
      setReplaced(saved.theirs);
      return onGroupSaved();
    }
    setProblem(saved.problem);
    if (saved.problem !== null) return undefined;
    toast.success(texts.isSaved({ name: isolated(food.name) }));
    return onClose();
  });
  return (
    <FormDialog
      title={titleOf(food)}
      maxWidth="sm"
      contentSx={{ display: 'grid', gap: 3, pt: '8px !important' }}
      submitLabel={replaced === first ? common.save() : texts.replaceTheirs()}
      loading={state.form.formState.isSubmitting}
      isDirty={state.isDirty}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <ChoiceFields state={state} groups={groups} isStale={isStale} onGroupSaved={onGroupSaved} />
    </FormDialog>
  );
}
