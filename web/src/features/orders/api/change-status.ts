import { isOrderStatus, STATUS_LABELS, type OrderBody, type OrderStatus } from '@foodhouse/domain';
import { callAsUser } from '../../../firebase/session.ts';
import type { FailureReason } from '../../../lib/loadable.ts';

export type ChangeStatusResult =
  | { readonly status: 'changed' }
  | { readonly status: 'overtaken'; readonly now: OrderStatus | null }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** Moves an order. `overtaken` when somebody else was faster, with what stands now. */
export async function changeOrderStatus(id: string, status: OrderStatus, reason?: string): Promise<ChangeStatusResult> {
  const body = { id, status, ...(reason !== undefined && { reason }) };
  const answer = await callAsUser<OrderBody>('/orderstatuschange', { method: 'POST', body });
  if (answer.ok) return { status: 'changed' };
  if (answer.reason === 'BAD_TRANSITION') {
    const now = answer.details['status'];
    return { status: 'overtaken', now: isOrderStatus(now) ? now : null };
  }
  return { status: 'failed', reason: answer.failure === 'refused' ? 'broken' : answer.failure };
}

/** What to tell the person whose click changed nothing. */
export function explainChange(result: Exclude<ChangeStatusResult, { status: 'changed' }>): string {
  if (result.status === 'overtaken') {
    return result.now
      ? `Somebody was faster: the order is ${STATUS_LABELS[result.now].toLowerCase()} already.`
      : 'Somebody was faster.';
  }
  switch (result.reason) {
    case 'offline':
      return 'You are offline: nothing was changed.';
    case 'signed-out':
      return 'Your session has ended: please log in again.';
    case 'no-permission':
      return 'Your role does not allow this.';
    default:
      return 'That did not work. Please try again.';
  }
}
