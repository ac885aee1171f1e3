// No stories: in mealtime-boxes.tsx.
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
  isLine = false,
}: {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly field: UseFormRegisterReturn;
  readonly error?: string | undefined;
  /** The least width of a tile on a phone, which holds the longest label. Elsewhere its padding is wider. */
  readonly columnPx?: number;
  /** Each is as wide as its label needs, so that three are one line of a narrow column. */
  readonly isLine?: boolean;
}): React.JSX.Element {
  return (
    <Box component="fieldset" sx={isLine ? ONE_LINE : LINES} style={{ '--column': `${columnPx}px` } as CSSProperties}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', fontWeight: 600 }}>
        {legend}
      </Box>
      {options.map(({ value, label }) => (
        <Box component="label" key={value} sx={[TILE, isLine ? TIGHT : SPACED]}>
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

const LINES = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(var(--column), 1fr))',
    sm: 'repeat(auto-fill, minmax(calc(var(--column) + 12px), 1fr))',
  },
  gap: 1,
  m: 0,
  mb: 2,
  p: 0,
  border: 0,
} as const;

const ONE_LINE = { ...LINES, display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const;
const TIGHT = { flexGrow: 1, gap: 0.25, paddingInlineStart: 0.5, paddingInlineEnd: 0.75 } as const;

const SPACED = { gap: { xs: 0.5, sm: 0.75 }, px: { xs: 0.75, sm: 1.5 } } as const;

const TILE = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
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
