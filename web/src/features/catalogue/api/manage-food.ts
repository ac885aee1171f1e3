import type { FieldErrors, FoodDto, Mealtime } from '@foodhouse/domain';
import type { ApiAnswer } from '../../../data/client.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import type { FailureReason } from '../../../lib/loadable.ts';

export type ManageFoodResult =
  | { readonly status: 'done' }
  /** The server found fault with fields: path to what was expected. */
  | { readonly status: 'invalid'; readonly fields: FieldErrors }
  /** The stock cannot be changed by that much. */
  | { readonly status: 'out-of-range'; readonly left: number }
  | { readonly status: 'failed'; readonly reason: FailureReason };

/** What the form holds: texts, as typed, and the mealtimes. The contract reads them on both sides. */
export type FoodFields = Readonly<
  Partial<Record<'name' | 'supplier' | 'description' | 'price' | 'quantity' | 'img', string>>
> & { readonly mealtimes?: readonly Mealtime[] };

/** @param key of the filled-in form: however often it is sent, there is one food */
export async function addFood(fields: FoodFields, key: string): Promise<ManageFoodResult> {
  const headers = { 'idempotency-key': key };
  return toResult(await callAsUser<FoodDto>('/foods', { method: 'POST', headers, body: fields }));
}

export async function editFood(id: string, changes: FoodFields): Promise<ManageFoodResult> {
  return toResult(await callAsUser<FoodDto>(addressOf(id), { method: 'PUT', body: changes }));
}

export async function retireFood(id: string): Promise<ManageFoodResult> {
  return toResult(await callAsUser(addressOf(id), { method: 'DELETE' }));
}

/** Puts a removed food on the menu again. */
export async function restoreFood(id: string): Promise<ManageFoodResult> {
  return toResult(await callAsUser<FoodDto>(`${addressOf(id)}/restore`, { method: 'POST' }));
}

/** Adds portions or takes some away. @param key of this change: however often it is sent, it is made once. See `setStock` */
export async function changeStock(id: string, change: number, key: string): Promise<ManageFoodResult> {
  const headers = { 'idempotency-key': key };
  return toResult(await callAsUser<FoodDto>(`${addressOf(id)}/stock`, { method: 'POST', body: { change }, headers }));
}

/** Says for the kitchen whether it can cook no more of a food. */
export async function markSoldOut(id: string, soldOut: boolean): Promise<ManageFoodResult> {
  return toResult(await callAsUser<FoodDto>(`${addressOf(id)}/soldout`, { method: 'POST', body: { soldOut } }));
}

const SENTENCES = {
  'no-permission': 'Your account is not allowed to change this.',
  'not-found': 'This food has left the menu meanwhile.',
};

/** The word that goes with a change that was taken back. */
export function explainRefusal(result: Exclude<ManageFoodResult, { status: 'done' }>): string {
  switch (result.status) {
    case 'out-of-range':
      return result.left === 1 ? 'There is one portion left.' : `There are ${result.left} portions left.`;
    case 'invalid':
      return 'A whole number from 0 to 100000, please.';
    case 'failed':
      return failureSentence(result.reason, SENTENCES);
  }
}

function addressOf(id: string): string {
  return `/foods/${encodeURIComponent(id)}`;
}

function toResult(answer: ApiAnswer<unknown>): ManageFoodResult {
  if (answer.ok) return { status: 'done' };
  if (answer.reason === 'INVALID_FIELDS') return { status: 'invalid', fields: answer.details['fields'] as FieldErrors };
  if (answer.reason === 'STOCK_OUT_OF_RANGE')
    return { status: 'out-of-range', left: Number(answer.details['quantity']) };
  return { status: 'failed', reason: answer.failure };
}
