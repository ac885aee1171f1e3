import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

/** A line that shrinks while an action can be undone. */
export function TimeLeft({ ms }: { readonly ms: number }): React.JSX.Element {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: -6,
        height: 3,
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        animation: `${shrink} ${ms}ms linear forwards`,
      }}
    />
  );
}
