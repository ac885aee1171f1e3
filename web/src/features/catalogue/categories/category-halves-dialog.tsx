// No stories: in categories-dialog.tsx.
import type { Category, HouseDto } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useState, type FormEvent } from 'react';
import toast from 'react-hot-toast';
import { callAsUser } from '../../../data/call-as-user.ts';
import { askHouse } from '../../../data/house-currency.ts';
import { useRequest } from '../../../data/use-request.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import { isolated } from '../../../lib/isolated.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface CategoryHalvesDialogProps {
  readonly category: Category;
  /** Told the categories with halves as they are stored then. */
  readonly onSaved: (halves: HouseDto['halfCategories']) => void;
  readonly onClose: () => void;
}

/** Whether guests may take two foods of a category as one: a setting of the house, which is saved by itself. */
export function CategoryHalvesDialog(props: CategoryHalvesDialogProps): React.JSX.Element {
  const { category, onClose } = props;
  const loaded = useRequest(askHouse);
  if (loaded.status === 'ready') return <CategoryHalvesForm {...props} house={loaded.value} />;
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

function CategoryHalvesForm({
  category,
  house: { version, halfCategories },
  onSaved,
  onClose,
}: CategoryHalvesDialogProps & { readonly house: HouseDto }): React.JSX.Element {
  const before = halfCategories.includes(category.id);
  const [isOn, setIsOn] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    setProblem(null);
    setIsSending(true);
    const others = halfCategories.filter((id) => id !== category.id);
    const body = { version, halfCategories: isOn ? [...others, category.id] : others };
    const answer = await callAsUser<HouseDto>('/house', { method: 'PUT', body });
    setIsSending(false);
    if (!answer.ok)
      return setProblem(
        answer.reason === 'SETTINGS_CHANGED' ? texts.hoursChangedMeanwhile() : failureSentence(answer.failure),
      );
    onSaved(answer.value.halfCategories);
    toast.success(texts.halvesAreSaved());
    return onClose();
  };
  return (
    <FormDialog
      title={titleOf(category)}
      text={texts.halvesHelp()}
      maxWidth="sm"
      submitLabel={common.save()}
      loading={isSending}
      isDirty={isOn !== before}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
        <Checkbox
          checked={isOn}
          sx={{ flexShrink: 0 }}
          onChange={({ target }) => {
            setIsOn(target.checked);
          }}
        />
        {texts.mayTakeTwo()}
      </Box>
    </FormDialog>
  );
}

function titleOf({ name }: Category): string {
  return texts.halfAndHalfOf({ name: isolated(name) });
}
