import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { RADII } from './radii.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** Stands where something of the same size will be; its size is given by `sx`. */
export const Skeleton = styled('span')(({ theme }) => ({
  ...theme.unstable_sx({ display: 'block', bgcolor: 'action.hover', borderRadius: RADII.media }),
  animation: `${breathe} 1.6s ease-in-out 0.4s infinite`,
}));
