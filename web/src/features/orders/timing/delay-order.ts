import type { Delay, Order } from '@foodhouse/domain';
import { explainChange, sendMove, type ChangeStatusResult } from '../changes/change-status.ts';
import * as texts from './texts.ts';

/** Moves the promise that was seen. @param reason for the guest; empty when none was given */
export function delayOrder(
  { id, promisedAtMs }: Pick<Order, 'id' | 'promisedAtMs'>,
  plus: Delay,
  reason: string,
): Promise<ChangeStatusResult> {
  return sendMove(`/orders/${encodeURIComponent(id)}/promise`, {
    plus,
    ...(reason !== '' && { reason: reason.replaceAll(/\s+/g, ' ') }),
    ...(promisedAtMs !== null && { promisedAt: new Date(promisedAtMs).toISOString() }),
  });
}

/** The sentence for a person whose click moved nothing. */
export function explainDelay(result: Exclude<ChangeStatusResult, { status: 'changed' }>): string {
  if (result.status === 'failed' && result.why === 'NOT_PROMISED') return texts.promiseHasMoved();
  return explainChange(result);
}
