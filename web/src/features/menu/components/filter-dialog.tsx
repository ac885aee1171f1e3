import {
  ALLERGENS,
  allergenWord,
  DIET_TAGS,
  dietWord,
  filterCount,
  mealtimeLabel,
  type Mealtime,
  type MenuSearch,
} from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/button.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import { leftOutText } from './left-out-text.ts';
import * as texts from './texts.ts';

export type MenuFilter = Pick<MenuSearch, 'mealtime' | 'tags' | 'without'>;

export interface FilterDialogProps {
  readonly filter: MenuFilter;
  /** Those that can be chosen here; none where the page has them beside the search. */
  readonly mealtimes: readonly Mealtime[];
  /** How many foods fit; null while unknown. */
  readonly found: number | null;
  /** How many foods fit but for their allergens, of which the house has said nothing; null where it says nothing of any food. */
  readonly undeclared: number | null;
  readonly onChange: (filter: Partial<MenuFilter>) => void;
  readonly onClose: () => void;
}

/** The menu by mealtime, by diets and without allergens. The list behind it follows each press. */
export function FilterDialog({
  filter,
  mealtimes,
  found,
  undeclared,
  onChange,
  onClose,
}: FilterDialogProps): React.JSX.Element {
  const { mealtime, tags, without } = filter;
  const isByMealtime = mealtimes.length > 0;
  const isEmpty = filterCount(filter) === 0 && !(isByMealtime && mealtime !== null);
  const isDeclared = undeclared !== null || filterCount(filter) > 0;
  return (
    <TitledDialog
      title={texts.filterTheMenu()}
      isSheet
      onClose={onClose}
      actions={
        <>
          <Button
            disabled={isEmpty}
            onClick={() => {
              onChange({ tags: [], without: [], ...(isByMealtime && { mealtime: null }) });
            }}
          >
            {texts.reset()}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {found === null || isEmpty ? texts.showFoods() : texts.showFound({ count: found })}
          </Button>
        </>
      }
    >
      {isByMealtime && (
        <ToggleButtons
          label={texts.servedAt()}
          options={mealtimes.map((value) => ({ value, label: mealtimeLabel(value) }))}
          chosen={mealtime === null ? [] : [mealtime]}
          onChange={(next) => {
            onChange({ mealtime: next.find((one) => one !== mealtime) ?? null });
          }}
        />
      )}
      {isDeclared && (
        <>
          <ToggleButtons
            label={texts.allOfTheseDiets()}
            options={DIETS}
            chosen={tags}
            onChange={(next) => {
              onChange({ tags: next });
            }}
          />
          <ToggleButtons
            label={texts.withoutTheseAllergens()}
            options={ALLERGEN_OPTIONS}
            chosen={without}
            onChange={(next) => {
              onChange({ without: next });
            }}
          />
          <Typography variant="body2" color="textSecondary">
            {texts.withoutAllergensHelp()}
          </Typography>
        </>
      )}
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20, fontWeight: 600 }}>
        {leftOutText(filter, undeclared ?? 0)}
      </Typography>
    </TitledDialog>
  );
}

const DIETS = DIET_TAGS.map((value) => ({ value, label: dietWord(value) }));
const ALLERGEN_OPTIONS = ALLERGENS.map((value) => ({ value, label: allergenWord(value) }));
