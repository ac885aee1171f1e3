import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useButton, type PressProps } from './use-button.ts';

const OFF = { color: 'text.disabled', textDecorationColor: 'transparent', cursor: 'default' } as const;

const Root = styled('button')(({ theme }) =>
  theme.unstable_sx({
    position: 'relative',
    display: 'block',
    p: 0,
    minHeight: 28,
    border: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    typography: 'body1',
    fontWeight: 700,
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationColor: 'var(--mui-palette-divider)',
    textUnderlineOffset: '4px',
    cursor: 'pointer',
    // As large as a finger, in no more room, also for a short name.
    '&::after': { content: '""', position: 'absolute', inset: '-8px 0', minWidth: 44 },
    '&:hover': { textDecorationColor: 'currentColor' },
    '&:disabled': OFF,
    '&[data-off]': OFF,
  }),
);

/** A button that looks like text, for sentences and tables. */
export function TextButton(props: PressProps & { readonly sx?: SxProps<Theme> }): React.JSX.Element {
  return <Root {...useButton(props)} />;
}
