import type { FoodDto } from '@foodhouse/domain';
import { sendOnce } from '../../../data/send-once.ts';
import { inPage } from '../../../data/unanswered.ts';
import { isUnanswered } from '../../../lib/is-unanswered.ts';
import { explainRefusal, toRefusal, type FoodDetails, type FoodFields, type FoodRefusal } from './manage-food.ts';
import type { SentChoices } from './sent-choices.ts';
import * as texts from './texts.ts';

/** What a food may have besides the fields of its card. */
export interface FoodExtras {
  readonly details?: FoodDetails;
  readonly choices?: SentChoices;
}

/** A group that somebody removed meanwhile, or that serves as many foods as it can. */
export type MadeFood = { readonly status: 'done' } | { readonly status: 'no-group' } | FoodRefusal;

/** Makes a food with everything that belongs to it, in one commit. Without an answer, the same again makes one food. */
export async function makeFood(fields: FoodFields, { details, choices }: FoodExtras): Promise<MadeFood> {
  const hasChoices = choices && choices.sizes.length + choices.groups.length + (choices.leftOut ?? []).length > 0;
  const body = { ...fields, ...details, ...(hasChoices && { choices }) };
  const { answer } = await sendOnce<FoodDto>({ path: '/foods', body, store: inPage });
  if (answer.ok) return { status: 'done' };
  const isOfGroup = answer.reason === 'GROUP_NOT_FOUND' || answer.reason === 'GROUP_IN_USE';
  return isOfGroup ? { status: 'no-group' } : toRefusal(answer);
}

/** Why a food is not made, or not known to be. */
export function explainMade(result: Exclude<MadeFood, { readonly status: 'done' }>): string {
  if (result.status === 'no-group') return texts.groupIsGone();
  if (result.status === 'failed' && isUnanswered(result.reason)) return texts.noAnswerToNewFood();
  return explainRefusal(result);
}
