import { anOrder } from '@foodhouse/domain/testing';
import { listStories } from '../../../dev/list-stories.tsx';
import { nothing } from '../../../dev/stories.tsx';
import { TicketList } from './ticket-list.tsx';

const MINUTE_MS = 60_000;
const NOW_MS = Date.UTC(2026, 0, 2, 18, 52);
const DELIVERIES = {
  of: () => null,
  toOf: () => 'delivered' as const,
  isOwn: () => false,
  deliver: nothing,
  undo: nothing,
  last: null,
  keepStruck: <T,>(open: readonly T[]) => open,
} as const;

export const stories = listStories(
  (id, foodName, index) =>
    anOrder({ id, foodName, status: 'approved', acceptedAtMs: NOW_MS - Math.max(1, 17 - index) * MINUTE_MS }),
  (orders) => (
    <TicketList
      status="approved"
      orders={orders}
      deliveries={DELIVERIES}
      nowMs={NOW_MS}
      size="L"
      isFull={false}
      byEmail={false}
    />
  ),
);
