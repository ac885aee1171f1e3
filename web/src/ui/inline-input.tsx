import { styled } from '@mui/material/styles';
import { RADII } from './radii.ts';

/** A short field in a line of text or a table. `aria-invalid` gives it a red border. */
export const InlineInput = styled('input')(({ theme }) =>
  theme.unstable_sx({
    width: 72,
    minHeight: 40,
    px: 1.25,
    border: 1,
    borderColor: 'edge',
    borderRadius: RADII.small,
    bgcolor: 'background.default',
    color: 'text.primary',
    typography: 'body1',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    '&[aria-invalid="true"]': { borderColor: 'error.main' },
  }),
);
