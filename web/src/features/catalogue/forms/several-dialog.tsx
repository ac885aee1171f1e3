// No stories: asks the server.
import { ALLERGENS, allergenWord, isAllergen, type Allergen, type FoodDto } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import toast from 'react-hot-toast';
import type { ApiAnswer } from '../../../data/client.ts';
import { askAllFoods } from '../../../data/take-pages.ts';
import { useRequest } from '../../../data/use-request.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { InlineSelect } from '../../../ui/inline-select.tsx';
import { InfoDialog, TitledDialog } from '../../../ui/titled-dialog.tsx';
import { askCategories } from '../api/ask-categories.ts';
import { askHouse, type HouseTerms } from './details-fields.tsx';
import { changeSeveral, manyChanges } from './change-several.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

interface Menu {
  readonly foods: readonly FoodDto[];
  readonly terms: HouseTerms;
}

/** Foods to choose among, and what is done to all that are chosen. */
export function SeveralDialog({ onClose }: { readonly onClose: () => void }): React.JSX.Element {
  const menu = useRequest(askMenu);
  if (menu.status === 'ready') return <SeveralForm {...menu.value} onClose={onClose} />;
  return (
    <InfoDialog title={texts.severalFoods()} onClose={onClose}>
      {menu.status === 'failed' ? (
        <FailureBlock reason={menu.reason} onRetry={menu.retry} />
      ) : (
        <p role="status">{common.oneMoment()}</p>
      )}
    </InfoDialog>
  );
}

/** The form, once it is known which foods there are. */
export function SeveralForm({ foods, terms, onClose }: Menu & { readonly onClose: () => void }): React.JSX.Element {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE);
  const [allergen, setAllergen] = useState<Allergen>(ALLERGENS[0]);
  const changes = manyChanges(terms, allergen);
  const [value, setValue] = useState(changes[0]?.value ?? '');
  const [through, setThrough] = useState<number | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const isBusy = through !== null;
  const change = changes.find((one) => one.value === value);
  const choose = (ids: readonly string[], isChosen: boolean): void => {
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  };
  const apply = async (): Promise<void> => {
    if (!change) return;
    setThrough(0);
    const failed = await changeSeveral(
      foods.filter(({ _id }) => chosen.has(_id)),
      change.change,
      setThrough,
    );
    setThrough(null);
    setRefused(failed);
    setChosen(new Set(failed.keys())); // what was done is not asked again
    if (failed.size > 0) return;
    toast.success(texts.severalChanged({ count: chosen.size }));
    onClose();
  };
  return (
    <TitledDialog
      title={texts.severalFoods()}
      isSheet
      maxWidth="sm"
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {common.cancel()}
          </Button>
          <Button
            variant="contained"
            loading={isBusy}
            disabled={chosen.size === 0}
            onClick={() => {
              void apply();
            }}
          >
            {change?.does(chosen.size)}
          </Button>
        </>
      }
    >
      <Box sx={TOP}>
        <InlineSelect label={texts.whatToDo()} options={changes} value={value} onChange={setValue} />
        {change?.isOfAllergen && (
          <InlineSelect
            label={texts.allergen()}
            options={ALLERGEN_OPTIONS}
            value={allergen}
            onChange={(one) => {
              if (isAllergen(one)) setAllergen(one);
            }}
          />
        )}
        {isBusy && <span role="status">{texts.throughOf({ through, count: chosen.size })}</span>}
      </Box>
      {refused.size > 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 1 }}>
          {[...refused.values()].map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Alert>
      )}
      <fieldset disabled={isBusy} style={PLAIN}>
        <Choice
          label={texts.allFoods({ count: foods.length })}
          ids={foods.map(({ _id }) => _id)}
          chosen={chosen}
          onChoose={choose}
          isGroup
        />
        {groupsOf(foods).map(([name, group]) => (
          <Box component="section" key={name} aria-label={name}>
            <Choice label={name} ids={group.map(({ _id }) => _id)} chosen={chosen} onChoose={choose} isGroup />
            {group.map((food) => (
              <Choice key={food._id} label={food.name} ids={[food._id]} chosen={chosen} onChoose={choose} />
            ))}
          </Box>
        ))}
      </fieldset>
    </TitledDialog>
  );
}

/** One food, or all of a group. */
function Choice({
  label,
  ids,
  chosen,
  onChoose,
  isGroup = false,
}: {
  readonly label: string;
  readonly ids: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly isGroup?: boolean;
}): React.JSX.Element {
  return (
    <Box component="label" sx={isGroup ? GROUP : FOOD}>
      <Checkbox
        checked={ids.length > 0 && ids.every((id) => chosen.has(id))}
        onChange={({ target }) => {
          onChoose(ids, target.checked);
        }}
      />
      <bdi>{label}</bdi>
    </Box>
  );
}

/** The foods of each category, in the order of the menu. */
function groupsOf(foods: readonly FoodDto[]): readonly (readonly [name: string, foods: readonly FoodDto[]])[] {
  return [...Map.groupBy(foods, ({ category }) => category ?? texts.noCategory())];
}

async function askMenu(): Promise<ApiAnswer<Menu>> {
  const [foods, counted, house] = await Promise.all([askAllFoods(), askCategories(), askHouse()]);
  if (!foods.ok) return foods;
  if (!counted.ok) return counted;
  if (!house.ok) return house;
  const terms = { categories: counted.value.categories, rates: house.value.tax.rates };
  return { ok: true, value: { foods: foods.value, terms } };
}

const ALLERGEN_OPTIONS = ALLERGENS.map((value) => ({ value, label: allergenWord(value) }));
const NONE: ReadonlySet<string> = new Set();
const TOP = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1 } as const;
const PLAIN = { border: 0, margin: 0, padding: 0, minWidth: 0 } as const;
const FOOD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  paddingInlineStart: 3,
  overflowWrap: 'anywhere',
} as const;
const GROUP = { ...FOOD, paddingInlineStart: 0, fontWeight: 700, borderTop: 1, borderColor: 'divider' } as const;
