import Box, { type BoxProps } from '@mui/material/Box';
import type { ElementType } from 'react';
import { RADII, type Radius } from './radii.ts';

/** Paper with a thin border and round corners, for cards, panels and previews. */
export function Surface({
  radius = 'card',
  sx = null,
  ...props
}: BoxProps & { readonly component?: ElementType; readonly radius?: Radius }): React.JSX.Element {
  return (
    <Box
      {...props}
      sx={[
        { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: RADII[radius] },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
