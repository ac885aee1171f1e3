import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A ring that turns, as large as the text around it. */
export const RING = {
  width: '1em',
  height: '1em',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
} as const;

/** Turns while work is in progress. */
export const Spinner = styled('span')(RING);
