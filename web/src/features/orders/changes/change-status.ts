import { isOrderStatus, type OrderDto, type OrderStatus, type Reason } from '@foodhouse/domain';
import { callApi, type ApiAnswer, type ApiRequest } from '../../../data/client.ts';
import { storedToken, uidOf } from '../../../data/token.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { STATUS_LOOK } from '../status/status-look.ts';
import { tellChange } from './heard-changes.ts';
import * as texts from './texts.ts';

export type ChangeStatusResult =
  | { readonly status: 'changed' }
  | {
      readonly status: 'overtaken';
      readonly now: OrderStatus | null;
      /** By its guest. */
      readonly isTakenBack?: boolean;
    }
  | { readonly status: 'too-late' }
  | { readonly status: 'expired' }
  /** `why` is the server's own reason, where it gave one. */
  | { readonly status: 'failed'; readonly reason: FailureReason; readonly why: Reason | null };

/**
 * Changes an order's status. `overtaken` when somebody else was faster, with the current status.
 * @param minutes of an acceptance: when the order is ready
 * @param token of the person who decided, so that a decision survives the end of their session
 */
export function changeOrderStatus(
  id: string,
  status: OrderStatus,
  {
    reason,
    minutes,
    token = storedToken(),
  }: {
    readonly reason?: string | undefined;
    readonly minutes?: number | undefined;
    readonly token?: string | null;
  } = {},
): Promise<ChangeStatusResult> {
  return sendMove('/orderstatuschange', { id, status, reason, minutes }, token);
}

/** Undoes the person's own delivery: the order is accepted again. `too-late` after ten seconds. */
export function undeliverOrder(id: string): Promise<ChangeStatusResult> {
  return sendMove(`/orders/${encodeURIComponent(id)}/undeliver`, undefined);
}

/** Returns an accepted order that cannot be cooked: the house decides again. */
export function returnOrder(id: string, reason: string): Promise<ChangeStatusResult> {
  return sendMove(`/orders/${encodeURIComponent(id)}/return`, { reason });
}

/** Sends a change of an order, which a sign-out waits for, and again without an answer. */
export async function sendMove(path: string, body: unknown, token = storedToken()): Promise<ChangeStatusResult> {
  const { answer } = await sendOnce<OrderDto>({
    path,
    body,
    keepalive: true,
    isRepeated: true,
    call: (to, request) => callWith(token, to, request),
  });
  if (answer.ok) {
    tellChange();
    return { status: 'changed' };
  }
  if (answer.reason === 'TOO_LATE') return { status: 'too-late' };
  if (answer.reason === 'EXPIRED') return { status: 'expired' };
  if (answer.reason === 'BAD_TRANSITION') {
    const now = answer.details['status'];
    const isTakenBack = answer.details['rejectCode'] === 'customer';
    return { status: 'overtaken', now: isOrderStatus(now) ? now : null, ...(isTakenBack && { isTakenBack }) };
  }
  return { status: 'failed', reason: answer.failure, why: answer.reason };
}

/** Calls as the person of the token, which is renewed only if it has expired and the same person is signed in. */
async function callWith(
  token: string | null,
  path: string,
  request: Omit<ApiRequest, 'token'>,
): Promise<ApiAnswer<OrderDto>> {
  if (token === null) return callAsUser<OrderDto>(path, request);
  const answer = await callApi<OrderDto>(path, { ...request, token });
  const hasEnded = !answer.ok && answer.failure === 'signed-out';
  const now = storedToken();
  return hasEnded && now !== null && uidOf(now) === uidOf(token) ? callAsUser<OrderDto>(path, request) : answer;
}

/** The sentence for a person whose click changed nothing. */
export function explainChange(result: Exclude<ChangeStatusResult, { status: 'changed' }>): string {
  if (result.status === 'overtaken') {
    if (result.isTakenBack) return texts.guestTookItBack();
    return result.now ? STATUS_LOOK[result.now].overtaken : texts.somebodyWasFaster();
  }
  if (result.status === 'too-late') return texts.tooLateToTakeBack();
  if (result.status === 'expired') return texts.notAnsweredInTime();
  return failureSentence(result.reason);
}
