import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { RING } from './spinner.tsx';
import { PRESS_MS } from './motion.ts';
import { RADII } from './radii.ts';
import { useButton, type PressProps } from './use-button.ts';

export type ButtonColor = 'primary' | 'secondary' | 'error' | 'inherit';

interface Look {
  /** `text` when left out. */
  readonly variant?: 'contained' | 'outlined' | 'text';
  /** `inherit`: the colour of the text around; not for a filled one. */
  readonly color?: ButtonColor;
  /** `small` is for the rows of a list. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly startIcon?: ReactNode;
  readonly sx?: SxProps<Theme>;
}

interface ButtonProps extends Look, Omit<PressProps, keyof Look | 'color'> {}

/** A button. Not MUI's, which costs every page 9 KB (decision 012). */
export function Button({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  startIcon,
  children,
  ...props
}: ButtonProps): React.JSX.Element {
  return (
    <ButtonRoot {...useButton(props)} data-variant={variant} data-color={color} data-size={size}>
      {startIcon}
      {children}
    </ButtonRoot>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  startIcon,
  children,
  ...props
}: Look & Omit<ComponentProps<typeof Link>, keyof Look>): React.JSX.Element {
  return (
    <LinkRoot data-variant={variant} data-color={color} data-size={size} {...props}>
      {startIcon}
      {children}
    </LinkRoot>
  );
}

/** A link in a bar or drawer. It is marked while its page is in sight, or one below that or said to belong to it. */
export function NavButton({
  to,
  end = false,
  isParent = false,
  startIcon,
  children,
  ...props
}: Pick<Look, 'startIcon' | 'sx'> &
  Pick<ComponentProps<typeof Link>, 'onClick' | 'aria-describedby'> & {
    readonly to: string;
    /** Whether the pages below it have entries of their own. */
    readonly end?: boolean;
    /** Whether the page in sight belongs to it. */
    readonly isParent?: boolean;
    readonly children: ReactNode;
  }): React.JSX.Element {
  const isHere = useMatch({ path: to, end: true }) !== null;
  const isBelow = useMatch({ path: to, end: false }) !== null;
  const isAbove = isParent || (isBelow && !end);
  return (
    <NavRoot {...props} to={to} aria-current={isHere ? 'page' : isAbove || undefined}>
      {startIcon}
      {children}
    </NavRoot>
  );
}

/** The colours of a palette entry. */
function colorsOf(name: Exclude<ButtonColor, 'inherit'>): Record<string, string> {
  return {
    '--color': `var(--mui-palette-${name}-main)`,
    '--color-dark': `var(--mui-palette-${name}-dark)`,
    '--on-color': `var(--mui-palette-${name}-contrastText)`,
  };
}

const LOOK = {
  ...colorsOf('primary'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  boxSizing: 'border-box',
  minHeight: 44,
  px: 2.75,
  py: 0.75,
  border: '1px solid transparent',
  borderRadius: RADII.pill,
  bgcolor: 'transparent',
  color: 'var(--color)',
  typography: 'body2',
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `${PRESS_MS}ms`,
  transitionProperty: 'background-color, border-color, color',
  '&:hover': { bgcolor: 'action.hover' },
} as const satisfies SxProps<Theme>;

const VARIANTS = {
  '&[data-color="secondary"]': colorsOf('secondary'),
  '&[data-color="error"]': colorsOf('error'),
  '&[data-color="inherit"]': { '--color': 'currentColor' },
  '&[data-size="small"]': { minHeight: { xs: 44, md: 36 }, px: 1.75 },
  '&[data-size="large"]': { minHeight: 52, px: 3.25, typography: 'body1', fontWeight: 700 },
  '&[data-variant="outlined"]': { borderColor: 'var(--color)' },
  '&[data-variant="contained"]': { bgcolor: 'var(--color)', color: 'var(--on-color)' },
  '&[data-variant="contained"]:hover': { bgcolor: 'var(--color-dark)' },
} as const satisfies SxProps<Theme>;

const OFF = { bgcolor: 'transparent', color: 'text.disabled' } as const;
const OFF_OUTLINED = { borderColor: 'divider' } as const;
const OFF_CONTAINED = { bgcolor: 'action.disabledBackground', color: 'action.disabled' } as const;

/** A busy button keeps its width and its colour, and turns a ring in place of its words. */
const STATES = {
  '&:disabled': { cursor: 'default' },
  '&[data-off]': { cursor: 'default' },
  '&&:disabled': OFF,
  '&&[data-off]': OFF,
  '&&[data-variant="outlined"]:disabled': OFF_OUTLINED,
  '&&[data-variant="outlined"][data-off]': OFF_OUTLINED,
  '&&[data-variant="contained"]:disabled': OFF_CONTAINED,
  '&&[data-variant="contained"][data-off]': OFF_CONTAINED,
  '&[aria-busy]': { cursor: 'default', position: 'relative', WebkitTextFillColor: 'transparent', fillOpacity: 0 },
  '&[aria-busy]::after': { content: '""', position: 'absolute', ...RING },
} as const;

const NAV_LOOK = {
  '&&': { color: 'text.primary', px: 2 },
  '&&[aria-current]': { color: 'primary.dark', bgcolor: 'primary.light' },
} as const satisfies SxProps<Theme>;

const ButtonRoot = styled('button')(({ theme }) => theme.unstable_sx([LOOK, VARIANTS, STATES]));
const LinkRoot = styled(Link)(({ theme }) => theme.unstable_sx([LOOK, VARIANTS]));
const NavRoot = styled(Link)(({ theme }) => theme.unstable_sx([LOOK, NAV_LOOK]));
