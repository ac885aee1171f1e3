import { allergensText, formatMoney, type AllergenStatement } from '@foodhouse/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import type { ServedLater } from '../basket/judge-lines.ts';
import { NotServed } from './not-served.tsx';
import { takeFocus } from './take-focus.ts';
import { explain, isChange, type Notice } from './explain.ts';
import type { CheckoutState } from './use-checkout.ts';
import * as site from '../../../texts.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

export interface CheckoutNoticesProps extends Pick<
  CheckoutState,
  'known' | 'lastOrders' | 'quoted' | 'totalMinor' | 'sums' | 'isChecking' | 'isOnline' | 'setRefused'
> {
  /** Why it was refused. */
  readonly notice: Notice | null;
  /** Whether Confirm sends an order again that has no answer, which is said beside it. */
  readonly isRepeat?: boolean;
  /** The number of lines that have changed. */
  readonly changes?: number;
  /** What cannot be had at the time that is asked for. */
  readonly notServed?: readonly ServedLater[];
  /** Of Order Now; left out for the basket. */
  readonly food?: {
    readonly name: string;
    /** Whether its price has changed since it was first shown. */
    readonly isDearer: boolean;
    /** What of its choice is not to be had any more, in words; empty for nothing. */
    readonly lost?: string;
    /** What is declared of it, where that has changed since it was first shown. */
    readonly redeclared?: { readonly now: AllergenStatement | null } | null;
    /** How many it is of; left out for one. */
    readonly portions?: number | undefined;
  };
}

/**
 * All that must be known before Confirm, beside it in every checkout: that the house takes no orders, or soon none, why this one was refused,
 * what has changed, and that the network is down.
 */
export function CheckoutNotices({
  known,
  lastOrders,
  quoted,
  totalMinor,
  sums,
  isChecking,
  isOnline,
  notice,
  setRefused,
  isRepeat = false,
  changes = 0,
  notServed = [],
  food,
}: CheckoutNoticesProps): React.JSX.Element {
  const isForLater = known?.isForLater === true;
  const what = food ? 'food' : 'basket';
  // What has changed stands at the lines.
  const isSaid = notice !== null && isChange(notice) && changes + notServed.length > 0;
  // So is why it is not served there.
  const isSaidAtPlace = notice?.status === 'closed' && notice.sentence === known?.service?.problem?.sentence;
  // That the network is down says it all.
  const isByNetwork = !isOnline && notice !== null && BY_NETWORK.has(notice.status);
  const offlineText = (): string => {
    if (isChecking || notice?.status === 'unknown') return texts.offlineUnderWay();
    return isRepeat ? texts.offlineRepeat() : texts.offline({ what });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1, '&:empty': { display: 'none' } }}>
      {known?.closed && notice?.status !== 'closed' && (
        <Alert severity="info" role="status">
          {closedText(known.closed, what, isForLater)}
        </Alert>
      )}
      {known?.busy && (
        <Alert severity="info" role="status">
          {known.busy}
        </Alert>
      )}
      {lastOrders !== null && notice?.status !== 'closed' && (
        <Alert severity="info" role="status">
          {lastOrders}
        </Alert>
      )}
      {known?.tooMany && notice?.status !== 'closed' && (
        <Alert severity="warning" role="status">
          {known.tooMany}
        </Alert>
      )}
      {!food && known?.voucherWaits && (
        <Alert severity="info" role="status">
          {known.voucherWaits}
        </Alert>
      )}
      {changes > 0 && (
        <Alert severity="warning" role="status">
          {isSaid ? texts.thingsChangedSoRefused({ count: changes }) : texts.thingsChanged({ count: changes })}
        </Alert>
      )}
      {notServed.length > 0 && (
        <NotServed
          lines={notServed}
          isForLater={isForLater}
          allServedAt={known?.allServedAt}
          isAlone={known?.eachMinor.size === 1}
          onLater={() => {
            setRefused(null);
          }}
        />
      )}
      {notice?.status === 'login-first' && <LoginFirst />}
      {notice && notice.status !== 'login-first' && !isByNetwork && !(isSaid && changes > 0) && (
        <Alert
          severity={notice.status === 'price-changed' ? 'info' : 'error'}
          tabIndex={-1}
          // Confirm, which has the focus, cannot be pressed any more.
          ref={notice.status === 'closed' ? takeFocus : undefined}
        >
          {isSaid || isSaidAtPlace
            ? texts.nothingOrdered({ what })
            : explain(notice, { foodName: food?.name, lost: food?.lost, portions: food?.portions, isForLater })}
        </Alert>
      )}
      {!notice && food?.isDearer === true && totalMinor !== null && (
        <Alert severity="info">{texts.priceChanged({ price: formatMoney(totalMinor, sums.currency) })}</Alert>
      )}
      {food?.redeclared && (
        <Alert severity="warning" role="status">
          {texts.allergensChanged({ statement: allergensText(food.redeclared.now) })}
        </Alert>
      )}
      {isChecking && isOnline && (
        <Alert severity="info" role="status">
          {texts.checkingOrder()}
        </Alert>
      )}
      {!isOnline && <Alert severity="warning">{offlineText()}</Alert>}
      {isOnline && quoted.status === 'failed' && (
        <Alert severity="info" role="status" action={<Button onClick={quoted.retry}>{texts.checkAgain()}</Button>}>
          {texts.pricesNotChecked()}
        </Alert>
      )}
    </Box>
  );
}

/** What a network that is down may be the cause of. */
const BY_NETWORK: ReadonlySet<Notice['status']> = new Set(['unknown', 'unknown-person', 'not-in', 'try-later']);

function closedText(reason: string, what: 'basket' | 'food', isForLater: boolean): string {
  if (isForLater) return texts.closedForLater({ reason });
  return what === 'basket' ? texts.closedBasketKept({ reason }) : reason;
}

function LoginFirst(): React.JSX.Element {
  const { pathname, search } = useLocation();
  const state = { from: pathname + search, basket: true };
  return (
    <Alert
      severity="error"
      action={
        <LinkButton to={paths.login} state={state} variant="contained" ref={takeFocus}>
          {common.login()}
        </LinkButton>
      }
    >
      {site.loginFirst()}
    </Alert>
  );
}
