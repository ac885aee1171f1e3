import type { FoodDto } from '@foodhouse/domain';
import { sendOnce, unansweredOf } from '../../../data/send-once.ts';
import { inPage } from '../../../data/unanswered.ts';
import { isUnanswered } from '../../../lib/is-unanswered.ts';
import {
  addressOf,
  explainRefusal,
  toRefusal,
  type FoodDetails,
  type FoodFields,
  type FoodRefusal,
} from './manage-food.ts';
import type { SentChoices } from './sent-choices.ts';
import * as texts from './texts.ts';

/** What is saved of a food in one commit. Portions are a difference to what the person saw, so that those sold stay sold. */
export type FoodChanges = FoodFields & FoodDetails & { readonly change?: number; readonly choices?: SentChoices };

export type SavedFood =
  | { readonly status: 'done' }
  /** Somebody has saved the food since. */
  | { readonly status: 'changed' }
  | FoodRefusal;

/**
 * Saves a food, unless somebody has since the version. Without an answer, the same again is saved once; of a save that was
 * changed since then, the version tells whether the first one happened.
 */
export async function saveFood(id: string, version: number, changes: FoodChanges): Promise<SavedFood> {
  const path = addressOf(id);
  const body = { version, ...changes };
  const before = unansweredOf(inPage, path);
  if (before && JSON.stringify(before.value) !== JSON.stringify(body)) inPage.forget(before.key);
  const { answer } = await sendOnce<FoodDto>({ path, method: 'PUT', body, store: inPage });
  if (answer.ok) return { status: 'done' };
  if (answer.reason === 'FOOD_CHANGED') return { status: 'changed' };
  return toRefusal(answer);
}

/** Why a food is not saved, or not known to be. */
export function explainSaved(result: Exclude<SavedFood, { readonly status: 'done' }>): string {
  if (result.status === 'changed') return texts.savedMeanwhile();
  if (result.status === 'failed' && isUnanswered(result.reason)) return texts.noAnswerToSave();
  return explainRefusal(result);
}
