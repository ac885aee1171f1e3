// No stories: asks the server; shows ticket-list.tsx.
import { canSeeAddresses, isOfKitchen, judgeOpen, statusesThat, type OrderStatus } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { useFullScreen } from '../../../lib/full-screen.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWakeLock } from '../../../lib/use-wake-lock.ts';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
import { DialogHolder } from '../../../ui/held-dialog.tsx';
import type { ToolRoom } from '../../../ui/tool-room.ts';
import { ListBar } from '../../../ui/table-search.tsx';
import { AlarmBars, BlockedSound } from '../alarm/alarm-bar.tsx';
import { MOST_UNASKED, NO_OTHERS, useAlarm, useVolumeOf } from '../alarm/use-alarm.ts';
import { tellChange } from '../../orders/changes/heard-changes.ts';
import { StatusFilter } from '../../orders/list/status-filter.tsx';
import { useKitchenOrders } from '../../orders/list/use-live-orders.ts';
import { AlarmNews, KitchenBar, LISTS, LISTS_OF_BAR, SizeChoice } from './kitchen-bar.tsx';
import { ListeningScreen } from './lazy-listening.ts';
import { needsTotals, OpenTotals } from './open-totals.tsx';
import { useTicketSize } from './ticket-styles.ts';
import { TicketList, type TicketListProps } from './ticket-list.tsx';
import { waitingSince, type Deliveries } from './use-deliveries.ts';

const AGE_REFRESH_MS = 10_000;

export const KITCHEN_LISTS = statusesThat(isOfKitchen);
/** What the house accepts comes in here. */
const [TO_COOK] = KITCHEN_LISTS;
const NO_COUNTS = {};

/** The board, as a page or on the full screen. The alarm follows the orders to cook, whichever list is shown. */
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
  readonly renderTools: (news: ReactNode, room: ToolRoom) => ReactNode;
}): React.JSX.Element {
  const open = useKitchenOrders(TO_COOK);
  useWakeLock(true);
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
  const counts = useMemo(() => (count === null ? NO_COUNTS : { [TO_COOK]: count }), [count]);
  const isFull = fullScreen.isOn;
  const tools = (
    <Box data-foot={isFull || undefined} sx={isFull ? TOOLS_OF_BAR : TOOLS}>
      {renderTools(<AlarmNews alarm={alarm} />, isFull ? 'bar' : 'line')}
      <SizeChoice size={size} onSize={setSize} />
    </Box>
  );
  const late = pages?.items.filter((order) => judgeOpen(order, waitingSince(order), nowMs) === 'late').length ?? 0;
  const byEmail = canSeeAddresses(useSignedInUser().role);
  const [lit, setLit] = useState<string | null>(null);
  const isMade = status === TO_COOK;
  const totals = pages && isMade && <OpenTotals isInBar={!isFull} orders={pages.items} lit={lit} onLit={setLit} />;
  const list = { deliveries, nowMs, size, isFull, byEmail } as const;
  return (
    <DialogHolder>
      <OptionalPart>
        <ListeningScreen page="kitchen" alarm={alarm} onOthers={setOthers} />
      </OptionalPart>
      {alarm.isBlocked && (
        <AlarmBars>
          <BlockedSound isBroken={alarm.isBroken} onWake={alarm.wake} />
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
            <StatusFilter
              statuses={KITCHEN_LISTS}
              current={status}
              onChange={onStatus}
              counts={counts}
              {...(isFull ? LISTS_OF_BAR : LISTS)}
            />
            {isFull && tools}
          </>
        }
      />
      {!isFull && (
        <ListBar
          search={pages && isMade && needsTotals(pages.items) ? 'folded' : 'small'}
          after={
            <>
              {totals}
              {tools}
            </>
          }
        />
      )}
      <Box sx={isFull ? FULL : null}>
        {isMade ? (
          <>
            {isFull && totals}
            <TicketList {...list} status={status} orders={open} lit={lit} />
          </>
        ) : (
          <OtherList key={status} {...list} status={status} />
        )}
      </Box>
    </DialogHolder>
  );
}

function OtherList(list: TicketListProps): React.JSX.Element {
  return <TicketList {...list} orders={useKitchenOrders(list.status)} />;
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  '@media print': { display: 'none' },
} as const;

/** At the end of the line, where they stay when the totals come. */
const TOOLS = { ...LINE, marginInlineStart: 'auto', flexShrink: 0 } as const;

/** The one line of the full screen has room for them; on a phone they have one of their own, below the tickets. */
const TOOLS_OF_BAR = {
  ...LINE,
  gap: 1,
  '@media (max-width: 1199.95px)': { gap: 0.5 },
  '@media (max-width: 767.95px)': {
    position: 'fixed',
    zIndex: 'appBar',
    inset: 'auto 0 0',
    minHeight: 56,
    px: 1,
    pb: 'env(safe-area-inset-bottom)',
    boxSizing: 'border-box',
    bgcolor: 'background.default',
    borderTop: 1,
    borderColor: 'divider',
    [LOW_WINDOW]: { position: 'static' },
  },
} as const;

/** The last ticket can be scrolled clear of a phone's lower line. */
const FULL = { px: { xs: 1, sm: 2 }, pb: { xs: 9, md: 1 } } as const;
