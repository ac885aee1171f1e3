import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { MESSAGES } from '../../../copy.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { explain, type Notice } from '../checkout/explain.ts';
import { takeFocus } from '../place/take-focus.ts';
import type { Quoted } from './judge-lines.ts';

/** All that must be known before Confirm: why it was refused, what has changed, and that the network is down. */
export function BasketNotices({
  notice,
  isChecking,
  isOnline,
  quoted,
  changes,
}: {
  readonly notice: Notice | null;
  readonly isChecking: boolean;
  readonly isOnline: boolean;
  readonly quoted: Loadable<Quoted>;
  /** The number of lines that have changed. */
  readonly changes: number;
}): React.JSX.Element {
  const { pathname, search } = useLocation();
  // What has changed stands at the lines.
  const isSaid = (notice?.status === 'changed' || notice?.status === 'price-changed') && changes > 0;
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1, '&:empty': { display: 'none' } }}>
      {quoted.status === 'ready' && quoted.value.closed && notice?.status !== 'closed' && (
        <Alert severity="info" role="status">
          {quoted.value.closed} {quoted.value.isForLater ? 'You can order for later.' : 'Your basket is kept.'}
        </Alert>
      )}
      {quoted.status === 'ready' && quoted.value.tooMany && notice?.status !== 'closed' && (
        <Alert severity="warning" role="status">
          {quoted.value.tooMany}
        </Alert>
      )}
      {changes > 0 && (
        <Alert severity="warning" role="status">
          {changes === 1 ? 'One thing has' : `${changes} things have`} changed since you chose.
        </Alert>
      )}
      {notice?.status === 'login-first' ? (
        <Alert
          severity="error"
          action={
            <LinkButton
              to={paths.login}
              state={{ from: pathname + search, basket: true }}
              variant="contained"
              ref={takeFocus}
            >
              Login
            </LinkButton>
          }
        >
          {MESSAGES.loginFirst}
        </Alert>
      ) : (
        notice &&
        !isSaid && <Alert severity={notice.status === 'price-changed' ? 'info' : 'error'}>{explain(notice)}</Alert>
      )}
      <StateNotices
        isChecking={isChecking}
        isOnline={isOnline}
        quoted={quoted}
        keeps="Your basket stays here, and an"
      />
    </Box>
  );
}

/** The state of a checkout: its order is on the way, the network is down, or its prices are not known. */
export function StateNotices({
  isChecking,
  isOnline,
  quoted,
  keeps,
}: {
  readonly isChecking: boolean;
  readonly isOnline: boolean;
  readonly quoted: Loadable<Quoted>;
  /** What comes before "order is only sent while you are connected". */
  readonly keeps: string;
}): React.JSX.Element {
  return (
    <>
      {isChecking && (
        <Alert severity="info" role="status">
          Checking your order: the kitchen is slow to answer. There will be one order, however often we ask.
        </Alert>
      )}
      {!isOnline && (
        <Alert severity="warning">You are offline. {keeps} order is only sent while you are connected.</Alert>
      )}
      {isOnline && quoted.status === 'failed' && (
        <Alert severity="info" role="status" action={<Button onClick={quoted.retry}>Check again</Button>}>
          We could not check prices and stock just now.
        </Alert>
      )}
    </>
  );
}
