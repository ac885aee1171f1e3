import { styled, type SxProps, type Theme } from '@mui/material/styles';

const Root = styled('input')(({ theme }) =>
  theme.unstable_sx({ width: 22, height: 22, accentColor: 'var(--mui-palette-primary-main)' }),
);

/** The native radio button in our colour. Put it inside its label. */
export function Radio(
  props: Omit<React.ComponentProps<'input'>, 'type'> & { readonly sx?: SxProps<Theme> },
): React.JSX.Element {
  return <Root type="radio" {...props} />;
}
