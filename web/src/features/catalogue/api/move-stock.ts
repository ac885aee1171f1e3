import type { FoodDto, MoveStockRequest } from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import { currentEra } from '../../../data/session-store.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';

export type MoveStockResult =
  | { readonly status: 'done' }
  /** It was not entered. `left` are the portions that there are now, where they are the reason. */
  | { readonly status: 'refused'; readonly sentence: string; readonly left: number | null };

/** A move that was sent and got no answer: it may have been entered. */
export interface UnheardMove {
  readonly move: MoveStockRequest;
  readonly key: string;
}

/** By session and food: the server accepts an idempotency key from one person only. */
const unheard = new Map<string, UnheardMove>();

/** The last move of a food that got no answer; null without one. Sent again with its key it is entered once. */
export function unheardMoveOf(id: string): UnheardMove | null {
  return unheard.get(nameOf(id)) ?? null;
}

/** Enters waste, a restock or a count. @param key idempotency key: a repeated request is entered once */
export async function moveStock(id: string, move: MoveStockRequest, key: string): Promise<MoveStockResult> {
  const headers = { 'idempotency-key': key };
  const path = `/foods/${encodeURIComponent(id)}/moves`;
  const name = nameOf(id);
  unheard.set(name, { move, key });
  const answer = await callAsUser<FoodDto>(path, { method: 'POST', body: move, headers });
  if ((answer.ok || answer.isRefused) && unheard.get(name)?.key === key) unheard.delete(name);
  if (answer.ok) return { status: 'done' };
  if (!answer.isRefused) return { status: 'refused', sentence: NO_ANSWER, left: null };
  const left = Number(answer.details['quantity'] ?? Number.NaN);
  if (answer.reason === 'STOCK_CHANGED')
    return {
      status: 'refused',
      sentence: `There are ${left} now: some were sold or came back meanwhile. Count again, please.`,
      left,
    };
  if (answer.reason === 'STOCK_OUT_OF_RANGE' && !Number.isNaN(left))
    return { status: 'refused', sentence: `That cannot be: there are ${left}.`, left };
  if (answer.reason === 'INVALID_FIELDS')
    return { status: 'refused', sentence: 'A whole number up to 100000, please.', left: null };
  return { status: 'refused', sentence: failureSentence(answer.failure, SENTENCES), left: null };
}

export const NO_ANSWER = 'No answer came, so this may have been entered or not. Enter it again: it counts once.';

const SENTENCES = {
  'no-permission': 'Your account is not allowed to change this.',
  'not-found': 'This food has left the menu meanwhile.',
};

function nameOf(id: string): string {
  return `${currentEra()} ${id}`;
}
