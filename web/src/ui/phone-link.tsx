// No stories: in order-table.tsx and in house-lines.tsx.
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IS_RTL } from '../lib/direction.ts';

/** A phone number that calls when it is pressed. Links of a browser are too dark on a dark page. */
export function PhoneLink({
  phone,
  sx = [],
  name,
  children = phone,
}: {
  readonly phone: string;
  readonly sx?: SxProps<Theme>;
  /** What it is called, with the number, where its children leave that out. */
  readonly name?: string;
  readonly children?: ReactNode;
}): React.JSX.Element {
  return (
    <Box
      component="a"
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      aria-label={name}
      title={name}
      sx={[LOOK, children === phone && NUMBER, sx].flat()}
    >
      {children}
    </Box>
  );
}

const LOOK = { color: 'primary.main' } as const;
/** What stands for a number among other things: its plus sign comes first everywhere. */
export const NUMBER = IS_RTL && ({ direction: 'ltr', unicodeBidi: 'isolate' } as const);
