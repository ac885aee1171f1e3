// No stories: asks the server; shows ticket-list.tsx.
import {
  ACCEPTED,
  canSeeAddresses,
  DELIVERED,
  isDelivered,
  isInKitchen,
  judgeOpen,
  type OrderStatus,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import { Beside } from '../../../ui/beside.tsx';
import { useFullScreen } from '../../../lib/full-screen.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useWakeLock } from '../../../lib/use-wake-lock.ts';
import { LOW_WINDOW } from '../../../ui/low-window.ts';
import { DialogHolder } from '../../../ui/held-dialog.tsx';
import { ListBar } from '../../../ui/table-search.tsx';
import { AlarmBars, BlockedSound } from '../alarm/alarm-bar.tsx';
import { MOST_UNASKED, NO_OTHERS, useAlarm, useVolumeOf } from '../alarm/use-alarm.ts';
import { tellChange } from '../../orders/changes/heard-changes.ts';
import { StatusFilter } from '../../orders/list/status-filter.tsx';
import { useKitchenOrders } from '../../orders/list/use-live-orders.ts';
import { AlarmNews, KitchenBar, SizeChoice } from './kitchen-bar.tsx';
import { ListeningScreen } from './lazy-listening.ts';
import { OpenTotals } from './open-totals.tsx';
import { useTicketSize } from './ticket-look.ts';
import { TicketList, type TicketListProps } from './ticket-list.tsx';
import { waitingSince, type Deliveries } from './use-deliveries.ts';

const AGE_REFRESH_MS = 10_000;

export const KITCHEN_LISTS = [ACCEPTED, DELIVERED] as const;
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
  const open = useKitchenOrders(ACCEPTED);
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
  const counts = useMemo(() => (count === null ? NO_COUNTS : { approved: count }), [count]);
  const filter = <StatusFilter statuses={KITCHEN_LISTS} current={status} onChange={onStatus} counts={counts} />;
  const tools = (
    <Box data-foot={fullScreen.isOn || undefined} sx={fullScreen.isOn ? TOOLS_OF_BAR : TOOLS}>
      {renderTools(<AlarmNews alarm={alarm} />)}
      <SizeChoice size={size} onSize={setSize} />
    </Box>
  );
  const late = pages?.items.filter((order) => judgeOpen(order, waitingSince(order), nowMs) === 'late').length ?? 0;
  const isFull = fullScreen.isOn;
  const byEmail = canSeeAddresses(useSignedInUser().role);
  const [lit, setLit] = useState<string | null>(null);
  const totals = pages && isInKitchen(status) && <OpenTotals orders={pages.items} lit={lit} onLit={setLit} />;
  const list = { deliveries, nowMs, size, isFull, byEmail } as const;
  return (
    <DialogHolder>
      <Beside>
        <ListeningScreen page="kitchen" alarm={alarm} onOthers={setOthers} />
      </Beside>
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
            {filter}
            {isFull && tools}
          </>
        }
      />
      {!isFull && (
        <Box sx={SHARED_LINE}>
          <ListBar
            after={
              <>
                {totals}
                {tools}
              </>
            }
          />
        </Box>
      )}
      <Box sx={isFull ? FULL : null}>
        {isDelivered(status) ? (
          <Delivered {...list} status={DELIVERED} />
        ) : (
          <>
            {isFull && totals}
            <TicketList {...list} status={ACCEPTED} orders={open} lit={lit} />
          </>
        )}
      </Box>
    </DialogHolder>
  );
}

function Delivered(list: TicketListProps): React.JSX.Element {
  return <TicketList {...list} orders={useKitchenOrders(DELIVERED)} />;
}

/** The search opens over what is beside it, and stays open while something is typed. */
const FOLDED = {
  position: 'relative',
  flex: '0 0 auto',
  minWidth: 44,
  '& > div': { pl: '44px', minHeight: 44 },
  '@media (max-width: 599.95px)': { '& > div > button': { display: 'none' } },
  '& label': { position: 'absolute', left: 0, boxSizing: 'border-box', width: 44, px: 0, justifyContent: 'center' },
  '& label:not(:focus-within, :has(input:not(:placeholder-shown))) input': {
    position: 'absolute',
    inset: 0,
    width: 1,
    opacity: 0,
    cursor: 'pointer',
  },
  '& label:is(:focus-within, :has(input:not(:placeholder-shown)))': {
    zIndex: 2,
    width: 'min(340px, 100vw - 32px)',
    px: 1.5,
  },
  '& > p': { width: 'max-content', maxWidth: 'calc(100vw - 32px)' },
} as const;

/** On a phone the strip is one button: how many portions there are to make, or the food whose tickets stand out. */
const TOTAL = {
  '& > section': { flex: '1 1 0', minWidth: 96, maxWidth: 200, mb: 0 },
  '& > section > button': { flexGrow: 1, minWidth: 0, px: 1, whiteSpace: 'nowrap' },
  '& > section > button > span': { display: 'none' },
  '& > section > button > span + span': { display: 'inline' },
  '& > section > [data-scrolls]': { display: 'none' },
  '& > section:has([aria-pressed="true"])': {
    '& > button, & [aria-pressed="false"]': { display: 'none' },
    '& > [data-scrolls]': { display: 'block', maskImage: 'none' },
    '& [role="group"]': { width: 'auto', pr: 0 },
    '& [aria-pressed="true"]': {
      display: 'block',
      flex: '1 1 0',
      minWidth: 0,
      px: 1.5,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
} as const;

/** The totals take the room of the line: then the search is a sign that opens. */
const SHARED_LINE = {
  '& > div': {
    gap: { xs: 0.5, sm: 1 },
    '& > search': { flexBasis: { xs: '120px', sm: '206px' }, minWidth: { xs: 0, sm: 206 } },
    '& > div:empty': { display: 'none' },
    '& > [role="status"]': { order: 1 },
    '& > section': { flex: '1 1 0', minWidth: 96, mb: 0 },
    '@media (max-width: 1535.95px)': {
      '&:has(> section) > search': FOLDED,
      '& > section, & > section [role="group"]': { gap: 0.5 },
      '& > section > button, & > section [role="group"] > button': { px: 1.5, typography: 'body2', fontWeight: 700 },
    },
    '@media (max-width: 767.95px)': TOTAL,
  },
} as const;

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  '@media print': { display: 'none' },
} as const;

/** A sign and a figure are enough where the line is short; what is on is said in words. */
const SIGNS = {
  '&& button': { minWidth: 44, px: 1 },
  '&& button > svg': { display: 'inline-block' },
  '&& button[data-variant="outlined"] > span': { display: 'none' },
  '&& button > b > span': { display: 'none' },
} as const;

/** At the end of the line, where they stay when the totals come. */
const TOOLS = { ...LINE, ml: 'auto', flexShrink: 0, '@media (max-width: 1199.95px)': SIGNS } as const;

/** The one line of the full screen has room for them; on a phone they have one of their own, below the tickets. */
const TOOLS_OF_BAR = {
  ...LINE,
  gap: 1,
  '@media (min-width: 768px) and (max-width: 1199.95px)': SIGNS,
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
    '&& > button': { flexGrow: 1 },
    '&& > button > span': { display: 'inline' },
  },
} as const;

/** The last ticket can be scrolled clear of a phone's lower line. */
const FULL = { px: { xs: 1, sm: 2 }, pb: { xs: 9, md: 1 } } as const;
