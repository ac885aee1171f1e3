// No stories: in categories-dialog.tsx.
import type { Category, HouseDto, WeeklyHours } from '@foodhouse/domain';
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
import { ServedField, servedProblem } from '../fields/served-field.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** A setting of the house that is said of each category. */
interface CategorySetting<V> {
  readonly titleOf: (category: { readonly name: string }) => string;
  readonly text?: string;
  /** What is said once it is saved. */
  readonly saved: string;
  readonly read: (house: HouseDto, id: string) => V;
  readonly write: (house: HouseDto, id: string, value: V) => Partial<HouseDto>;
  /** Why a value is not taken, in a sentence; null where it is. */
  readonly problemOf?: (value: V) => string | null;
  readonly Field: (props: {
    readonly value: V;
    readonly problem: string | null;
    readonly onChange: (value: V) => void;
  }) => React.JSX.Element;
}

const HOURS: CategorySetting<readonly WeeklyHours[]> = {
  titleOf: texts.hoursOf,
  saved: texts.hoursAreSaved(),
  read: ({ categoryHours }, id) => categoryHours[id] ?? [],
  write: ({ categoryHours }, id, hours) => {
    const { [id]: _before, ...others } = categoryHours;
    return { categoryHours: hours.length === 0 ? others : { ...others, [id]: hours } };
  },
  problemOf: servedProblem,
  Field: (props) => <ServedField help={texts.hoursHelp()} {...props} />,
};

const HALVES: CategorySetting<boolean> = {
  titleOf: texts.halfAndHalfOf,
  text: texts.halvesHelp(),
  saved: texts.halvesAreSaved(),
  read: ({ halfCategories }, id) => halfCategories.includes(id),
  write: ({ halfCategories }, id, isOn) => {
    const others = halfCategories.filter((one) => one !== id);
    return { halfCategories: isOn ? [...others, id] : others };
  },
  Field: ({ value, onChange }) => (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
      <Checkbox
        checked={value}
        sx={{ flexShrink: 0 }}
        onChange={({ target }) => {
          onChange(target.checked);
        }}
      />
      {texts.mayTakeTwo()}
    </Box>
  ),
};

interface CategorySettingProps {
  readonly category: Category;
  /** Told the settings as they are stored then. */
  readonly onSaved: (house: HouseDto) => void;
  readonly onClose: () => void;
}

/** When the foods of a category are served. */
export function CategoryHoursDialog(props: CategorySettingProps): React.JSX.Element {
  return <CategorySettingDialog {...props} setting={HOURS} />;
}

/** Whether guests may take two foods of a category as one. */
export function CategoryHalvesDialog(props: CategorySettingProps): React.JSX.Element {
  return <CategorySettingDialog {...props} setting={HALVES} />;
}

type DialogProps<V> = CategorySettingProps & { readonly setting: CategorySetting<V> };

/** It is saved by itself, apart from the names of the categories. */
function CategorySettingDialog<V>(props: DialogProps<V>): React.JSX.Element {
  const { category, setting, onClose } = props;
  const loaded = useRequest(askHouse);
  if (loaded.status === 'ready') return <SettingForm {...props} house={loaded.value} />;
  return (
    <InfoDialog title={setting.titleOf({ name: isolated(category.name) })} onClose={onClose}>
      {loaded.status === 'failed' ? (
        <FailureBlock reason={loaded.reason} onRetry={loaded.retry} />
      ) : (
        <p role="status">{common.oneMoment()}</p>
      )}
    </InfoDialog>
  );
}

function SettingForm<V>({
  category: { id, name },
  setting: { titleOf, text, saved, read, write, problemOf = () => null, Field },
  house,
  onSaved,
  onClose,
}: DialogProps<V> & { readonly house: HouseDto }): React.JSX.Element {
  const before = read(house, id);
  const [value, setValue] = useState(before);
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const expected = problemOf(value);
    setWrong(expected);
    setProblem(null);
    if (expected !== null || isSending) return;
    setIsSending(true);
    const body = { version: house.version, ...write(house, id, value) };
    const answer = await callAsUser<HouseDto>('/house', { method: 'PUT', body });
    setIsSending(false);
    if (!answer.ok)
      return setProblem(
        answer.reason === 'SETTINGS_CHANGED' ? texts.settingsChangedMeanwhile() : failureSentence(answer.failure),
      );
    onSaved(answer.value);
    toast.success(saved);
    return onClose();
  };
  return (
    <FormDialog
      title={titleOf({ name: isolated(name) })}
      text={text}
      maxWidth="sm"
      submitLabel={common.save()}
      loading={isSending}
      isDirty={JSON.stringify(value) !== JSON.stringify(before)}
      error={problem}
      onCancel={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        value={value}
        problem={wrong}
        onChange={(next) => {
          setWrong(null);
          setValue(next);
        }}
      />
    </FormDialog>
  );
}
