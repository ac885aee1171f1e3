import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { RADII } from './radii.ts';

const appear = keyframes({ from: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** A placeholder of the size that `sx` gives. It appears late, so that what comes at once does not flicker. */
export const Skeleton = styled('span')(({ theme }) => ({
  ...theme.unstable_sx({ display: 'block', bgcolor: 'action.hover', borderRadius: RADII.field }),
  animation: `${appear} 1ms 150ms backwards, ${breathe} 1.6s ease-in-out 0.4s infinite`,
}));
