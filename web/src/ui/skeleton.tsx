import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { RADII } from './radii.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A placeholder of the size that `sx` gives. */
export const Skeleton = styled('span')(({ theme }) => ({
  ...theme.unstable_sx({ display: 'block', bgcolor: 'action.hover', borderRadius: RADII.field }),
  animation: `${breathe} 1.6s ease-in-out 0.4s infinite`,
}));
