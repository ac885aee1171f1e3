// No stories: in choice-fields.tsx.
import { LIMITS, toDecimal, type Currency, type ListedGroupDto, type ListedOption } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useHouseCurrency } from '../../../data/house-currency.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { allergensIn, listOf } from '../fields/allergen-fields.tsx';
import { declaredValuesOf, dietsIn, NOTHING_DECLARED, type DeclaredValues } from '../fields/diet-fields.tsx';
import { groupChanges } from './choice-changes.ts';
import { ChoiceRow, differenceIn, EMPTY_ROW, isDifference, priceText, type RowValues } from './choice-row.tsx';
import { inRows, useRows, type Rows } from '../../../lib/use-rows.ts';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { NOTHING_PASTED, PasteOptions, type Pasted } from './paste-options.tsx';
import { Declared } from './option-declared.tsx';
import {
  pricedSizes,
  SizePrices,
  sizePricesIn,
  sizePriceValues,
  type PricedSize,
  type SizePriceValues,
} from './size-prices.tsx';
import { FoldLine } from './fold-line.tsx';
import { isCountFrom } from './is-count.ts';
import { TickBoxes } from '../fields/tick-boxes.tsx';
import { saveGroup, type GroupInput } from './manage-choices.ts';
import { newId } from '../../../lib/new-id.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface GroupValues {
  readonly name: string;
  readonly required: boolean;
  readonly min: string;
  readonly max: string;
  readonly free: string;
  readonly options: Readonly<Record<string, OptionValues>>;
}

interface OptionValues extends RowValues, DeclaredValues, Pick<GroupInput['options'][number], 'default'> {
  readonly bySize: SizePriceValues;
  /** The ids of the groups that it asks. */
  readonly asks: readonly string[];
  readonly isDefault: boolean;
  /** How often it can be chosen. */
  readonly max: string;
}

const EMPTY_OPTION: OptionValues = {
  ...EMPTY_ROW,
  ...NOTHING_DECLARED,
  bySize: {},
  asks: [],
  isDefault: false,
  max: '1',
  default: 0,
};

interface GroupDialogProps {
  /** Null for a new one. */
  readonly group: ListedGroupDto | null;
  /** What a new one begins with. */
  readonly copied?: ListedGroupDto | null;
  /** All that there are, which its options can ask. */
  readonly groups: readonly ListedGroupDto[];
  /** Of the food that is open. */
  readonly sizes: readonly PricedSize[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Makes a group of options, or changes one in every food that uses it. */
export function GroupDialog(props: GroupDialogProps): React.JSX.Element {
  const { group, copied = null, groups, onClose } = props;
  const currency = useHouseCurrency();
  const { form, options, submit, problem, isOverTheirs } = useGroup(props, currency);
  const [pasted, setPasted] = useState(NOTHING_PASTED);
  /** A list that was never added would be lost with the dialog. */
  const [isMissed, setIsMissed] = useState(false);
  const isPasted = pasted.text.trim() !== '';
  const { register, formState, getValues } = form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <FormDialog
      title={group ? texts.optionsOfGroup({ name: isolated(group.name) }) : texts.newGroupOfOptions()}
      maxWidth="sm"
      {...(group && group.foods > 1 && { text: texts.foodsUseGroup({ count: group.foods }) })}
      contentSx={{ display: 'grid', gap: 1, pt: '8px !important' }}
      submitLabel={isOverTheirs ? texts.replaceTheirs() : common.save()}
      loading={isSubmitting}
      isDirty={isDirty || options.isChanged || isPasted || copied !== null}
      error={isMissed && isPasted ? texts.listNotAdded() : problem}
      onCancel={onClose}
      onSubmit={(event) => {
        event.stopPropagation(); // for React the form of the food is around this one
        setIsMissed(isPasted);
        if (!isPasted) return void submit(event);
        event.preventDefault();
        setPasted({ ...pasted, isOpen: true });
      }}
    >
      <FormTextField
        label={texts.group()}
        hint={texts.groupHint()}
        field={register('name', { required: common.aNamePlease() })}
        error={errors.name}
        inputProps={{ autoFocus: copied !== null }}
      />
      <Box sx={NUMBERS}>
        <FormTextField
          label={texts.atLeast()}
          field={register('min', { validate: isCountFrom(0) })}
          error={errors.min}
          inputProps={{ inputMode: 'numeric' }}
        />
        <FormTextField
          label={texts.atMost()}
          field={register('max', {
            validate: (text) => {
              const isCount = isCountFrom(1)(text);
              return isCount === true && Number(text) < Number(getValues('min')) ? texts.notBelowTheLeast() : isCount;
            },
          })}
          error={errors.max}
          inputProps={{ inputMode: 'numeric' }}
        />
        <FormTextField
          label={texts.ofThemFree()}
          hint={texts.freeHint()}
          field={register('free', { validate: isCountFrom(0) })}
          error={errors.free}
          inputProps={{ inputMode: 'numeric' }}
        />
      </Box>
      <Box component="label" sx={TICK}>
        <Checkbox {...register('required')} />
        {texts.mustChoose()}
      </Box>
      <OptionRows
        form={form}
        options={options}
        currency={currency}
        sizes={pricedSizes(props.sizes, group ?? copied)}
        others={groups.filter(({ id }) => id !== group?.id)}
      />
      <MoreOptions form={form} options={options} currency={currency} pasted={pasted} onPasted={setPasted} />
    </FormDialog>
  );
}

/** What is typed of a group, and how it is saved: over what somebody else saved meanwhile, once that was said. */
function useGroup({ group, copied = null, groups, sizes, onSaved }: GroupDialogProps, currency: Currency) {
  const [problem, setProblem] = useState<string | null>(null);
  /** What a save takes the place of: of a new group nothing, version 0. */
  const [replaced, setReplaced] = useState({ version: group?.version ?? 0, known: group });
  const [taken, setTaken] = useState(() => groups.map(({ id }) => id));
  const form = useForm<GroupValues>({
    defaultValues: group ? valuesOf(group) : copied ? copyOf(copied) : EMPTY,
  });
  const before = (group ?? copied)?.options ?? [];
  const options = useRows(group || copied ? before.length : 1);
  const submit = form.handleSubmit(async ({ name, required, min, max, free, options: values }) => {
    const rows = options.names.map((row) => values[row] ?? EMPTY_OPTION);
    const known = [...before, ...(replaced.known?.options ?? [])];
    const id = group?.id ?? newId(name, taken);
    const saved = await saveGroup(id, {
      version: replaced.version,
      name: name.trim(),
      required,
      min: Number(min),
      max: Number(max),
      free: Number(free),
      options: sentOf(
        rows,
        known.map((option) => option.id), // a removed one's is not given away: baskets hold it
        pricedSizes(sizes, group ?? copied),
        currency,
      ),
    });
    if (saved.problem === null) return onSaved();
    if (saved.version === null) return setProblem(saved.problem);
    if (!group) setTaken([...taken, id]);
    else setReplaced({ version: saved.version, known: saved.theirs });
    const changes = replaced.known && saved.theirs ? groupChanges(replaced.known, saved.theirs, currency) : [];
    return setProblem(
      changes.length > 0 ? texts.meanwhile({ problem: saved.problem, changes: changes.join(', ') }) : saved.problem,
    );
  });
  return { form, options, submit, problem, isOverTheirs: replaced.known !== group };
}

/** @param taken ids that a new option does not get */
function sentOf(
  rows: readonly OptionValues[],
  taken: readonly string[],
  sizes: readonly PricedSize[],
  currency: Currency,
): GroupInput['options'] {
  const ids = [...taken];
  return rows.map((option) => {
    const id = option.key === '' ? newId(option.name, ids) : option.key;
    ids.push(id);
    const max = Number(option.max);
    return {
      id,
      name: option.name.trim(),
      kitchenName: option.kitchenName,
      each: toDecimal(differenceIn(option.price, currency) ?? 0, currency),
      max,
      default: option.isDefault ? Math.min(Math.max(option.default, 1), max) : 0,
      allergens: allergensIn(option),
      tags: dietsIn(option),
      ...sizePricesIn(option.bySize, sizes, currency),
      ...(listOf(option.asks).length > 0 && { asks: listOf(option.asks) }),
    };
  });
}

function OptionRows({
  form: { register, unregister, formState, control },
  options,
  currency,
  sizes,
  others,
}: {
  readonly form: UseFormReturn<GroupValues>;
  readonly options: Rows;
  readonly currency: Currency;
  readonly sizes: readonly PricedSize[];
  /** The groups that an option can ask. */
  readonly others: readonly ListedGroupDto[];
}): React.JSX.Element {
  const errors = formState.errors.options;
  const typed = useWatch({ control, name: 'options' });
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 700, mt: 1 }}>
        {texts.options()}
      </Typography>
      <SortableRows
        names={options.names}
        label={(_name, index) => texts.movedOption({ number: index + 1 })}
        onMove={options.move}
      >
        {(row, index, sorting) => (
          <ChoiceRow
            what={texts.option({ number: index + 1 })}
            removeLabel={texts.removeOption({ number: index + 1 })}
            name={register(`options.${row}.name`, { required: common.aNamePlease() })}
            price={register(`options.${row}.price`, { validate: isDifference(currency) })}
            currency={currency}
            errors={errors?.[row]}
            sorting={sorting}
            onRemove={() => {
              options.remove(row);
              unregister(`options.${row}`);
            }}
          >
            <Box sx={{ width: 116 }}>
              <FormTextField
                label={texts.upTo()}
                hint={texts.times()}
                field={register(`options.${row}.max`, { validate: isCountFrom(1) })}
                error={errors?.[row]?.max}
                inputProps={{ inputMode: 'numeric' }}
              />
            </Box>
            <Box component="label" sx={TICK}>
              <Checkbox {...register(`options.${row}.isDefault`)} />
              {texts.isDefault()}
            </Box>
            <Declared
              values={{ ...NOTHING_DECLARED, ...typed[row] }}
              statement={register(`options.${row}.statement`)}
              allergens={register(`options.${row}.allergens`)}
              tags={register(`options.${row}.tags`)}
            />
            {sizes.length > 0 && (
              <SizePrices
                sizes={sizes}
                values={typed[row]?.bySize ?? {}}
                currency={currency}
                register={(key, rule) => register(`options.${row}.bySize.${key}`, rule)}
                errors={errors?.[row]?.bySize}
              />
            )}
            {others.length > 0 && (
              <FoldLine summary={asksText(listOf(typed[row]?.asks ?? []), others)}>
                <TickBoxes
                  legend={texts.thenAsk()}
                  options={others.map(({ id, name }) => ({ value: id, label: name }))}
                  field={register(`options.${row}.asks`)}
                />
              </FoldLine>
            )}
          </ChoiceRow>
        )}
      </SortableRows>
    </>
  );
}

/** One more option, or a list of them. */
function MoreOptions({
  form: { setValue, unregister, control },
  options,
  currency,
  pasted,
  onPasted,
}: {
  readonly form: UseFormReturn<GroupValues>;
  readonly options: Rows;
  readonly currency: Currency;
  readonly pasted: Pasted;
  readonly onPasted: (pasted: Pasted) => void;
}): React.JSX.Element {
  const typed = useWatch({ control, name: 'options' });
  const last = options.names.findLastIndex((row) => !isUntouched({ ...EMPTY_OPTION, ...typed[row] }, currency));
  const kept = options.names.slice(0, last + 1);
  const addAll = (listed: readonly ListedOption[]): void => {
    const gone = options.names.slice(last + 1);
    for (const [index, row] of options.replace(gone, listed.length).entries()) {
      const { name = '', minor = 0 } = listed[index] ?? {};
      setValue(`options.${row}`, { ...EMPTY_OPTION, name, price: priceText(toDecimal(minor, currency)) });
    }
    for (const row of gone) unregister(`options.${row}`);
  };
  return (
    <PasteOptions pasted={pasted} taken={kept.map((row) => typed[row]?.name ?? '')} onChange={onPasted} onAdd={addAll}>
      <Button
        variant="outlined"
        onClick={() => {
          setValue(`options.${options.add()}`, EMPTY_OPTION);
        }}
      >
        {texts.addAnOption()}
      </Button>
    </PasteOptions>
  );
}

/** Whether nothing is said in a row, so that it can go. */
function isUntouched(option: OptionValues, currency: Currency): boolean {
  const bySize: readonly (string | undefined)[] = Object.values(option.bySize); // none before its field is there
  return (
    option.key === '' &&
    option.name.trim() === '' &&
    bySize.every((price = '') => price.trim() === '') &&
    (option.price.trim() === '' || differenceIn(option.price, currency) === 0) &&
    ['', EMPTY_OPTION.max].includes(option.max.trim()) &&
    option.statement === 'ask' &&
    listOf(option.tags).length === 0 &&
    !option.isDefault &&
    listOf(option.asks).length === 0
  );
}

/** What an option asks once it is chosen, in words. */
function asksText(ids: readonly string[], groups: readonly ListedGroupDto[]): string {
  const names = groups.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length === 0 ? texts.asksNothing() : texts.asksThen({ groups: names.join(', ') });
}

const EMPTY: GroupValues = {
  name: '',
  required: false,
  min: '0',
  max: '1',
  free: '0',
  options: inRows([EMPTY_OPTION]),
};

function valuesOf({ name, required, min, max, free = 0, options }: ListedGroupDto): GroupValues {
  return {
    name,
    required,
    min: String(min),
    max: String(max),
    free: String(free),
    options: inRows(
      options.map((option) => ({
        key: option.id,
        name: option.name,
        kitchenName: option.kitchenName,
        price: priceText(option.each),
        max: String(option.max),
        isDefault: option.default > 0,
        default: option.default,
        ...declaredValuesOf(option),
        bySize: sizePriceValues(option),
        asks: [...(option.asks ?? [])],
      })),
    ),
  };
}

/** Ids of options are a group's own, so that the copy has the same. */
function copyOf(group: ListedGroupDto): GroupValues {
  return { ...valuesOf(group), name: texts.copyOf({ name: group.name }).slice(0, LIMITS.name) };
}

const NUMBERS = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))', columnGap: 2 } as const;
const TICK = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 } as const;
