import { toDecimal, type Currency, type ListedGroupDto } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch, type DeepPartialSkipArrayKey, type UseFormReturn } from 'react-hook-form';
import { newId } from '../../../lib/new-id.ts';
import { inRows, useRows, type Rows } from '../../../lib/use-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { SortableRows } from '../../../ui/sortable-rows.tsx';
import { ChoiceRow, differenceIn, EMPTY_ROW, isDifference, priceText, type RowValues } from './choice-row.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupRow } from './group-row.tsx';
import type { PricedSize } from './size-prices.tsx';
import { categorysIn, type SentChoices, type ShownChoices } from '../api/sent-choices.ts';
import { allergensIn } from '../fields/allergen-fields.tsx';
import { declaredValuesOf, dietsIn, NOTHING_DECLARED, type DeclaredValues } from '../fields/diet-fields.tsx';
import { Declared } from './option-declared.tsx';
import { GroupUse, sentUseOf, usageKey, usageValues, type UseValues } from './group-use.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** A size as typed. */
interface SizeValues extends RowValues, DeclaredValues {}

const EMPTY_SIZE: SizeValues = { ...EMPTY_ROW, ...NOTHING_DECLARED };

/** What is typed and ticked of sizes and groups. */
export interface ChoiceValues {
  readonly sizes: Readonly<Record<string, SizeValues>>;
  readonly groupIds: string[];
  /** How each group is used, also one that is not ticked. */
  readonly uses: Readonly<Record<string, UseValues>>;
}

export interface ChoiceFieldsState {
  readonly form: UseFormReturn<ChoiceValues>;
  /** Of the sizes' prices. */
  readonly currency: Currency;
  readonly sizes: Rows;
  /** The ids of all groups, in the order in which guests see those that are ticked. */
  readonly order: readonly string[];
  readonly sort: (order: readonly string[]) => void;
  /** The ids of the groups that all foods of its category have, also of those that this one does without. */
  readonly ofCategory: readonly string[];
  readonly isDirty: boolean;
  /**
   * What the form says, as it is sent; the same for the same values, so that a repeat is one.
   * @param known ids of sizes that there are or were: a removed one's is not given away, because baskets hold it
   */
  readonly read: (values: ChoiceValues, known?: readonly string[]) => SentChoices;
  /** Begins again with other choices. */
  readonly begin: (choices: ShownChoices) => void;
}

/** Sizes and groups of a food while they are edited. @param groups all that there are @param currency the food's */
export function useChoiceFields(
  choices: ShownChoices,
  groups: readonly ListedGroupDto[],
  currency: Currency,
): ChoiceFieldsState {
  const form = useForm<ChoiceValues>({ defaultValues: choiceValuesOf(choices, groups) });
  const sizes = useRows(choices.sizes.length);
  const [sorted, setSorted] = useState<readonly string[]>(() => usedIds(choices));
  const [isSorted, setIsSorted] = useState(false);
  const [ofCategory, setOfCategory] = useState<readonly string[]>(() => categorysIn(choices));
  const order = [...new Set([...sorted, ...groups.map(({ id }) => id)])];
  const last = useRef<{ readonly values: string; readonly sent: SentChoices } | null>(null);
  return {
    form,
    currency,
    sizes,
    order,
    sort: (sortedNow) => {
      setSorted(sortedNow);
      setIsSorted(true);
    },
    ofCategory,
    read: (said, known = []) => {
      const values = JSON.stringify([sizes.names, order, said, known]);
      const sent =
        last.current?.values === values
          ? last.current.sent
          : sentOf({ sizes: sizes.names, order, ofCategory, known, currency }, said);
      last.current = { values, sent };
      return sent;
    },
    begin: (now) => {
      form.reset(choiceValuesOf(now, groups));
      sizes.begin(now.sizes.length);
      setSorted(usedIds(now));
      setOfCategory(categorysIn(now));
      setIsSorted(false);
    },
    isDirty: form.formState.isDirty || sizes.isChanged || isSorted,
  };
}

function choiceValuesOf(choices: ShownChoices, groups: readonly ListedGroupDto[]): ChoiceValues {
  return {
    sizes: inRows(
      choices.sizes.map(({ id, name, kitchenName, extra, allergens = null, tags = [] }) => ({
        key: id,
        name,
        kitchenName,
        price: priceText(extra),
        ...declaredValuesOf({ allergens, tags }),
      })),
    ),
    groupIds: usedIds(choices),
    uses: usesIn(choices, groups),
  };
}

function sentOf(
  {
    sizes,
    order,
    ofCategory,
    known,
    currency,
  }: {
    readonly sizes: readonly string[];
    readonly order: readonly string[];
    readonly ofCategory: readonly string[];
    readonly known: readonly string[];
    readonly currency: Currency;
  },
  values: ChoiceValues,
): SentChoices {
  const taken = [...known];
  const ticked = [values.groupIds].flat(); // of a list of one checkbox the form makes one text
  const sent = sizes
    .map((row) => values.sizes[row] ?? EMPTY_SIZE)
    .map(({ key, name, kitchenName, price, ...said }) => {
      const id = key === '' ? newId(name, taken) : key;
      taken.push(id);
      return {
        id,
        name: name.trim(),
        kitchenName,
        extra: toDecimal(differenceIn(price, currency) ?? 0, currency),
        ...(allergensIn(said) && { allergens: allergensIn(said) ?? [] }),
        ...(dietsIn(said).length > 0 && { tags: dietsIn(said) }),
      };
    });
  const idOf = (row: string): string | undefined => sent[sizes.indexOf(row)]?.id;
  return {
    sizes: sent,
    groups: order.filter((id) => ticked.includes(id)).map((id) => sentUseOf(id, values.uses[usageKey(id)], idOf)),
    ...(ofCategory.length > 0 && { leftOut: ofCategory.filter((id) => !ticked.includes(id)) }),
  };
}

/** How the food uses each group; one that it does not use yet at every size, with its own limits. */
function usesIn(choices: ShownChoices, groups: readonly ListedGroupDto[]): ChoiceValues['uses'] {
  const rows = Object.entries(inRows(choices.sizes));
  const rowOf = (sizeId: string): string | undefined => rows.find(([, { id }]) => id === sizeId)?.[0];
  const all = [...groups, ...choices.groups.filter(({ asked }) => asked !== true)];
  return Object.fromEntries(all.map((group) => [usageKey(group.id), usageValues(group, rowOf)]));
}

/** The groups that a food uses itself. */
function usedIds({ groups }: ShownChoices): string[] {
  return groups.filter(({ asked }) => asked !== true).map(({ id }) => id);
}

/** What guests would see of it. A size without a name has its number for one. */
export function choicesShown(
  { sizes, order, currency }: ChoiceFieldsState,
  typed: DeepPartialSkipArrayKey<ChoiceValues>,
  groups: readonly ListedGroupDto[],
): ShownChoices {
  const ticked = [typed.groupIds ?? []].flat();
  // By its own id a size has the prices that options have with it.
  const idOf = (row: string): string => typed.sizes?.[row]?.key || row;
  const idLeft = (row: string): string | undefined => (sizes.names.includes(row) ? idOf(row) : undefined);
  const used = order.filter((id) => ticked.includes(id)).flatMap((id) => named(groups, id) ?? []);
  const askedIds = used.flatMap(({ options }) => options.flatMap(({ asks = [] }) => asks));
  const asked = [...new Set(askedIds)].filter((id) => !used.some((group) => group.id === id));
  return {
    sizes: sizes.names.map((row, index) => {
      const { name = '', price = '' } = typed.sizes?.[row] ?? {};
      const extra = toDecimal(differenceIn(price, currency) ?? 0, currency);
      return { id: idOf(row), name: nameOf(name, index), kitchenName: null, extra };
    }),
    groups: [
      ...used.map((group) => ({ ...group, ...sentUseOf(group.id, shownUse(group, typed), idLeft) })),
      ...asked.flatMap((id) => named(groups, id) ?? []).map((group) => ({ ...group, asked: true as const })),
    ],
  };
}

/** How a group is used, as it is typed. */
function usedAs(group: ListedGroupDto, typed: DeepPartialSkipArrayKey<ChoiceValues>): UseValues {
  return { ...usageValues(group, () => undefined), ...typed.uses?.[usageKey(group.id)] };
}

/** The same as guests get it: limits that are no numbers yet are those of the group. */
function shownUse(group: ListedGroupDto, typed: DeepPartialSkipArrayKey<ChoiceValues>): UseValues {
  const use = usedAs(group, typed);
  const isTyped = [use.min, use.max].every((text) => /^\d+$/.test(text.trim()));
  return { ...use, isLimited: use.isLimited && isTyped };
}

/** What a size is called; one without a name has its number for one. */
function nameOf(typed: string | undefined, index: number): string {
  return (typed ?? '').trim() || texts.size({ number: index + 1 });
}

/** The sizes that are saved: of a new one the id is not known yet, so that nothing can be priced by it. */
function sizesNow({ form, sizes }: ChoiceFieldsState): readonly PricedSize[] {
  return sizes.names.flatMap((row, index) => {
    const { key, name } = form.getValues(`sizes.${row}`);
    return key === '' ? [] : [{ id: key, name: nameOf(name, index) }];
  });
}

/** The group of the open form, and the one that a new group begins with. */
interface Edited {
  readonly group: ListedGroupDto | null;
  readonly copied: ListedGroupDto | null;
}

interface ChoiceFieldsProps {
  readonly state: ChoiceFieldsState;
  readonly groups: readonly ListedGroupDto[];
  /** Whether the groups could not be asked for again after a change. */
  readonly isStale: boolean;
  /** Asks for the groups again. */
  readonly onGroupSaved: () => void;
}

/** Sizes of a food, and the groups of options that it uses. A group is made once, for all foods. */
export function ChoiceFields(props: ChoiceFieldsProps): React.JSX.Element {
  const { state, groups, onGroupSaved } = props;
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <>
      <SizeFields state={state} />
      <GroupFields {...props} onEdit={setEdited} />
      {edited !== null && (
        <GroupDialog
          {...edited}
          groups={groups}
          sizes={sizesNow(state)}
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

function SizeFields({ state: { form, sizes, currency } }: Pick<ChoiceFieldsProps, 'state'>): React.JSX.Element {
  const { register, unregister, setValue, formState, control } = form;
  const { errors } = formState;
  const typed = useWatch({ control, name: 'sizes' });
  return (
    <Box component="section" aria-labelledby="sizes">
      <Typography component="h3" id="sizes" sx={HEADING}>
        {texts.sizes()}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {texts.sizesHelp()}
      </Typography>
      <SortableRows
        names={sizes.names}
        label={(_name, index) => texts.movedSize({ number: index + 1 })}
        onMove={sizes.move}
      >
        {(row, index, sorting) => (
          <ChoiceRow
            what={texts.size({ number: index + 1 })}
            index={index}
            removeLabel={texts.removeSize({ number: index + 1 })}
            name={register(`sizes.${row}.name`, { required: common.aNamePlease() })}
            price={register(`sizes.${row}.price`, { validate: isDifference(currency) })}
            currency={currency}
            errors={errors.sizes?.[row]}
            sorting={sorting}
            onRemove={() => {
              sizes.remove(row);
              unregister(`sizes.${row}`);
            }}
          >
            <Declared
              values={{ ...NOTHING_DECLARED, ...typed?.[row] }}
              statement={register(`sizes.${row}.statement`)}
              allergens={register(`sizes.${row}.allergens`)}
            />
          </ChoiceRow>
        )}
      </SortableRows>
      <Button
        variant="outlined"
        onClick={() => {
          setValue(`sizes.${sizes.add()}`, EMPTY_SIZE);
        }}
      >
        {texts.addASize()}
      </Button>
    </Box>
  );
}

function GroupFields({
  state,
  groups,
  isStale,
  onGroupSaved,
  onEdit,
}: ChoiceFieldsProps & { readonly onEdit: (edited: Edited) => void }): React.JSX.Element {
  const { form, order, sort, sizes, ofCategory } = state;
  const typed = useWatch({ control: form.control });
  const ticked = [typed.groupIds ?? []].flat();
  const { isShown, others, showAll } = useOthers(state, groups, ticked);
  const shown = order.filter(isShown);
  const rows = sizes.names.map((row, index) => ({ row, name: nameOf(typed.sizes?.[row]?.name, index) }));
  return (
    <Box component="section" aria-labelledby="groups">
      <Typography component="h3" id="groups" sx={HEADING}>
        {texts.groupsOfOptions()}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts.groupsHelp()}
      </Typography>
      {isStale && (
        <Alert severity="warning" role="status" action={<Button onClick={onGroupSaved}>{common.tryAgain()}</Button>}>
          {texts.groupsMayBeOld()}
        </Alert>
      )}
      <SortableRows
        names={shown}
        label={(id) => named(groups, id)?.name ?? id}
        onMove={(id, to) => {
          sort([...shown.filter((one) => one !== id).toSpliced(to, 0, id), ...others]);
        }}
      >
        {(id, _index, sorting) => {
          const group = named(groups, id);
          return (
            group && (
              <GroupRow
                group={group}
                isOfCategory={ofCategory.includes(id)}
                field={form.register('groupIds')}
                sorting={sorting}
                onEdit={() => {
                  onEdit({ group, copied: null });
                }}
                onCopy={() => {
                  onEdit({ group: null, copied: group });
                }}
              >
                {ticked.includes(id) && (
                  <GroupUse
                    path={`uses.${usageKey(id)}`}
                    values={usedAs(group, typed)}
                    sizes={rows}
                    register={form.register}
                    errors={form.formState.errors.uses?.[usageKey(id)]}
                  />
                )}
              </GroupRow>
            )
          );
        }}
      </SortableRows>
      <Box sx={BUTTONS}>
        {others.length > 0 && (
          <Button variant="outlined" aria-expanded={false} onClick={showAll}>
            {texts.showUnused({ count: others.length })}
          </Button>
        )}
        <Button
          variant="outlined"
          onClick={() => {
            onEdit({ group: null, copied: null });
          }}
        >
          {texts.newGroup()}
        </Button>
      </Box>
    </Box>
  );
}

/** The groups that the food does not use, which are shown when somebody asks for them. One that was made here is in sight. */
function useOthers(
  { form, order, ofCategory }: ChoiceFieldsState,
  groups: readonly ListedGroupDto[],
  ticked: readonly string[],
): {
  readonly isShown: (id: string) => boolean;
  readonly others: readonly string[];
  readonly showAll: () => void;
} {
  const [atFirst] = useState(() => groups.map(({ id }) => id));
  const [isAll, setIsAll] = useState(false);
  const used = [form.formState.defaultValues?.groupIds ?? []].flat();
  const isShown = (id: string): boolean =>
    isAll || [ticked, used, ofCategory].some((ids) => ids.includes(id)) || !atFirst.includes(id);
  const others = order.filter((id) => !isShown(id));
  const showAll = (): void => {
    flushSync(() => {
      setIsAll(true);
    });
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>(`input[name="groupIds"][value="${others[0]}"]`)?.focus();
  };
  return { isShown, others, showAll };
}

function named(groups: readonly ListedGroupDto[], id: string): ListedGroupDto | undefined {
  return groups.find((group) => group.id === id);
}

const HEADING = { fontWeight: 700, mb: 0.5 } as const;
const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 } as const;
