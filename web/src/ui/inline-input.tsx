import { styled } from '@mui/material/styles';

/** A short field in a line of text or a table. `aria-invalid` gives it a red border. */
export const InlineInput = styled('input')(({ theme }) =>
  theme.unstable_sx({
    width: 72,
    minHeight: 40,
    px: 1.25,
    border: 1,
    borderColor: 'divider',
    borderRadius: 2.5,
    bgcolor: 'background.default',
    color: 'text.primary',
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    '&[aria-invalid="true"]': { borderColor: 'error.main' },
  }),
);
