import { styled, type SxProps, type Theme } from '@mui/material/styles';

const Root = styled('input')({
  width: 22,
  height: 22,
  accentColor: 'var(--mui-palette-primary-main)',
  // The browser's own is a cold grey in the dark.
  '&:not(:checked)': {
    appearance: 'none',
    boxSizing: 'border-box',
    border: '1px solid var(--mui-palette-edge)',
    borderRadius: '50%',
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '&:disabled': { opacity: 0.5 },
});

/** The native radio button in our colour. Put it inside its label. */
export function Radio(
  props: Omit<React.ComponentProps<'input'>, 'type'> & { readonly sx?: SxProps<Theme> },
): React.JSX.Element {
  return <Root type="radio" {...props} />;
}
