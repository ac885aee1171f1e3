import { styled } from '@mui/material/styles';
import { RADII } from './radii.ts';

/** A field in a line of text or a table, with the look of those of a form. `aria-invalid` gives it a red border. */
export const InlineInput = styled('input')(({ theme }) =>
  theme.unstable_sx({
    width: 72,
    minHeight: 48,
    px: 1.25,
    border: 1,
    borderColor: 'edge',
    borderRadius: RADII.field,
    bgcolor: 'background.paper',
    color: 'text.primary',
    typography: 'body1',
    fontVariantNumeric: 'tabular-nums',
    '&[aria-invalid="true"]': { borderColor: 'error.main' },
  }),
);
