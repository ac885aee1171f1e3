import { ALLERGENS, DIET_TAGS, filterCount, type MenuSearch } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/button.tsx';
import { TitledDialog } from '../../../ui/titled-dialog.tsx';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import { leftOutText } from './left-out-text.ts';

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
      title="Filter the menu"
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
            Reset
          </Button>
          <Button variant="contained" onClick={onClose}>
            {found === null || isEmpty ? 'Show foods' : `Show ${found === 1 ? 'one food' : `${found} foods`}`}
          </Button>
        </>
      }
    >
      <ToggleButtons
        label="All of these diets"
        words={DIET_TAGS}
        chosen={tags}
        onChange={(next) => {
          onChange({ tags: next, without });
        }}
      />
      <ToggleButtons
        label="Without these allergens"
        words={ALLERGENS}
        chosen={without}
        onChange={(next) => {
          onChange({ tags, without: next });
        }}
      />
      <Typography variant="body2" color="textSecondary">
        Only foods that the house declares to be without an allergen are shown. Where it has said nothing, a food may
        contain anything: ask the house.
      </Typography>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20, fontWeight: 600 }}>
        {leftOutText(filter, undeclared)}
      </Typography>
    </TitledDialog>
  );
}
