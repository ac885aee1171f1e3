import {
  allergensText,
  formatMoney,
  fulfilmentText,
  hasReasonForCustomer,
  isFetched,
  isSold,
  worksInKitchen,
  type Order,
} from '@foodhouse/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PrintOutlined as Print } from '../../../ui/icons/print-outlined.tsx';
import { FailureBlock } from '../../../ui/failure-block.tsx';
import { FreshnessBanner } from '../../../ui/freshness-banner.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSignedInUser } from '../../../data/use-signed-in-user.ts';
import type { LivePages } from '../../../data/use-live-pages.ts';
import type { Loadable } from '../../../lib/loadable.ts';
import { CancelButton } from '../changes/lazy-cancel.tsx';
import { OrderLines } from '../details/order-lines.tsx';
import { isPlainOrder, readLineOf } from '../details/read-line.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { PickupAddress } from '../details/pickup-address.tsx';
import { OrderNote } from '../details/order-note.tsx';
import { OrderContact } from '../details/order-contact.tsx';
import { OrderSums, readSumsOf } from '../details/order-sums.tsx';
import { useOrderEvents, type ListedEvent } from './use-order-events.ts';
import { servedAs, useHandover } from '../details/served.tsx';
import { staffPromise, wordsOf } from './event-words.ts';
import { PrintedReceipt } from './printed-receipt.tsx';
import { useHouseClock } from '../../../lib/clock.ts';
import * as words from '../details/texts.ts';
import * as texts from './texts.ts';

/** What details of an order begin with: its food, or of several, which stand below, the token. */
export function detailsTitle({ lines, foodName, token }: Order): string {
  return lines.length > 1 ? texts.orderOf({ token }) : foodName;
}

/** All that is known of an order, with its events and their times, live: in a dialog, or in a pane beside a list. */
export function OrderDetails({ order }: { readonly order: Order }): React.JSX.Element {
  const events = useOrderEvents(order);
  const { uid, role } = useSignedInUser();
  const total = formatMoney(order.priceMinor, order.currency);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {order.lines.length > 1 ? texts.total({ total }) : texts.tokenAndTotal({ token: order.token, total })}
      </Typography>
      <Served order={order} />
      {order.userId === uid && isSold(order.status) && isFetched(order.fulfilment) && <PickupAddress sx={{ mb: 2 }} />}
      <OrderContact order={order} />
      <OrderNote note={order.note} />
      {isPlainOrder(order) ? (
        <Typography variant="body2" sx={{ mb: 2, fontWeight: 600 }}>
          {allergensText(order.lines[0]?.allergens ?? null)}
        </Typography>
      ) : (
        <Box sx={{ mb: 2, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
          <OrderLines lines={order.lines.map(readLineOf)} currency={order.currency} />
          <OrderSums {...readSumsOf(order)} />
        </Box>
      )}
      <Timeline order={order} events={events} isStaff={worksInKitchen(role)} />
    </>
  );
}

/** The buttons of its foot: what can be done about the order, and its receipt on paper. */
export function DetailsButtons({
  order,
  actions,
}: {
  readonly order: Order;
  /** What is decided where all of the order is read. */
  readonly actions?: ReactNode;
}): React.JSX.Element {
  const { uid } = useSignedInUser();
  const [isPrinting, setIsPrinting] = useState(false);
  const endPrint = useCallback(() => {
    setIsPrinting(false);
  }, []);
  return (
    <>
      {actions}
      {order.userId === uid && <CancelButton order={order} />}
      {isSold(order.status) && (
        <Button
          startIcon={<Print />}
          onClick={() => {
            setIsPrinting(true);
          }}
        >
          {texts.receipt()}
        </Button>
      )}
      {isPrinting && <PrintedReceipt order={order} onPrinted={endPrint} />}
    </>
  );
}

/** How and for when it is served; nothing in a house that offers no choice of either. */
function Served({ order: { fulfilment, wantedAtMs } }: { readonly order: Order }): React.JSX.Element | null {
  const clock = useHouseClock();
  if (fulfilment === null && wantedAtMs === null) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <FactList
        facts={[
          ...(fulfilment === null ? [] : [[words.served(), fulfilmentText(fulfilment)] as const]),
          [texts.forWhen(), wantedAtMs === null ? texts.asSoonAsPossible() : clock.words(wantedAtMs)],
        ]}
      />
    </Box>
  );
}

export function Timeline({
  order,
  events,
  isStaff,
}: {
  readonly order: Pick<Order, 'wantedAtMs' | 'prepMinutes' | 'wayMinutes' | 'fulfilment'>;
  readonly events: Loadable<LivePages<ListedEvent>>;
  readonly isStaff: boolean;
}): React.JSX.Element {
  const clock = useHouseClock();
  const handover = useHandover();
  switch (events.status) {
    case 'loading':
      return <Skeleton aria-busy="true" sx={{ height: 120 }} />;
    case 'failed':
      return <FailureBlock reason={events.reason} onRetry={events.retry} />;
    case 'ready':
      return (
        <>
          <FreshnessBanner isFresh={events.value.isFresh} />
          <Box component="ol" aria-label={texts.whatHappened()} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {events.value.items.map(({ id, from, to, atMs, reason, code, promisedAtMs, plusMinutes }) => (
              <Box component="li" key={id} sx={EVENT}>
                <Typography sx={{ fontWeight: 700 }}>
                  {plusMinutes === null
                    ? wordsOf({ from, to, code, atMs }, { ...handover(order), promisedAtMs }, clock)
                    : texts.runningLateBy({ minutes: plusMinutes })}
                </Typography>
                {promisedAtMs !== null && (
                  <Typography>
                    {isStaff
                      ? staffPromise({ ...order, promisedAtMs }, clock, atMs)
                      : texts.promise({ service: servedAs(order), time: clock.words(promisedAtMs, atMs) })}
                  </Typography>
                )}
                {/* The kitchen's reason for a return is for the house only. */}
                {reason !== null && (isStaff || hasReasonForCustomer(to) || plusMinutes !== null) && (
                  <Typography dir="auto">“{reason}”</Typography>
                )}
                <Typography
                  component="time"
                  variant="body2"
                  color="textSecondary"
                  dateTime={new Date(atMs).toISOString()}
                >
                  {clock.dated(atMs)}
                </Typography>
              </Box>
            ))}
          </Box>
          <LoadMoreButton list={events}>{texts.showNext()}</LoadMoreButton>
        </>
      );
  }
}

/** A dot on the line that leads to the next one. */
const EVENT = {
  position: 'relative',
  paddingInlineStart: 4,
  pb: 2.5,
  borderInlineStart: '2px solid',
  borderColor: 'divider',
  marginInlineStart: 1,
  '&:last-of-type': { borderColor: 'transparent', pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -9,
    top: 3,
    width: 16,
    height: 16,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
  },
} as const;
