import { ALLERGENS, allergenWord, DIET_TAGS, dietWord, filterCount, type MenuSearch } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/button.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import { leftOutText } from './left-out-text.ts';
import * as texts from './texts.ts';

export type MenuFilter = Pick<MenuSearch, 'tags' | 'without'>;

export interface FilterDialogProps {
  readonly filter: MenuFilter;
  /** How many foods fit; null while unknown. */
  readonly found: number | null;
  /** How many foods fit but for their allergens, of which the house has said nothing. */
  readonly undeclared: number;
  readonly onChange: (filter: MenuFilter) => void;
  readonly onClose: () => void;
}

/** The menu by diets and without allergens. The list behind it follows each press. */
export function FilterDialog({ filter, found, undeclared, onChange, onClose }: FilterDialogProps): React.JSX.Element {
  const { tags, without } = filter;
  const isEmpty = filterCount(filter) === 0;
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
              onChange({ tags: [], without: [] });
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
      <ToggleButtons
        label={texts.allOfTheseDiets()}
        options={DIETS}
        chosen={tags}
        onChange={(next) => {
          onChange({ tags: next, without });
        }}
      />
      <ToggleButtons
        label={texts.withoutTheseAllergens()}
        options={ALLERGEN_OPTIONS}
        chosen={without}
        onChange={(next) => {
          onChange({ tags, without: next });
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.withoutAllergensHelp()}
      </Typography>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20, fontWeight: 600 }}>
        {leftOutText(filter, undeclared)}
      </Typography>
    </TitledDialog>
  );
}

const DIETS = DIET_TAGS.map((value) => ({ value, label: dietWord(value) }));
const ALLERGEN_OPTIONS = ALLERGENS.map((value) => ({ value, label: allergenWord(value) }));
