// No stories: in details-fields.tsx.
import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { Radio } from '../../../ui/radio.tsx';

/** A radio button with what it means, in a line of its own. */
export function Choice({
  children,
  ...input
}: ComponentProps<typeof Radio> & { readonly children: ReactNode }): React.JSX.Element {
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, cursor: 'pointer' }}>
      <Radio {...input} /> {children}
    </Box>
  );
}
