import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

/**
 * What a form holds. On a page that was rendered at build nothing can be typed or sent until the script has taken over:
 * else what was typed would be lost, and the browser would send it itself, into the address.
 */
export function FormBody({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const isReady = useIsHydrated();
  return (
    <Box component="fieldset" disabled={!isReady} sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      {children}
    </Box>
  );
}
