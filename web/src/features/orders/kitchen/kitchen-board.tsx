import { canSeeAddresses, judgeOpen, type OrderStatus } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { Beside } from '../../../ui/beside.tsx';
import { useFullScreen } from '../../../lib/full-screen.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { useNow } from '../../../lib/use-now.ts';
import { RADII } from '../../../ui/radii.ts';
import { ListBar } from '../../../ui/table-search.tsx';
import { AlarmBars, BlockedSound } from '../alarm/alarm-bar.tsx';
import { MOST_UNASKED, NO_OTHERS, useAlarm, useVolumeOf } from '../alarm/use-alarm.ts';
import { tellChange } from '../heard-changes.ts';
import { StatusFilter } from '../list/status-filter.tsx';
import { useKitchenOrders } from '../list/use-live-orders.ts';
import { AlarmNews, KitchenBar, LateCount } from './kitchen-bar.tsx';
import { ListeningScreen } from './lazy-listening.ts';
import { OpenTotals } from './open-totals.tsx';
import { useTicketSize } from './ticket-look.ts';
import { TicketList, type TicketListProps } from './ticket-list.tsx';
import { waitingSince, type Deliveries } from './use-deliveries.ts';
import { useWakeLock } from './use-wake-lock.ts';

const AGE_REFRESH_MS = 10_000;

export const KITCHEN_LISTS = ['approved', 'delivered'] as const;
const NO_COUNTS = {};

/** The board, as a page or on the full screen. The alarm follows the open orders, whichever list is shown. */
export function KitchenBoard({
  status,
  onStatus,
  deliveries,
  renderTools,
}: {
  readonly status: OrderStatus;
  readonly onStatus: (status: OrderStatus) => void;
  readonly deliveries: Deliveries;
  /** Renders the buttons for stock and for a pause; their dialogs cover the bar, and so show its news. */
  readonly renderTools: (news: ReactNode) => ReactNode;
}): React.JSX.Element {
  const open = useKitchenOrders('approved');
  useWakeLock();
  const pages = open.status === 'ready' ? open.value : null;
  const isCut = pages?.older === 'some' && pages.items.length < MOST_UNASKED;
  useEffect(() => {
    if (isCut) pages.showOlder();
  }, [isCut, pages]);
  const [others, setOthers] = useState(NO_OTHERS);
  const alarm = useAlarm(open, deliveries.isOwn, useVolumeOf('kitchen'), others);
  useKeys({ a: alarm.acknowledge });
  const fullScreen = useFullScreen('kitchen-full-screen');
  const [size, setSize] = useTicketSize();
  const nowMs = useNow(AGE_REFRESH_MS);
  const count = pages && `${pages.items.length}${pages.older === 'none' ? '' : '+'}`;
  useEffect(() => {
    if (count !== null) tellChange();
  }, [count]);
  const counts = useMemo(() => (count === null ? NO_COUNTS : { approved: count }), [count]);
  const filter = <StatusFilter statuses={KITCHEN_LISTS} current={status} onChange={onStatus} counts={counts} />;
  const tools = renderTools(<AlarmNews alarm={alarm} />);
  const late = pages?.items.filter((order) => judgeOpen(order, waitingSince(order), nowMs) === 'late').length ?? 0;
  const isFull = fullScreen.isOn;
  const byEmail = canSeeAddresses(useSignedInUser().role);
  const [lit, setLit] = useState<string | null>(null);
  const list = { deliveries, nowMs, size, isFull, byEmail } as const;
  return (
    <>
      <Beside>
        <ListeningScreen page="kitchen" alarm={alarm} onOthers={setOthers} />
      </Beside>
      {alarm.isBlocked && (
        <AlarmBars>
          <BlockedSound onWake={alarm.wake} />
        </AlarmBars>
      )}
      <KitchenBar
        alarm={alarm}
        fullScreen={fullScreen}
        size={size}
        onSize={setSize}
        late={late}
        nowMs={nowMs}
        isFresh={pages?.isFresh ?? true}
        filter={
          <>
            {filter}
            {isFull && <Box sx={APART}>{tools}</Box>}
          </>
        }
      />
      {!isFull && (
        <ListBar besideSearch={<LateCount count={late} />}>
          {filter}
          {tools}
        </ListBar>
      )}
      <Box sx={isFull ? FULL : null}>
        {status === 'delivered' ? (
          <Delivered {...list} status="delivered" />
        ) : (
          <>
            {pages && <OpenTotals orders={pages.items} lit={lit} onLit={setLit} />}
            <TicketList {...list} status="approved" orders={open} lit={lit} />
          </>
        )}
      </Box>
    </>
  );
}

function Delivered(list: TicketListProps): React.JSX.Element {
  return <TicketList {...list} orders={useKitchenOrders('delivered')} />;
}

/** The one line of the full screen has room for them where it is wide; elsewhere they float over the last ticket's foot. */
const APART = {
  display: 'flex',
  gap: 1,
  '@media (max-width: 1199.95px)': {
    position: 'fixed',
    right: 16,
    bottom: 16,
    '&&& button': { minWidth: 56, minHeight: 56, borderRadius: RADII.pill, boxShadow: 3 },
    '&&& button:not([data-variant="contained"])': { bgcolor: 'background.paper' },
  },
  '@media print': { display: 'none' },
} as const;

/** The last ticket can be scrolled clear of the buttons. */
const FULL = { px: { xs: 1, sm: 2 }, pb: { xs: 10, lg: 1 } } as const;
