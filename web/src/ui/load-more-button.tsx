import Box from '@mui/material/Box';
import type { Loadable } from '../lib/loadable.ts';
import { tryAgain } from '../lib/try-again.ts';
import { useIsLate } from '../lib/use-is-late.ts';
import { Button } from './button.tsx';
import * as texts from './texts.ts';

/** A list that is loaded page by page. */
export interface PagedList {
  /** Whether there are rows after the last one. */
  readonly older: 'none' | 'some' | 'coming';
  readonly showOlder: () => void;
}

/** Stands in a list while it renders its first rows a few at a time: the button is seen once it has its place. */
export function RowsComing(): React.JSX.Element {
  return <span hidden data-rows-coming="" />;
}

/** Loads the next page of a live list, while there is one; a page that fails to load can be requested again. */
export function LoadMoreButton({
  list,
  children,
}: {
  readonly list: Loadable<PagedList>;
  readonly children: string;
}): React.JSX.Element | null {
  const isLate = useIsLate(list.status === 'ready' && list.value.older === 'coming');
  if (list.status !== 'ready' || list.value.older === 'none') return null;
  if (isLate) {
    return (
      <Box role="alert" sx={{ mt: 2 }}>
        {texts.rowsNotCome()}
        <Button variant="outlined" sx={{ marginInlineStart: 1.5 }} onClick={tryAgain}>
          {texts.tryAgain()}
        </Button>
      </Box>
    );
  }
  return (
    <Button
      variant="outlined"
      sx={{ mt: 2, marginInlineEnd: 1.5, 'body:has([data-rows-coming]) &': { visibility: 'hidden' } }}
      loading={list.value.older === 'coming'}
      onClick={list.value.showOlder}
    >
      {children}
    </Button>
  );
}
