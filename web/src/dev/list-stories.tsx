import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { LivePages } from '../data/use-live-pages.ts';
import { LOADING, type FailureReason, type Loadable } from '../lib/loadable.ts';
import { Button } from '../ui/button.tsx';
import { nothing, type Stories } from './stories.tsx';

/** A name of 60 characters. */
export const LONG_NAME = 'Slow-Braised Short Rib with Winter Roots and Pickled Walnuts';
/** A name of 3 characters. */
export const SHORT_NAME = 'Pho';

const FAILURES = ['unavailable', 'offline', 'no-permission'] as const satisfies readonly FailureReason[];

/**
 * Returns the states that every list has: loading, empty, failed for each reason, not live, and 3, 30 and 300 rows, of
 * which the first has a name of 60 characters and the second one of 3.
 * @param row makes a row
 * @param show renders the list
 */
export function listStories<T>(
  row: (id: string, name: string, index: number) => T,
  show: (rows: Loadable<LivePages<T>>) => ReactNode,
): Stories {
  const rows = (count: number, isFresh = true): Loadable<LivePages<T>> => ({
    status: 'ready',
    value: {
      // An id is used once on the page.
      items: Array.from({ length: count }, (_, index) => row(`${count}-${index}`, nameOf(index), index)),
      isFresh,
      older: 'none',
      showOlder: nothing,
    },
  });
  return {
    loading: <Wide>{show(LOADING)}</Wide>,
    empty: <Wide>{show(rows(0))}</Wide>,
    ...Object.fromEntries(
      FAILURES.map((reason) => [
        `failed: ${reason}`,
        <Wide key={reason}>{show({ status: 'failed', reason, retry: nothing })}</Wide>,
      ]),
    ),
    'not live': <Wide>{show(rows(1, false))}</Wide>,
    '3 rows, with names of 60 and of 3 characters': <Wide>{show(rows(3))}</Wide>,
    '30 rows': <Long count={30}>{() => show(rows(30))}</Long>,
    '300 rows': <Long count={300}>{() => show(rows(300))}</Long>,
  };
}

function nameOf(index: number): string {
  return [LONG_NAME, SHORT_NAME][index] ?? `Row number ${index + 1}`;
}

/** As wide as on a page. */
function Wide({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <Box data-list="" sx={{ width: '78vw', maxWidth: 1 }}>
      {children}
    </Box>
  );
}

/** Rendered on request, because hundreds of rows of every list would make the gallery slow. */
function Long({ count, children }: { readonly count: number; readonly children: () => ReactNode }): React.JSX.Element {
  const [isShown, setIsShown] = useState(false);
  return isShown ? (
    <Box
      role="region"
      data-list=""
      aria-label={`${count} rows`}
      tabIndex={0}
      sx={{ width: '78vw', maxWidth: 1, maxHeight: 480, overflow: 'auto' }}
    >
      {children()}
    </Box>
  ) : (
    <Button
      variant="outlined"
      data-shows-rows=""
      onClick={() => {
        setIsShown(true);
      }}
    >
      {`Show ${count} rows`}
    </Button>
  );
}
