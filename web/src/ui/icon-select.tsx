import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RADII } from './radii.ts';

/**
 * One of a few values, chosen in the browser's own menu: on a phone its sign alone, elsewhere with its word. Where it is
 * outlined, its sign says all.
 */
export function IconSelect<T extends string>({
  label,
  icon,
  options,
  value,
  onChange,
  variant = 'text',
}: {
  /** Accessible name. */
  readonly label: string;
  /** The sign of the value. */
  readonly icon: ReactNode;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly variant?: 'text' | 'outlined';
}): React.JSX.Element {
  return (
    <Box component="span" sx={variant === 'outlined' ? OUTLINED : LOOK}>
      {icon}
      {variant === 'text' && (
        <Box component="span" aria-hidden="true" sx={WORD}>
          {options.find((option) => option.value === value)?.label}
        </Box>
      )}
      <Box
        component="select"
        aria-label={label}
        value={value}
        sx={variant === 'outlined' ? MENU_OVER_BORDER : MENU}
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
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
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;
const OUTLINED = { ...LOOK, border: 1, borderColor: 'edge', px: { xs: 0.5, sm: 1.5 }, textAlign: 'center' } as const;

const WORD = { display: { xs: 'none', md: 'inline' } } as const;

/** The menu itself lies over the sign and takes the press. */
const MENU = { position: 'absolute', inset: 0, width: 1, opacity: 0, cursor: 'pointer', fontSize: '1rem' } as const;
const MENU_OVER_BORDER = { ...MENU, inset: '-1px', width: 'calc(100% + 2px)', height: 'calc(100% + 2px)' } as const;
