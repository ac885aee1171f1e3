import { GUEST, type Order } from '@foodhouse/domain';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../../first-paint/lazy-component.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { OrderContact } from '../../orders/details/order-contact.tsx';
import { OrderNote } from '../../orders/details/order-note.tsx';
import { useServed } from '../../orders/details/served.tsx';
import { InfoDialog } from '../../../ui/titled-dialog.tsx';
import { useHouseClock } from '../../../lib/clock.ts';
import * as common from '../../../ui/texts.ts';
import * as words from '../../orders/details/texts.ts';
import * as texts from './texts.ts';

// Not from lazy-parts.tsx, which is for pages.
const RunningLate = lazyComponent(async () => (await import('../../orders/timing/order-parts.ts')).RunningLate);

/** What the board leaves out of a ticket. */
export function TicketDialog({
  order,
  isLive,
  onClose,
}: {
  readonly order: Order;
  /** False while the board may be stale. */
  readonly isLive: boolean;
  readonly onClose: () => void;
}): React.JSX.Element {
  const { foodName, token, user, createdAtMs, acceptedAtMs, deliveredAtMs } = order;
  const clock = useHouseClock();
  const served = useServed(order);
  return (
    <InfoDialog title={foodName} onClose={onClose}>
      <OrderContact order={order} />
      <OrderNote note={order.note} />
      <FactList
        facts={[
          [common.token(), token],
          [texts.forWhom(), user || GUEST],
          ...(served === '' ? [] : [[words.served(), served] as const]),
          [words.ordered(), clock.dated(createdAtMs)],
          ...(acceptedAtMs === null ? [] : [[words.accepted(), clock.dated(acceptedAtMs)] as const]),
          ...(deliveredAtMs === null ? [] : [[words.delivered(), clock.dated(deliveredAtMs)] as const]),
        ]}
      />
      {order.promisedAtMs !== null && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Box sx={{ mt: 2 }}>
              <RunningLate order={order} isLive={isLive} onDone={onClose} />
            </Box>
          </Suspense>
        </ErrorBoundary>
      )}
    </InfoDialog>
  );
}
