import { useEffect, useState } from 'react';
import { reachability } from '../lib/reachability.ts';
import { tryAgain } from '../lib/try-again.ts';
import { useIsLate } from '../lib/use-is-late.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from './button.tsx';
import { Surface } from './surface.tsx';
import { useHouseClock } from '../lib/clock.ts';
import { serverNowMs } from '../lib/server-clock.ts';
import * as texts from './texts.ts';

/** Says since when the content may be stale, and after a while offers a retry; renders nothing while it is live. */
export function FreshnessBanner({ isFresh }: { readonly isFresh: boolean }): React.JSX.Element | null {
  const isOnline = useOnline();
  return isOnline && isFresh ? null : <NotLive isOnline={isOnline} />;
}

function NotLive({ isOnline }: { readonly isOnline: boolean }): React.JSX.Element {
  const { since, isLate } = useNotLive();
  return (
    <Surface
      radius="field"
      role="status"
      sx={{
        mb: 2,
        px: 2,
        py: 1.5,
        borderColor: 'warning.main',
        bgcolor: 'plate.butter',
        fontWeight: 600,
      }}
    >
      {isOnline ? texts.reconnecting({ since }) : texts.offlineSince({ since })}
      {isLate && (
        <Button variant="outlined" sx={{ marginInlineStart: 2 }} onClick={tryAgain}>
          {texts.tryAgain()}
        </Button>
      )}
    </Surface>
  );
}

/** Since when, as long as the caller is mounted. */
export function useNotLive(): { readonly since: string; readonly isLate: boolean } {
  const { time } = useHouseClock();
  const [sinceMs] = useState(serverNowMs);
  useEffect(() => {
    reachability.ask(); // one stale list does not show whether the server answers
  }, []);
  return { since: time(sinceMs), isLate: useIsLate(true) };
}
