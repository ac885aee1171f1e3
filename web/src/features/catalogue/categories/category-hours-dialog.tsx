// No stories: in categories-dialog.tsx.
import type { Category, HouseDto, WeeklyHours } from '@foodhouse/domain';
import { useState, type FormEvent } from 'react';
import toast from 'react-hot-toast';
import { callAsUser } from '../../../data/call-as-user.ts';
import { askHouse } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { isolated } from '../../../lib/isolated.ts';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { ServedField, servedProblem } from '../fields/served-field.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface CategoryHoursDialogProps {
  readonly category: Category;
  /** Told the hours of all categories as they are stored then. */
  readonly onSaved: (hours: HouseDto['categoryHours']) => void;
  readonly onClose: () => void;
}

/** When the foods of a category are served: a setting of the house, which is saved by itself. */
export function CategoryHoursDialog(props: CategoryHoursDialogProps): React.JSX.Element {
  const { category, onClose } = props;
  const loaded = useRequest(askHouse);
  if (loaded.status === 'ready') return <CategoryHoursForm {...props} house={loaded.value} />;
  return (
    <InfoDialog title={titleOf(category)} onClose={onClose}>
      {loaded.status === 'failed' ? (
        <FailureBlock reason={loaded.reason} onRetry={loaded.retry} />
      ) : (
        <p role="status">{common.oneMoment()}</p>
      )}
    </InfoDialog>
  );
}

function CategoryHoursForm({
  category,
  house: { version, categoryHours },
  onSaved,
  onClose,
}: CategoryHoursDialogProps & { readonly house: HouseDto }): React.JSX.Element {
  const before = categoryHours[category.id] ?? [];
  const [hours, setHours] = useState<readonly WeeklyHours[]>(before);
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const expected = servedProblem(hours);
    setWrong(expected);
    setProblem(null);
    if (expected !== null || isSending) return;
    setIsSending(true);
    const { [category.id]: _before, ...others } = categoryHours;
    const body = { version, categoryHours: hours.length === 0 ? others : { ...others, [category.id]: hours } };
    const answer = await callAsUser<HouseDto>('/house', { method: 'PUT', body });
    setIsSending(false);
    if (!answer.ok)
      return setProblem(
        answer.reason === 'SETTINGS_CHANGED' ? texts.hoursChangedMeanwhile() : failureSentence(answer.failure),
      );
    onSaved(answer.value.categoryHours);
    toast.success(texts.hoursAreSaved());
    return onClose();
  };
  return (
    <FormDialog
      title={titleOf(category)}
      maxWidth="sm"
      submitLabel={common.save()}
      loading={isSending}
      isDirty={JSON.stringify(hours) !== JSON.stringify(before)}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <ServedField
        help={texts.hoursHelp()}
        value={hours}
        problem={wrong}
        onChange={(next) => {
          setWrong(null);
          setHours(next);
        }}
      />
    </FormDialog>
  );
}

function titleOf({ name }: Category): string {
  return texts.hoursOf({ name: isolated(name) });
}
