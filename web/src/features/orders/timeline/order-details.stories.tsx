import { NEW_EVENT, type OrderStatus } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { LOADING } from '../../../lib/loadable.ts';
import { Timeline } from './order-details.tsx';
import type { ListedEvent } from './use-order-events.ts';

const move = (from: OrderStatus | null, to: OrderStatus, reason: string | null = null): ListedEvent => ({
  ...NEW_EVENT,
  id: `${from} ${to}`,
  from,
  to,
  byRole: 'admin',
  atMs: Date.UTC(2026, 0, 2, 12),
  reason,
});
const ready = (...items: readonly ListedEvent[]) =>
  ({ status: 'ready', value: { items, isFresh: true, older: 'none', showOlder: nothing } }) as const;

const ORDER = { wantedAtMs: null, prepMinutes: null, wayMinutes: null, fulfilment: null } as const;

/** The details around them send requests. */
export const stories: Stories = {
  loading: <Timeline order={ORDER} events={LOADING} isStaff={false} />,
  failed: <Timeline order={ORDER} events={{ status: 'failed', reason: 'unavailable' }} isStaff={false} />,
  ordered: <Timeline order={ORDER} events={ready(move(null, 'pending'))} isStaff={false} />,
  delivered: (
    <Timeline
      order={ORDER}
      events={ready(move(null, 'pending'), move('pending', 'approved'), move('approved', 'delivered'))}
      isStaff={false}
    />
  ),
  'given back and rejected, for staff': (
    <Timeline
      order={ORDER}
      events={ready(
        move(null, 'pending'),
        move('pending', 'approved'),
        move('approved', 'pending', 'The oven is broken'),
        move('pending', 'reject', 'We cannot cook this today'),
      )}
      isStaff
    />
  ),
};
