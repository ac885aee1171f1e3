// No stories: follows its order in the database.
import {
  DEFAULT_CURRENCY,
  formatMoney,
  fromDecimal,
  isBeingMade,
  isCancelled,
  isFetched,
  isSold,
  isUndecided,
  type Order,
  type OrderDto,
} from '@foodhouse/domain';
import { CheckCircle as Check } from '../../../ui/icons/check-circle.tsx';
import { Close } from '../../../ui/icons/close.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { useHouseClock } from '../../../lib/clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { PickupAddress } from '../../orders/details/pickup-address.tsx';
import { OrderNote } from '../../orders/details/order-note.tsx';
import { OrderLines } from '../../orders/details/order-lines.tsx';
import { isPlainOrder, readLineOf, type ReadLine } from '../../orders/details/read-line.ts';
import { HouseTimeNote } from '../../orders/details/house-time.tsx';
import { portionsIn } from '../basket/basket.ts';
import { aboutWhen } from './about-when.ts';
import { GUEST_WORDS } from '../../orders/status/guest-words.ts';
import { STATUS_LOOK } from '../../orders/status/status-look.ts';
import { standingWordsOf } from '../../orders/timeline/event-words.ts';
import { servedAs, useHandover, useServed } from '../../orders/details/served.tsx';
import { OrderSums, readSumsOf, type ReadSums } from '../../orders/details/order-sums.tsx';
import { RADII } from '../../../ui/radii.ts';
import type { TitledDialogProps } from '../../../ui/titled-dialog.tsx';
import { keepUncovered } from '../../../ui/toast-place.ts';
import { withParts } from '../../../ui/with-parts.tsx';
import * as texts from './texts.ts';

/** As often as the kitchen may have begun with an order for later. */
const REFRESH_MS = 30_000;

// Not from lazy-parts.tsx, which is for pages.
const PromiseTime = lazyComponent(async () => (await import('../../orders/timing/order-parts.ts')).PromiseTime);
const OrderAgainButton = lazyComponent(
  async () => (await import('../../orders/timing/order-parts.ts')).OrderAgainButton,
);

/** What the answer to an order does not say of it. */
const AS_PLACED = {
  rejectCode: null,
  returnedAtMs: null,
  promisedAtMs: null,
  prepMinutes: null,
  wayMinutes: null,
} as const;

/** The house may still be closed, which its deadline knows. */
function nextOfLater(answerBy: string | null): string {
  return answerBy === null ? texts.houseAnswersWhileOpen() : texts.houseAnswersBy({ time: answerBy });
}

/** The frame of a receipt: its sign comes first. @param live the order as it is now; null while that is not known */
export function receiptFrame(
  { foodName }: OrderDto,
  live: Order | null,
): Pick<TitledDialogProps, 'title' | 'titleSx' | 'maxWidth' | 'isSheet'> {
  const isTaken = live === null || isSold(live.status);
  const outcome = isTaken ? 'ordered' : isCancelled(live.rejectCode) ? 'cancelled' : 'refused';
  return {
    title: (
      <>
        {isTaken ? (
          <Check aria-hidden="true" color="secondary" sx={SIGN_STYLE} />
        ) : (
          <Close aria-hidden="true" color="error" sx={SIGN_STYLE} />
        )}
        {withParts(texts.receiptTitle, { outcome, food: <bdi>{foodName}</bdi> })}
      </>
    ),
    // In the panel it begins below the toast.
    titleSx: { pt: 3, pb: 0, justifyContent: 'center', textAlign: 'center', 'aside &': { pt: 7 } },
    maxWidth: 'sm',
    isSheet: true,
  };
}

/** The token of a placed order, its lines, its price, and its status, live: the token is what gets the food. */
export function Receipt({
  order,
  live,
  lines: shownLines = [],
  note = null,
  sums: shownSums,
  readyInMs = null,
  children,
}: {
  readonly order: OrderDto;
  /** The order as it is now, which knows better than what was shown; null while that is not known. */
  readonly live: Order | null;
  /** Left out where the order is one portion of one food. */
  readonly lines?: readonly ReadLine[];
  /** For the whole order. */
  readonly note?: string | null;
  readonly sums?: ReadSums;
  /** In how long it would be ready if it were accepted at once, in milliseconds; null where nobody knew. */
  readonly readyInMs?: number | null;
  /** Of its food, where it is one. */
  readonly children?: ReactNode;
}): React.JSX.Element {
  const hasLines = shownLines.length > 0 || (live !== null && !isPlainOrder(live));
  const lines = live && hasLines ? live.lines.map(readLineOf) : shownLines;
  const sums = live ? readSumsOf(live) : shownSums;
  const { status } = live ?? order;
  const promised = live !== null && live.promisedAtMs !== null && isBeingMade(status) ? live : null;
  const { color } = STATUS_LOOK[status];
  const tint = color === 'default' ? 'secondary' : color; // here nothing is quiet
  const { currency = DEFAULT_CURRENCY, fulfilment = null, wantedAt } = order;
  const total = formatMoney(fromDecimal(order.price, currency), currency);
  const clock = useHouseClock();
  const answerByMs = live?.answerByMs ?? null;
  const nowMs = useNow(REFRESH_MS);
  const wantedAtMs = wantedAt === undefined ? null : Date.parse(wantedAt);
  const isAsPlaced = isUndecided(status) && (live?.returnedAtMs ?? null) === null;
  // Nobody has begun with it: the longer it waits, the later it would be.
  const expectedMs = readyInMs !== null && isAsPlaced && wantedAt === undefined ? aboutWhen(readyInMs, nowMs) : null;
  const handover = useHandover();
  const served = useServed({ fulfilment, wantedAtMs });
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, pt: 1.5 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: -0.5 }}>
        {texts.yourToken()}
      </Typography>
      <Box component="code" ref={keepUncovered} sx={TOKEN_STYLE}>
        {order.token}
      </Box>
      <Box role="status" sx={[STATUS_STYLE, { bgcolor: `${tint}.light`, color: `${tint}.dark` }]}>
        {standingWordsOf(handover(live ?? { ...AS_PLACED, status, fulfilment, wantedAtMs }), clock, nowMs)}
        {promised && (
          <Later>
            {'. '}
            <PromiseTime order={promised} look="news" />
          </Later>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -0.5 }}>
        {isUndecided(status) && wantedAt !== undefined
          ? nextOfLater(answerByMs === null ? null : clock.words(answerByMs))
          : GUEST_WORDS[status].next(hasLines ? portionsIn(lines) : 1)}
        {expectedMs !== null && (
          <>
            <br />
            {texts.expectedAt({ service: servedAs({ fulfilment }), time: clock.time(expectedMs) })}
          </>
        )}
      </Typography>
      {live?.rejectReason && <Typography dir="auto">“{live.rejectReason}”</Typography>}
      {live && !isSold(status) && (
        <Later>
          <OrderAgainButton order={live} />
        </Later>
      )}
      {promised && (
        <Later>
          <Typography component="div" variant="lead">
            <PromiseTime order={promised} look="row" />
          </Typography>
        </Later>
      )}
      <Box sx={{ mt: 0.5 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {lines.length > 0 ? texts.receiptTotal({ total }) : total}
          {served !== '' && ` · ${served}`}
        </Typography>
        {isSold(status) && isFetched(fulfilment) && <PickupAddress />}
        {(promised || wantedAt !== undefined || expectedMs !== null) && <HouseTimeNote />}
        {(shownLines.length > 0 || !hasLines) && children}
        <OrderNote note={note} />
      </Box>
      {lines.length > 0 && (
        <Box sx={{ width: 1, mt: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <OrderLines lines={lines} currency={currency} />
          {sums && <OrderSums {...sums} />}
        </Box>
      )}
    </Box>
  );
}

/** What is fetched later; without it the receipt stays as it is. */
function Later({ children }: { readonly children: ReactNode }): React.JSX.Element {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The order, live once the database's SDK is loaded. Without it the receipt stays as it is, and never reloads. */
export function useLiveOrder(id: string | null): Order | null {
  const [known, setKnown] = useState<{ readonly of: string; readonly order: Order } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isOver = false;
    let stop = (): void => undefined;
    loadChunk(
      () => import('./live-order.ts'),
      () => false,
    ).then(
      ({ followOrder }) => {
        if (!isOver)
          stop = followOrder(id, (order) => {
            setKnown({ of: id, order });
          });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [id]);
  return known?.of === id ? known.order : null; // not that of the order before
}

/** Its circle is five sixths as wide. */
const SIGN_STYLE = { display: 'block', width: 40, height: 40, mx: 'auto', mb: 1.5 } as const;

const STATUS_STYLE = {
  mt: 0.5,
  px: 2,
  py: 0.5,
  borderRadius: RADII.card,
  textWrap: 'balance',
  typography: 'body1',
  fontWeight: 700,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 1,
    borderRadius: '50%',
    bgcolor: 'currentColor',
    verticalAlign: '2px',
  },
} as const;

const TOKEN_STYLE = {
  // As in token.tsx, which is the dashboard's: this is the menu's too.
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: 44,
  fontWeight: 800,
  letterSpacing: '0.08em',
  lineHeight: 1,
  px: 2.5,
  py: 1.5,
  borderRadius: RADII.field,
  bgcolor: 'plate.butter',
  color: 'text.primary',
} as const;
