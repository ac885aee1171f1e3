import { MEALTIMES } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RADII } from '../../../ui/radii.ts';

/** The mealtimes of a food; no mealtime means any time. */
export function MealtimeBoxes({ field }: { readonly field: UseFormRegisterReturn }): React.JSX.Element {
  return (
    <Box component="fieldset" sx={LINE}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', fontWeight: 600 }}>
        Served at (none: any time)
      </Box>
      {MEALTIMES.map((mealtime) => (
        <Box component="label" key={mealtime} sx={TILE}>
          <Checkbox value={mealtime} {...field} sx={{ width: 20, height: 20 }} />
          {mealtime}
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  m: 0,
  mb: 2,
  p: 0,
  border: 0,
} as const;

const TILE = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 48,
  px: { xs: 0.75, sm: 1.5 },
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
  typography: 'body2',
  fontWeight: 600,
  textTransform: 'capitalize',
  cursor: 'pointer',
  '&:has(:checked)': { bgcolor: 'primary.light', color: 'primary.dark', borderColor: 'primary.main' },
} as const;
