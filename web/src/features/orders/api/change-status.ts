import { isOrderStatus, STATUS_LABELS, type OrderBody, type OrderStatus } from '@foodhouse/domain';
import { callApi, storedToken, type ApiAnswer } from '../../../firebase/api.ts';
import { beforeSignOut } from '../../../firebase/before-sign-out.ts';
import { callAsUser } from '../../../firebase/session.ts';
import type { FailureReason } from '../../../lib/loadable.ts';

export type ChangeStatusResult =
  | { readonly status: 'changed' }
  | { readonly status: 'overtaken'; readonly now: OrderStatus | null }
  | { readonly status: 'failed'; readonly reason: FailureReason };

const onTheWay = new Set<Promise<unknown>>();
beforeSignOut(() => Promise.allSettled(onTheWay));

/**
 * Moves an order. `overtaken` when somebody else was faster, with what stands now.
 * @param token the token of the person who decided: a session that ended since then does not lose the decision
 */
export function changeOrderStatus(
  id: string,
  status: OrderStatus,
  { reason, token = storedToken() }: { readonly reason?: string | undefined; readonly token?: string | null } = {},
): Promise<ChangeStatusResult> {
  return follow(move('/orderstatuschange', { id, status, ...(reason !== undefined && { reason }) }, token));
}

async function move(path: string, body: unknown, token: string | null): Promise<ChangeStatusResult> {
  const answer = await send(path, body, token);
  if (answer.ok) return { status: 'changed' };
  if (answer.reason === 'BAD_TRANSITION') {
    const now = answer.details['status'];
    return { status: 'overtaken', now: isOrderStatus(now) ? now : null };
  }
  return { status: 'failed', reason: answer.failure === 'refused' ? 'broken' : answer.failure };
}

/** Sends at once, and so that the request outlives the page. Only where the token has ended, another one is asked for. */
async function send(path: string, body: unknown, token: string | null): Promise<ApiAnswer<OrderBody>> {
  const request = { method: 'POST', body, keepalive: true } as const;
  if (token === null) return callAsUser<OrderBody>(path, request);
  const answer = await callApi<OrderBody>(path, { ...request, token });
  const hasEnded = !answer.ok && answer.failure === 'signed-out';
  return hasEnded && storedToken() !== null ? callAsUser<OrderBody>(path, request) : answer;
}

/** A sign-out waits for it. */
function follow<T>(request: Promise<T>): Promise<T> {
  onTheWay.add(request);
  return request.finally(() => onTheWay.delete(request));
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
