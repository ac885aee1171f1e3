import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RADII } from './radii.ts';

interface ToggleButtonGroupProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A group of buttons of which one is pressed, such as the filters above a list. */
export function ToggleButtonGroup<T extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleButtonGroupProps<T>): React.JSX.Element {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => (
        <Box
          component="button"
          type="button"
          key={option.value}
          aria-pressed={option.value === value}
          onClick={() => {
            onChange(option.value);
          }}
          sx={LOOK}
        >
          {option.label}
        </Box>
      ))}
    </Box>
  );
}

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minWidth: 44,
  minHeight: 44,
  px: 2.25,
  border: 1,
  borderColor: 'edge',
  borderRadius: RADII.pill,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  typography: 'body2',
  fontWeight: 700,
  cursor: 'pointer',
  '&:hover': { borderColor: 'text.secondary' },
  '&[aria-pressed="true"]': { bgcolor: 'primary.light', color: 'primary.dark', borderColor: 'primary.main' },
} as const;
