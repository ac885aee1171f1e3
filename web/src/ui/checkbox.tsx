import { styled, type SxProps, type Theme } from '@mui/material/styles';

const Root = styled('input')({
  width: 22,
  height: 22,
  accentColor: 'var(--mui-palette-primary-main)',
  // The browser's own is a cold grey in the dark. Its corners are those of the browser's tick.
  '&:not(:checked)': { appearance: 'none', display: 'inline-grid' },
  '&:not(:checked)::before': {
    content: '""',
    border: '1px solid var(--mui-palette-edge)',
    borderRadius: 3,
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '&:disabled': { opacity: 0.5 },
});

/** The native checkbox in our colour. Put it inside its label. */
export function Checkbox(
  props: Omit<React.ComponentProps<'input'>, 'type'> & { readonly sx?: SxProps<Theme> },
): React.JSX.Element {
  return <Root type="checkbox" {...props} />;
}
