import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RADII } from './radii.ts';

/** One of a few values, chosen in the browser's own menu: on a phone its sign alone, elsewhere with its word. */
export function IconSelect<T extends string>({
  label,
  icon,
  options,
  value,
  onChange,
}: {
  /** Accessible name. */
  readonly label: string;
  /** The sign of the value. */
  readonly icon: ReactNode;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}): React.JSX.Element {
  return (
    <Box component="span" sx={LOOK}>
      {icon}
      <span aria-hidden="true">{options.find((option) => option.value === value)?.label}</span>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Box>
  );
}

const LOOK = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  boxSizing: 'border-box',
  minWidth: 44,
  minHeight: 44,
  px: { xs: 1, md: 1.75 },
  borderRadius: RADII.pill,
  typography: 'body2',
  fontWeight: 700,
  color: 'text.primary',
  '& > span': { display: { xs: 'none', md: 'inline' } },
  // The menu itself lies over the sign and takes the press.
  '& select': { position: 'absolute', inset: 0, width: 1, opacity: 0, cursor: 'pointer', fontSize: '1rem' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;
