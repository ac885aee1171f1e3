import { choicesFromDto, type ChoicesDto, type Currency, type FoodChoices } from '@foodhouse/domain';
import type { ApiAnswer } from '../../../data/client.ts';
import { askHouse } from '../../../data/house-currency.ts';
import { takeChoices } from './choices-ahead.ts';
import { isByDay, type AnsweredChoices } from './offered-choices.ts';

/** Asks what can be chosen of a food, and where something of it is off until a day, for the house's days. */
export async function askChoices(id: string, currency: Currency): Promise<ApiAnswer<AnsweredChoices>> {
  const answer = await takeChoices(id);
  if (!answer.ok) return answer;
  const { halvesOf } = answer.value;
  const choices = choicesOf(answer.value, currency);
  const house = isByDay(choices) ? await askHouse() : null;
  const said = { choices, house: house?.ok === true ? house.value : null };
  return { ok: true, value: { ...said, ...(halvesOf !== undefined && { halvesOf }) } };
}

/** Guests do not see the kitchen's names. */
export function choicesOf(wired: Pick<ChoicesDto, 'sizes' | 'groups'>, currency: Currency): FoodChoices {
  const { sizes, groups } = choicesFromDto(wired, currency);
  return {
    sizes: sizes.map(asGuest),
    groups: groups.map((group) => ({ ...group, options: group.options.map(asGuest) })),
  };
}

function asGuest<T extends { readonly kitchenName: string | null }>(named: T): T {
  return { ...named, kitchenName: null };
}
