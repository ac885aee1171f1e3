import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { Spinner } from './spinner.tsx';

interface Look {
  /** `text` unless said otherwise. */
  readonly variant?: 'contained' | 'outlined' | 'text';
  readonly tone?: 'primary' | 'secondary' | 'error';
  readonly size?: 'small' | 'medium' | 'large';
  readonly startIcon?: ReactNode;
  readonly sx?: SxProps<Theme>;
}

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, keyof Look | 'color'> {
  /** Work is in progress: it says so and cannot be pressed. */
  readonly isBusy?: boolean;
}

/** Something to press. Plain, since it is on every page and MUI's own costs 9 KB there (decision 012). */
export function Button({
  variant = 'text',
  tone = 'primary',
  size = 'medium',
  isBusy = false,
  startIcon,
  disabled,
  children,
  ...props
}: ButtonProps): React.JSX.Element {
  return (
    <ButtonRoot
      type="button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      aria-busy={isBusy || undefined}
      disabled={isBusy || disabled}
      {...props}
    >
      {isBusy ? <Spinner aria-hidden="true" /> : startIcon}
      {children}
    </ButtonRoot>
  );
}

/** The same look for a way to another page. */
export function LinkButton({
  variant = 'text',
  tone = 'primary',
  size = 'medium',
  startIcon,
  children,
  ...props
}: Look & Omit<ComponentProps<typeof Link>, keyof Look>): React.JSX.Element {
  return (
    <LinkRoot data-variant={variant} data-tone={tone} data-size={size} {...props}>
      {startIcon}
      {children}
    </LinkRoot>
  );
}

/** An entry of a bar or drawer: it knows whether its page is shown. */
export function NavButton({
  startIcon,
  children,
  ...props
}: Pick<Look, 'startIcon' | 'sx'> &
  Pick<ComponentProps<typeof NavLink>, 'to' | 'end' | 'onClick'> & {
    readonly children: ReactNode;
  }): React.JSX.Element {
  return (
    <NavRoot data-variant="text" {...props}>
      {startIcon}
      {children}
    </NavRoot>
  );
}

/** The colours of a tone, for the looks below. */
function toneOf(name: 'primary' | 'secondary' | 'error'): Record<string, string> {
  return {
    '--tone': `var(--mui-palette-${name}-main)`,
    '--tone-dark': `var(--mui-palette-${name}-dark)`,
    '--on-tone': `var(--mui-palette-${name}-contrastText)`,
  };
}

const LOOK = {
  ...toneOf('primary'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  boxSizing: 'border-box',
  minHeight: 44,
  px: 2.75,
  py: 0.75,
  border: '1px solid transparent',
  borderRadius: '999px',
  bgcolor: 'transparent',
  color: 'var(--tone)',
  fontFamily: 'inherit',
  fontSize: '0.9rem',
  fontWeight: 700,
  lineHeight: 1.5,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 160ms, border-color 160ms, color 160ms',
  '&[data-tone="secondary"]': toneOf('secondary'),
  '&[data-tone="error"]': toneOf('error'),
  '&[data-size="small"]': { minHeight: { xs: 44, md: 36 }, px: 1.75, fontSize: '0.85rem' },
  '&[data-size="large"]': { minHeight: 50, px: 3.25, fontSize: '1rem' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-variant="outlined"]': { borderColor: 'var(--tone)' },
  '&[data-variant="contained"]': { bgcolor: 'var(--tone)', color: 'var(--on-tone)' },
  '&[data-variant="contained"]:hover': { bgcolor: 'var(--tone-dark)' },
  '&:disabled, &[data-variant="contained"]:disabled': {
    color: 'text.disabled',
    borderColor: 'divider',
    cursor: 'default',
  },
  '&:disabled:hover': { bgcolor: 'transparent' },
  '&&[data-variant="contained"]:disabled': { bgcolor: 'action.disabledBackground' },
} as const satisfies SxProps<Theme>;

const NAV_LOOK = {
  '&&': { color: 'text.primary', px: 2 },
  '&&.active': { color: 'primary.main', bgcolor: 'plate.peach' },
} as const satisfies SxProps<Theme>;

const ButtonRoot = styled('button')(({ theme }) => theme.unstable_sx(LOOK));
const LinkRoot = styled(Link)(({ theme }) => theme.unstable_sx(LOOK));
const NavRoot = styled(NavLink)(({ theme }) => theme.unstable_sx([LOOK, NAV_LOOK]));
