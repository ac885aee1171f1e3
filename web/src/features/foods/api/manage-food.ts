import type { FoodBody, FieldErrors } from '@foodhouse/domain';
import type { ApiAnswer } from '../../../firebase/api.ts';
import { callAsUser } from '../../../firebase/session.ts';
import type { FailureReason } from '../../../lib/loadable.ts';

export type ManageFoodResult =
  | { readonly status: 'done' }
  /** The server found fault with fields: path to what was expected. */
  | { readonly status: 'invalid'; readonly fields: FieldErrors }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** What the form holds: texts, as typed. The contract reads them on both sides. */
export type FoodFields = Readonly<
  Partial<Record<'name' | 'supplier' | 'description' | 'price' | 'quantity' | 'img', string>>
>;

export async function addFood(fields: FoodFields): Promise<ManageFoodResult> {
  return toResult(await callAsUser<FoodBody>('/foods', { method: 'POST', body: fields }));
}

export async function editFood(id: string, changes: FoodFields): Promise<ManageFoodResult> {
  return toResult(await callAsUser<FoodBody>(`/foods/${encodeURIComponent(id)}`, { method: 'PUT', body: changes }));
}

export async function retireFood(id: string): Promise<ManageFoodResult> {
  return toResult(await callAsUser(`/foods/${encodeURIComponent(id)}`, { method: 'DELETE' }));
}

export function explainManageFailure(reason: FailureReason): string {
  switch (reason) {
    case 'offline':
      return 'You are offline: nothing was changed.';
    case 'no-permission':
      return 'Only admins change the menu.';
    case 'signed-out':
      return 'Your session has ended: please log in again.';
    case 'not-found':
      return 'This food has left the menu meanwhile.';
    default:
      return 'That did not work. Please try again.';
  }
}

function toResult(answer: ApiAnswer<unknown>): ManageFoodResult {
  if (answer.ok) return { status: 'done' };
  if (answer.reason === 'INVALID_FIELDS') return { status: 'invalid', fields: answer.details['fields'] as FieldErrors };
  if (answer.reason === 'FOOD_NOT_FOUND') return { status: 'failed', reason: 'not-found' };
  return { status: 'failed', reason: answer.failure === 'refused' ? 'broken' : answer.failure };
}
