import { styled } from '@mui/material/styles';
import { RADII } from './radii.ts';

/** A field of a few lines. `aria-invalid` gives it a red border; what can only be read is part of its ground. */
export const TextArea = styled('textarea')(({ theme }) =>
  theme.unstable_sx({
    width: 1,
    boxSizing: 'border-box',
    p: 1.5,
    border: 1,
    borderColor: 'edge',
    borderRadius: RADII.field,
    bgcolor: 'background.paper',
    color: 'text.primary',
    typography: 'body1',
    resize: 'vertical',
    '&[readonly]': { bgcolor: 'transparent', borderColor: 'divider', resize: 'none' },
    '&[aria-invalid="true"]': { borderColor: 'error.main' },
  }),
);
