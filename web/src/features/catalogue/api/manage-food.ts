import type { Allergen, EditFoodRequest, FieldErrors, FoodDto, Mealtime, SnoozeFoodRequest } from '@foodhouse/domain';
import type { ApiAnswer } from '../../../data/client.ts';
import { callAsUser } from '../../../data/call-as-user.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import type { FailureReason } from '../../../lib/loadable.ts';
import { isolated } from '../../../lib/isolated.ts';
import * as texts from './texts.ts';

export type ManageFoodResult =
  | { readonly status: 'done' }
  /** The server refused fields: their paths, and what was expected. */
  | { readonly status: 'invalid'; readonly fields: FieldErrors }
  /** The change would make the stock negative or too large. */
  | { readonly status: 'out-of-range'; readonly left: number }
  /** The price was read in a currency that the house has left. */
  | { readonly status: 'currency-changed' }
  /** One allergen more or less, of a food of which the house has declared nothing. */
  | { readonly status: 'not-declared' }
  /** It cannot have the groups of options that it would have, its category's among them. */
  | { readonly status: 'no-choices'; readonly sentence: string }
  | { readonly status: 'failed'; readonly reason: FailureReason };

export type FoodRefusal = Exclude<ManageFoodResult, { readonly status: 'done' }>;

/**
 * The values of the form: texts as typed, and the mealtimes. The same contract parses them in the browser and on the
 * server.
 */
export type FoodFields = Readonly<
  Partial<Record<'name' | 'supplier' | 'description' | 'price' | 'quantity' | 'img' | 'pictureText', string>>
> & { readonly mealtimes?: readonly Mealtime[] };

/** What a house may say of a food beyond that; null for what it does not say. */
export type FoodDetails = Readonly<
  Partial<Pick<EditFoodRequest, 'allergens' | 'tags' | 'counted' | 'lowAt' | 'par' | 'categoryId' | 'taxId' | 'served'>>
> & {
  /** Empty for the name. */
  readonly kitchenName?: string;
};

/** One allergen that is declared beside the others, or no longer. */
export type AllergenChange = Readonly<
  Record<'declare', Readonly<Partial<Record<'add' | 'take', readonly Allergen[]>>>>
>;

export async function editFood(
  id: string,
  changes: FoodFields | FoodDetails | AllergenChange,
): Promise<ManageFoodResult> {
  return toResult(await callAsUser<FoodDto>(addressOf(id), { method: 'PUT', body: changes }));
}

export async function retireFood(id: string): Promise<ManageFoodResult> {
  return toResult(await callAsUser(addressOf(id), { method: 'DELETE' }));
}

/** Takes a food off the menu until it is shown again. */
export async function hideFood(id: string): Promise<ManageFoodResult> {
  return toResult(await callAsUser<FoodDto>(`${addressOf(id)}/hide`, { method: 'POST' }));
}

/** Puts a removed or hidden food back on the menu. */
export async function restoreFood(id: string): Promise<ManageFoodResult> {
  return toResult(await callAsUser<FoodDto>(`${addressOf(id)}/restore`, { method: 'POST' }));
}

/** Marks a food as sold out. @param until the day on which it is on sale again; null until somebody puts it back */
export async function takeOffSale(id: string, until: SnoozeFoodRequest['until'] | null): Promise<ManageFoodResult> {
  if (until === null) return sendSoldOut(id, true);
  return toResult(await callAsUser<FoodDto>(`${addressOf(id)}/snooze`, { method: 'POST', body: { until } }));
}

export function putBackOnSale(id: string): Promise<ManageFoodResult> {
  return sendSoldOut(id, false);
}

async function sendSoldOut(id: string, soldOut: boolean): Promise<ManageFoodResult> {
  return toResult(await callAsUser<FoodDto>(`${addressOf(id)}/soldout`, { method: 'POST', body: { soldOut } }));
}

const SENTENCES = {
  'no-permission': texts.notAllowed(),
  'not-found': texts.foodHasLeft(),
};

/** Why a food cannot have its groups of options. */
const OF_CHOICES: Readonly<Record<string, () => string>> = {
  GROUP_NOT_FOUND: texts.groupIsGone,
  GROUP_IN_USE: texts.groupIsFull,
  TOO_MANY_CHOICES: texts.tooManyChoices,
};

/** The toast for a change that was reverted. */
export function explainRefusal(result: FoodRefusal): string {
  switch (result.status) {
    case 'out-of-range':
      return texts.portionsLeft({ count: result.left });
    case 'currency-changed':
      return texts.currencyChanged();
    case 'not-declared':
      return texts.nothingDeclared();
    case 'no-choices':
      return result.sentence;
    case 'invalid':
      return texts.quantityLimits();
    case 'failed':
      return failureSentence(result.reason, SENTENCES);
  }
}

/** The same with the food that it is about. */
export function explainRefusalOf(name: string, result: FoodRefusal): string {
  return texts.refusalOf({ name: isolated(name), sentence: explainRefusal(result) });
}

export function addressOf(id: string): string {
  return `/foods/${encodeURIComponent(id)}`;
}

export function toResult(answer: ApiAnswer<unknown>): ManageFoodResult {
  return answer.ok ? { status: 'done' } : toRefusal(answer);
}

/** @param answer of a request that changes a food */
export function toRefusal(answer: Extract<ApiAnswer<unknown>, { readonly ok: false }>): FoodRefusal {
  if (answer.reason === 'INVALID_FIELDS') return { status: 'invalid', fields: answer.details['fields'] as FieldErrors };
  if (answer.reason === 'STOCK_OUT_OF_RANGE')
    return { status: 'out-of-range', left: Number(answer.details['quantity']) };
  if (answer.reason === 'SETTINGS_CHANGED') return { status: 'currency-changed' };
  if (answer.reason === 'NOT_DECLARED') return { status: 'not-declared' };
  const sentence = OF_CHOICES[answer.reason ?? '']?.();
  return sentence === undefined ? { status: 'failed', reason: answer.failure } : { status: 'no-choices', sentence };
}
