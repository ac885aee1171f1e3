import Typography from '@mui/material/Typography';
import { tryAgain } from '../lib/try-again.ts';
import { useOnline } from '../lib/use-online.ts';
import { Button } from './button.tsx';
import { useNotLive } from './freshness-banner.tsx';
import * as texts from './texts.ts';

/** `FreshnessBanner` in a few words, for a bar. Not in its file, which public pages load. */
export function FreshnessLine({ isFresh }: { readonly isFresh: boolean }): React.JSX.Element | null {
  const isOnline = useOnline();
  return isOnline && isFresh ? null : <NotLive />;
}

function NotLive(): React.JSX.Element {
  const { since, isLate } = useNotLive();
  return (
    <Typography role="status" variant="lead" component="div" sx={{ fontWeight: 700, color: 'error.dark' }}>
      {texts.notLive({ since })}
      {isLate && (
        <Button variant="outlined" color="error" sx={{ marginInlineStart: 1.5 }} onClick={tryAgain}>
          {texts.tryAgain()}
        </Button>
      )}
    </Typography>
  );
}
