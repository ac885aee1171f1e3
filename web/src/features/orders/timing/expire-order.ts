import { isUndecided, type OrderDto } from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import { repeatWithPauses } from '../../../lib/repeat-with-pauses.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { tellChange } from '../changes/heard-changes.ts';

/** Another request would be answered alike. */
const FINAL: readonly FailureReason[] = ['signed-out', 'no-permission', 'not-found'];

/**
 * Has an order rejected that nobody answered in time, as the server judges it: this page's clock may be early. Asks
 * until the order no longer waits, or it is not this person's to ask.
 * @returns ends it
 */
export function expireOrder(id: string): () => void {
  const stop = repeatWithPauses(async () => {
    const answer = await callAsUser<OrderDto>(`/orders/${encodeURIComponent(id)}/settle`, { method: 'POST' });
    if (answer.ok ? isUndecided(answer.value.status) : !FINAL.includes(answer.failure)) return;
    stop();
    tellChange();
  });
  return stop;
}
