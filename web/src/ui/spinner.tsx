import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Turns while work is in progress; as large as the text around it. */
export const Spinner = styled('span')({
  width: '1em',
  height: '1em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
