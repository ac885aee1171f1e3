import type { FoodDto } from '@foodhouse/domain';
import { sendOnce } from '../../../data/send-once.ts';
import { inPage } from '../../../data/unanswered.ts';
import { isUnanswered } from '../../../lib/is-unanswered.ts';
import {
  explainRefusal,
  toResult,
  type FoodDetails,
  type FoodFields,
  type FoodRefusal,
  type ManageFoodResult,
} from './manage-food.ts';
import type { SentChoices } from './sent-choices.ts';
import * as texts from './texts.ts';

/** What a food may have besides the fields of its card. */
export interface FoodExtras {
  readonly details?: FoodDetails;
  readonly choices?: SentChoices;
}

/** Makes a food with everything that belongs to it, in one commit. Without an answer, the same again makes one food. */
export async function makeFood(
  { pictureText = '', ...fields }: FoodFields,
  { details, choices }: FoodExtras,
): Promise<ManageFoodResult> {
  const hasChoices = choices && choices.sizes.length + choices.groups.length + (choices.leftOut ?? []).length > 0;
  const body = { ...fields, ...(pictureText !== '' && { pictureText }), ...details, ...(hasChoices && { choices }) };
  const { answer } = await sendOnce<FoodDto>({ path: '/foods', body, store: inPage });
  return toResult(answer);
}

/** Why a food is not made, or not known to be. */
export function explainMade(result: FoodRefusal): string {
  if (result.status === 'failed' && isUnanswered(result.reason)) return texts.noAnswerToNewFood();
  return explainRefusal(result);
}
