import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { IS_RTL } from '../../../lib/direction.ts';

const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

/** A line that shrinks while an action can be undone. */
export function TimeLeft({ ms }: { readonly ms: number }): React.JSX.Element {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        insetInlineStart: 0,
        insetInlineEnd: 0,
        bottom: -6,
        height: 3,
        bgcolor: 'primary.main',
        transformOrigin: IS_RTL ? 'right' : 'left',
        animation: `${shrink} ${ms}ms linear forwards`,
      }}
    />
  );
}
