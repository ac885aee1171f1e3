import type { CountedCategories } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import * as texts from './texts.ts';

/** One button for each category that has foods; the pressed one's foods are listed. */
export function CategoryButtons({
  categories,
  isExpected = false,
  current,
  onChange,
}: {
  /** Null while they are unknown. */
  readonly categories: CountedCategories['categories'] | null;
  /** Whether the house has some: then they have their room before they are known. */
  readonly isExpected?: boolean;
  /** The id of a category; null for all. */
  readonly current: string | null;
  readonly onChange: (id: string | null) => void;
}): React.JSX.Element {
  const options = (categories ?? []).filter(({ id, foods }) => foods > 0 || id === current);
  return (
    <Box data-scrolls="" data-shown={isExpected || categories !== null || undefined} sx={LINE}>
      {categories !== null && (
        <ToggleButtonGroup
          label={texts.foodsByCategory()}
          options={[{ value: '', label: texts.all() }, ...options.map(({ id, name }) => ({ value: id, label: name }))]}
          value={current ?? ''}
          onChange={(id) => {
            onChange(id === '' ? null : id);
          }}
          sx={PLACES}
          slotProps={{ button: { sx: PLACE } }}
        />
      )}
    </Box>
  );
}

/** One line of places, unlike the filters above it; it scrolls sideways. The first script makes its room, where it knows that there are categories. */
const LINE = {
  display: 'none',
  'html[data-categories] &': { display: 'block' },
  '&[data-shown]': { display: 'block' },
  minHeight: 44,
  mb: 1.5,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const PLACES = { flexWrap: 'nowrap', width: 'max-content', gap: 2.5 } as const;
const PLACE = {
  px: 0,
  border: 0,
  borderRadius: 0,
  bgcolor: 'inherit',
  whiteSpace: 'nowrap',
  '&[aria-pressed="true"]': { bgcolor: 'inherit', color: 'primary.dark', boxShadow: 'inset 0 -3px' },
} as const;
