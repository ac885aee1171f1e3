import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { MESSAGES } from '../../../copy.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { takeFocus } from '../place/take-focus.ts';
import type { Quoted } from './judge-lines.ts';
import { GuestButton } from './lazy-guest.tsx';
import type { OrderBasketResult } from './order-basket.ts';

/** Why the basket was not ordered. */
export type Notice =
  | Exclude<OrderBasketResult, { status: 'placed' }>
  | { readonly status: 'login-first' | 'unknown-person' };

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
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
              <GuestButton />
              <LinkButton
                to={paths.login}
                state={{ from: pathname + search, basket: true }}
                variant="contained"
                ref={takeFocus}
              >
                Login
              </LinkButton>
            </Box>
          }
        >
          {MESSAGES.loginFirst}
        </Alert>
      ) : (
        notice && !(notice.status === 'changed' && changes > 0) && <Alert severity="error">{explain(notice)}</Alert>
      )}
      {isChecking && (
        <Alert severity="info" role="status">
          Checking your order: the kitchen is slow to answer. There will be one order, however often we ask.
        </Alert>
      )}
      {!isOnline && (
        <Alert severity="warning">
          You are offline. Your basket stays here, and an order is only sent while you are connected.
        </Alert>
      )}
      {isOnline && quoted.status === 'failed' && (
        <Alert severity="info" role="status" action={<Button onClick={quoted.retry}>Check again</Button>}>
          We could not check prices and stock just now.
        </Alert>
      )}
    </Box>
  );
}

/** What a notice says. */
export function explain(notice: Notice): string {
  switch (notice.status) {
    case 'login-first':
      return MESSAGES.loginFirst;
    case 'unknown-person':
      return 'We could not find out who you are. We are trying again.';
    case 'changed':
      return 'Something has changed meanwhile; nothing was ordered. We are checking your basket.';
    case 'closed':
      return `${notice.sentence} Nothing was ordered; your basket is kept.`;
    case 'untimely':
      return `${notice.wanted.sentence} Nothing was ordered; please choose another time.`;
    case 'waiting':
      return 'Your orders still wait for the house’s answer: order again once it has answered one.';
    case 'try-later':
      return 'Many people are ordering this right now. Please try again.';
    case 'too-many':
      return `You have ordered a lot within a minute. Please try again in ${notice.waitSeconds} seconds.`;
    case 'refused':
      return notice.reason === 'signed-out'
        ? 'Your session has ended. Please log in again; nothing was ordered, and your basket is kept.'
        : 'That was refused; nothing was ordered.';
    case 'unknown':
      return notice.reason === 'signed-out'
        ? 'Your session has ended before we heard back. Please log in and try again: there will be one order.'
        : 'We could not hear back. Trying again is safe: you will never get two orders.';
  }
}
