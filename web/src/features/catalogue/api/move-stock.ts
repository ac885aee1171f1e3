import type { FoodDto, MoveStockRequest } from '@foodhouse/domain';
import { sendOnce, unansweredOf } from '../../../data/send-once.ts';
import { inTab } from '../../../data/unanswered.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import * as texts from './texts.ts';

export type MoveStockResult =
  | { readonly status: 'done' }
  /** It was not entered. `left` are the portions that there are now, where they are the reason. */
  | { readonly status: 'refused'; readonly sentence: string; readonly left: number | null };

/** The last move of a food that has no answer: it may have been entered. Null without one. */
export function unansweredMoveOf(id: string): MoveStockRequest | null {
  return (unansweredOf(inTab, pathOf(id))?.value ?? null) as MoveStockRequest | null;
}

/** Enters waste, a restock or a count. Without an answer, the same move of the food again is entered once. */
export async function moveStock(id: string, move: MoveStockRequest): Promise<MoveStockResult> {
  const { answer, isUnanswered } = await sendOnce<FoodDto>({ path: pathOf(id), body: move, store: inTab });
  if (answer.ok) return { status: 'done' };
  if (isUnanswered) return { status: 'refused', sentence: NO_ANSWER, left: null };
  const left = Number(answer.details['quantity'] ?? Number.NaN);
  if (answer.reason === 'STOCK_CHANGED')
    return {
      status: 'refused',
      sentence: texts.countChanged({ count: left }),
      left,
    };
  if (answer.reason === 'STOCK_OUT_OF_RANGE' && !Number.isNaN(left))
    return { status: 'refused', sentence: texts.notSoMany({ count: left }), left };
  if (answer.reason === 'INVALID_FIELDS') return { status: 'refused', sentence: texts.portionsLimits(), left: null };
  return { status: 'refused', sentence: failureSentence(answer.failure, SENTENCES), left: null };
}

export const NO_ANSWER = texts.noAnswerToMove();

const SENTENCES = {
  'no-permission': texts.notAllowed(),
  'not-found': texts.foodHasLeft(),
};

function pathOf(id: string): string {
  return `/foods/${encodeURIComponent(id)}/moves`;
}
