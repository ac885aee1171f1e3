import Box from '@mui/material/Box';
import type { CSSProperties } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RADII } from '../../../ui/radii.ts';

/** A few of many: each is a tile to press. */
export function TickBoxes({
  legend,
  options,
  field,
  error,
  columnPx = 144,
}: {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly field: UseFormRegisterReturn;
  readonly error?: string | undefined;
  /** The least width of a tile, which holds the longest label. */
  readonly columnPx?: number;
}): React.JSX.Element {
  return (
    <Box component="fieldset" sx={LINE} style={{ '--column': `${columnPx}px` } as CSSProperties}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', fontWeight: 600 }}>
        {legend}
      </Box>
      {options.map(({ value, label }) => (
        <Box component="label" key={value} sx={TILE}>
          <Checkbox value={value} {...field} sx={{ width: 20, height: 20, flexShrink: 0 }} />
          {label}
        </Box>
      ))}
      {error !== undefined && (
        <Box component="p" role="alert" sx={ERROR}>
          {error}
        </Box>
      )}
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(var(--column), 1fr))',
  gap: 1,
  m: 0,
  mb: 2,
  p: 0,
  border: 0,
} as const;

const TILE = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 48,
  px: 0.75,
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.field,
  bgcolor: 'background.paper',
  typography: 'body2',
  fontWeight: 600,
  cursor: 'pointer',
  '&::first-letter': { textTransform: 'uppercase' },
  '&:has(:checked)': { bgcolor: 'primary.light', color: 'primary.dark', borderColor: 'primary.main' },
} as const;

const ERROR = { gridColumn: '1 / -1', m: 0, typography: 'body2', color: 'error.main' } as const;
