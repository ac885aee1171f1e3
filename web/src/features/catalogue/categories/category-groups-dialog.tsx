// No stories: in categories-dialog.tsx.
import type { Category, CountedCategories, ListedGroupDto } from '@foodhouse/domain';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { callAsUser } from '../../../data/call-as-user.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { isolated } from '../../../lib/isolated.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { useGroups } from '../api/use-groups.ts';
import { listOf } from '../fields/allergen-fields.tsx';
import { TickBoxes } from '../fields/tick-boxes.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface CategoryGroupsDialogProps {
  readonly category: Category & Pick<CountedCategories['categories'][number], 'groupIds'>;
  /** Of the categories, as they were looked at. */
  readonly version: number;
  readonly onClose: () => void;
  readonly onSaved: (now: CountedCategories) => void;
}

/** The groups of options that all foods of a category have. */
export function CategoryGroupsDialog(props: CategoryGroupsDialogProps): React.JSX.Element {
  const { known, failure, load } = useGroups(true);
  if (known && known.length > 0) return <CategoryGroupsForm {...props} groups={known} />;
  return (
    <InfoDialog title={titleOf(props.category)} onClose={props.onClose}>
      {failure !== null && <FailureBlock reason={failure} onRetry={load} />}
      {failure === null && <p role="status">{known ? texts.noGroupsYet() : common.oneMoment()}</p>}
    </InfoDialog>
  );
}

function CategoryGroupsForm({
  category,
  version,
  groups,
  onClose,
  onSaved,
}: CategoryGroupsDialogProps & { readonly groups: readonly ListedGroupDto[] }): React.JSX.Element {
  const [before] = useState(() => (category.groupIds ?? []).filter((id) => groups.some((group) => group.id === id)));
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<{ readonly groupIds: readonly string[] }>({
    defaultValues: { groupIds: before },
  });
  const submit = handleSubmit(async (values) => {
    const ticked = listOf(values.groupIds);
    const kept = before.filter((id) => ticked.includes(id));
    const groupIds = [...kept, ...ticked.filter((id) => !kept.includes(id))];
    const path = `/categories/${encodeURIComponent(category.id)}/groups`;
    const answer = await callAsUser<CountedCategories>(path, { method: 'PUT', body: { version, groupIds } });
    if (!answer.ok) return setProblem(SENTENCES[answer.reason ?? '']?.() ?? failureSentence(answer.failure));
    toast.success(texts.optionsAreSaved());
    return onSaved(answer.value);
  });
  return (
    <FormDialog
      title={titleOf(category)}
      text={texts.optionsHelp()}
      maxWidth="sm"
      submitLabel={common.save()}
      loading={formState.isSubmitting}
      isDirty={formState.isDirty}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <TickBoxes
        legend={texts.groups()}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        field={register('groupIds')}
      />
    </FormDialog>
  );
}

/** What the server refuses, in words that say what to do. */
const SENTENCES: Readonly<Record<string, () => string>> = {
  CATEGORIES_CHANGED: texts.changedMeanwhile,
  GROUP_NOT_FOUND: texts.groupGone,
  GROUP_IN_USE: texts.groupFull,
  TOO_MANY_CHOICES: texts.tooManyOptions,
};

function titleOf({ name }: Category): string {
  return texts.optionsOf({ name: isolated(name) });
}
