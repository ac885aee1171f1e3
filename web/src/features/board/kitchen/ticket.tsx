import {
  DELETED_USER,
  isBeingMade,
  STATUS_LABELS,
  type Order,
  type OrderStatus,
  type Waiting,
} from '@foodhouse/domain';
import { InfoOutlined as Info } from '../../../ui/icons/info-outlined.tsx';
import { PrintOutlined as Print } from '../../../ui/icons/print-outlined.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { RADII } from '../../../ui/radii.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { rowAfter } from '../../orders/list/rows.ts';
import { ContactName } from '../../orders/details/order-contact.tsx';
import { servedAs, useServed } from '../../orders/details/served.tsx';
import { ONE_FOOD, pack, spanOf } from './columns.ts';
import { DeliverButtons, UndoDelivery, type DeliverButtonsProps } from './deliver-buttons.tsx';
import { STRUCK, TicketAllergens, TicketLines, TicketNote } from './ticket-lines.tsx';
import { AGE_WORDS, HEADS } from './ticket-styles.ts';
import type { DeliveryStage } from './use-deliveries.ts';
import { isolated } from '../../../lib/isolated.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as words from '../../orders/changes/texts.ts';
import * as texts from './texts.ts';

interface TicketProps extends DeliverButtonsProps {
  /** A time, and what it is: `in 6 min`, `25 min late`, `9 min` of waiting, `5 min ago`. */
  readonly age: string;
  /** By when it has to be ready; null where no time is promised. */
  readonly due?: string | null;
  /** It is for a time for which nobody has to begin yet. */
  readonly isForLater?: boolean;
  /** How late the order is; null once it is delivered. */
  readonly waiting: Waiting | null;
  /** The number key that delivers the order; null when there is none. */
  readonly place: number | null;
  /** This board's own delivery of the order, if any. */
  readonly stage: DeliveryStage | null;
  /** What its delivery, or the next one, makes of the order. */
  readonly to: OrderStatus;
  /** False while other tickets stand out. */
  readonly isLit?: boolean;
  readonly onUndo: (orderId: string) => void;
  readonly onPrint: (order: Order) => void;
  readonly onDetail: (order: Order) => void;
}

/**
 * One order on the kitchen board, readable from two metres: how long it has waited, the food and the token. Memoised: a
 * busy board has fifty tickets, and something changes every second.
 */
export const Ticket = memo(function Ticket({
  order,
  age,
  due = null,
  isForLater = false,
  waiting,
  place,
  stage,
  to,
  isLit = true,
  isLive,
  isOldest,
  onDeliver,
  onUndo,
  onPrint,
  onDetail,
}: TicketProps): React.JSX.Element {
  const served = useServed(order);
  const focus = useKeptFocus(stage ?? '', rowAfter);
  const isStruck = waiting !== null && stage !== null;
  return (
    <Surface
      ref={pack}
      {...focus}
      component="article"
      aria-label={words.order({ name: isolated(order.foodName), token: order.token })}
      tabIndex={-1}
      data-order={order.id}
      data-waiting={isForLater ? 'later' : (waiting ?? undefined)}
      sx={isLit ? LOOK : DIM}
    >
      <Head
        status={order.status}
        age={age}
        due={due}
        isForLater={isForLater}
        waiting={waiting}
        place={place}
        isStruck={isStruck}
      />
      <Box sx={{ px: 1.75, pt: 1, pb: 1 }}>
        {served !== '' && <Box sx={SERVED}>{served}</Box>}
        <TicketLines lines={order.lines} isStruck={isStruck} />
        {order.note !== null && <TicketNote>{order.note}</TicketNote>}
        <TicketAllergens lines={order.lines} />
        {waiting !== null && order.user === DELETED_USER && (
          <Typography color="error" sx={{ fontWeight: 700 }}>
            {texts.accountDeleted({ service: servedAs(order) })}
          </Typography>
        )}
        <Foot order={order} isStruck={isStruck} onPrint={onPrint} onDetail={onDetail} />
      </Box>
      <Box sx={ACTIONS}>
        {stage ? (
          <UndoDelivery order={order} to={to} stage={stage} onUndo={onUndo} />
        ) : (
          waiting && <DeliverButtons order={order} isLive={isLive} isOldest={isOldest} onDeliver={onDeliver} />
        )}
      </Box>
    </Surface>
  );
});

/** The time, and how late the order is. */
function Head({
  status,
  age,
  due,
  isForLater,
  waiting,
  place,
  isStruck,
}: Required<Pick<TicketProps, 'age' | 'due' | 'isForLater' | 'waiting' | 'place'>> & {
  readonly status: OrderStatus;
  readonly isStruck: boolean;
}): React.JSX.Element {
  return (
    <Box
      sx={[
        HEAD,
        waiting && !isStruck && !isForLater ? HEADS[waiting] : { bgcolor: 'action.selected', color: 'text.secondary' },
      ]}
    >
      {place !== null && (
        <Box component="kbd" aria-hidden="true" sx={KEY}>
          {place}
        </Box>
      )}
      <Typography component="span" variant="lead" sx={{ fontWeight: 700 }}>
        {due !== null && <b>{due} </b>}
        {isForLater ? texts.forLater() : wordOf(status, waiting, due)}
      </Typography>
      <Typography component="span" variant="figure" sx={{ marginInlineStart: 'auto' }}>
        {isBeingMade(status) && due === null ? (
          <Box component="span" sx={WAITS}>
            {withParts(texts.waits, {
              time: (
                <Box component="span" sx={WAITED}>
                  {age}
                </Box>
              ),
            })}
          </Box>
        ) : (
          age
        )}
      </Typography>
    </Box>
  );
}

/** The token, who ordered, and what else can be done with the ticket. */
function Foot({
  order,
  isStruck,
  onPrint,
  onDetail,
}: Pick<TicketProps, 'order' | 'onPrint' | 'onDetail'> & { readonly isStruck: boolean }): React.JSX.Element {
  return (
    <Box sx={{ mt: 1, containerType: 'inline-size' }}>
      <Box sx={FOOT}>
        <Box component="code" sx={[TOKEN, isStruck && STRUCK]}>
          {order.token}
        </Box>
        <Typography component="span" variant="lead" sx={CALLED}>
          <ContactName order={order} />
        </Typography>
        <IconButton
          aria-label={texts.printTicketOf({ name: isolated(order.foodName), token: order.token })}
          sx={{ gridColumn: 3, color: 'text.secondary' }}
          onClick={() => {
            onPrint(order);
          }}
        >
          <Print />
        </IconButton>
        <IconButton
          aria-label={texts.whoOrdered({ name: isolated(order.foodName), token: order.token })}
          aria-haspopup="dialog"
          sx={{ gridColumn: 4, marginInlineEnd: -1.25, color: 'text.secondary' }}
          onClick={() => {
            onDetail(order);
          }}
        >
          <Info />
        </IconButton>
      </Box>
    </Box>
  );
}

/** How late the order is, where its time does not say so; of one that nobody makes any more how it stands. */
function wordOf(status: OrderStatus, waiting: Waiting | null, due: string | null): string {
  if (waiting === null) return texts.delivered();
  if (!isBeingMade(status)) return STATUS_LABELS[status];
  return waiting === 'late' && due !== null ? '' : AGE_WORDS[waiting];
}

const LOOK = {
  overflow: 'hidden',
  contentVisibility: 'auto', // skips rendering off-screen
  containIntrinsicHeight: `auto ${ONE_FOOD}px`,
  display: 'flex',
  flexDirection: 'column',
  '&:focus-visible': { outline: '4px solid', outlineColor: 'primary.main', outlineOffset: 3 },
  ...spanOf(ONE_FOOD),
} as const;
const DIM = { ...LOOK, '&:not(:focus-within):not(:hover)': { opacity: 0.4 } } as const;

/** What has no room beside each other stands in two lines, and nothing is cut. */
const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.25,
  flexShrink: 0,
  boxSizing: 'border-box',
  minHeight: 48,
  px: 1.75,
  py: 0.5,
} as const;

const WAITS = { typography: 'lead', fontWeight: 700 } as const;
const WAITED = { typography: 'figure' } as const;

/** Seen only by those who use the keys. */
const KEY = {
  display: 'none',
  '[data-keys] &': { display: 'block' },
  px: 1,
  border: 1,
  borderRadius: RADII.small,
  typography: 'lead',
  fontWeight: 700,
} as const;

/** Where it goes, read before what it is: a band below the head, so that nobody reads it as a dish. */
const SERVED = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  mt: -1,
  mx: -1.75,
  mb: 0.75,
  px: 1.75,
  bgcolor: 'action.selected',
  fontSize: 'var(--ticket-detail)',
  fontWeight: 800,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
} as const;

/** In a narrow ticket whoever ordered has a line of their own. */
const OF_NARROW = '@container (max-width: 339.95px)';

const FOOT = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 44,
} as const;

/** The name by which they are called: two lines of a very long one. */
const CALLED = {
  fontWeight: 700,
  lineHeight: 1.25,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  [OF_NARROW]: { gridColumn: '1 / -1', gridRow: 2, '&:empty': { display: 'none' } },
} as const;

const TOKEN = {
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace', // as in token.tsx, which is for other pages, too
  gridColumn: 1,
  fontSize: 'var(--ticket-token)',
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: '0.08em',
} as const;

const ACTIONS = {
  mt: 'auto',
  px: 1.75,
  pb: 1.75,
  '&:empty': { display: 'none' },
} as const;
