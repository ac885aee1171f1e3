import type { ChoicesDto, FoodDto } from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import { saveChoices } from '../choices/manage-choices.ts';
import {
  editFood,
  explainRefusal,
  toRefusal,
  type FoodDetails,
  type FoodFields,
  type FoodRefusal,
} from './manage-food.ts';

/** What a copy takes from its food without being asked in the form. */
export interface Inherited {
  readonly choices: ChoicesDto;
  readonly details: FoodDetails;
}

export type MadeFood = { readonly status: 'done'; readonly id: string } | FoodRefusal;

/** @param key idempotency key of the form: repeated requests make one food */
export async function makeFood(fields: FoodFields, key: string): Promise<MadeFood> {
  const headers = { 'idempotency-key': key };
  const answer = await callAsUser<FoodDto>('/foods', { method: 'POST', headers, body: fields });
  return answer.ok ? { status: 'done', id: answer.value._id } : toRefusal(answer);
}

/**
 * Gives a new food the sizes, options and details of another. Repeating it changes nothing. The details come last: they
 * may say that it never runs out, and nobody orders it before its sizes are there.
 * @returns null when all is saved; else what is not, and why, in a sentence
 */
export async function inherit(id: string, { choices: { sizes, groups }, details }: Inherited): Promise<string | null> {
  if (sizes.length + groups.length > 0) {
    const { problem } = await saveChoices(id, { version: 0, sizes, groupIds: groups.map((group) => group.id) });
    if (problem !== null) return `Its sizes and options are not saved yet. ${problem}`;
  }
  if (Object.keys(details).length === 0) return null;
  const result = await editFood(id, details);
  return result.status === 'done' ? null : `Its details are not saved yet. ${explainRefusal(result)}`;
}
