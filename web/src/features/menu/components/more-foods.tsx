// No stories: a button that has some (load-more-button.tsx), which is pressed once it comes near.
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useLatestCallback } from '../../../lib/use-latest-callback.ts';
import { LoadMoreButton, type PagedList } from '../../../ui/load-more-button.tsx';
import * as texts from './texts.ts';

/** The end of a menu of which there is more: what follows is asked for before the end is in sight, and by the button. */
export function MoreFoods({ rest }: { readonly rest: PagedList }): React.JSX.Element {
  const end = useRef<HTMLDivElement>(null);
  const ask = useLatestCallback(() => {
    if (rest.older === 'some') rest.showOlder();
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask();
      },
      { rootMargin: AHEAD },
    );
    if (end.current) observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [ask]);
  return (
    <Box ref={end} sx={{ textAlign: 'center' }}>
      <LoadMoreButton list={{ status: 'ready', value: rest }}>{texts.moreFoods()}</LoadMoreButton>
    </Box>
  );
}

/** A window further down. */
const AHEAD = '0px 0px 100%';
