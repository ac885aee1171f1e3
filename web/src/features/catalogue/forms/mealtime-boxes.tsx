import { MEALTIMES } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';

/** The mealtimes of a food; no mealtime means any time. */
export function MealtimeBoxes({ field }: { readonly field: UseFormRegisterReturn }): React.JSX.Element {
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, m: 0, mb: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
    >
      <Box component="legend" sx={{ p: 0, typography: 'body2', color: 'text.secondary' }}>
        Served at (none: any time)
      </Box>
      {MEALTIMES.map((mealtime) => (
        <Box
          component="label"
          key={mealtime}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, textTransform: 'capitalize' }}
        >
          <Checkbox value={mealtime} {...field} sx={{ width: 20, height: 20 }} />
          {mealtime}
        </Box>
      ))}
    </Box>
  );
}
