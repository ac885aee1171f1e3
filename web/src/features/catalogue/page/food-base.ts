import type { ChoicesDto, Food, SizeDto } from '@foodhouse/domain';
import type { FoodChanges } from '../api/save-food.ts';
import { categorysIn, sentChoices, type SentChoices, type SentUse } from '../api/sent-choices.ts';
import { listOf } from '../fields/allergen-fields.tsx';
import { changesIn, detailsOf, saidIn, startingDetails, type DetailsValues } from '../forms/details-values.ts';
import type { FoodValues } from '../forms/food-words.ts';
import { changedFields, valuesOf } from '../forms/food-values.ts';

/** A food as it was saved last, as far as the form knows: what is typed is compared with it. */
export interface Base {
  readonly version: number;
  readonly card: FoodValues;
  readonly details: DetailsValues;
  readonly choices: ChoicesDto;
  /** Whether it is what was sent, and not what the house has made of it. */
  readonly isAssumed: boolean;
}

export function baseOf(food: Food, choices: ChoicesDto): Base {
  const { version } = food;
  return { version, card: valuesOf(food), details: startingDetails(detailsOf(food)), choices, isAssumed: false };
}

/** What differs of the food. @param choices null while they are as they were */
export function changesOf(
  { card: before, details: detailsBefore }: Base,
  card: FoodValues,
  details: DetailsValues,
  choices: SentChoices | null,
): FoodChanges {
  const { quantity: typed, ...fields } = changedFields(before, card);
  const said = changesIn(saidIn(detailsBefore), saidIn(details));
  return {
    ...fields,
    ...said,
    ...(typed !== undefined && !details.isUncounted && portionsSent(before.quantity, typed, detailsBefore.isUncounted)),
    ...(choices && { choices }),
  };
}

/** A difference to what the person saw; of a food that is counted again the number. */
function portionsSent(before: string, typed: string, wasUncounted: boolean): FoodChanges {
  if (wasUncounted) return { quantity: typed };
  const change = Number(typed) - Number(before);
  return change === 0 ? {} : { change };
}

/** The choices that a save leaves. */
export function savedChoices(before: ChoicesDto, sent: SentChoices, groups: ChoicesDto['groups']): ChoicesDto {
  const said = new Map(before.sizes.map((size) => [size.id, size]));
  const { leftOut = [] } = sent;
  const ofCategory = categorysIn(before);
  const isCategorys = ({ id, sizes, limits }: SentUse): boolean => ofCategory.includes(id) && !sizes && !limits;
  const used = sent.groups.filter((use) => !isCategorys(use));
  const shared = sent.groups.filter(isCategorys).map((use) => ({ ...use, ofCategory: true }));
  return {
    version: before.version + 1,
    sizes: sent.sizes.map((size) => ({ ...kitchensWordOf(said.get(size.id)), ...size })),
    groups: [...used, ...shared].flatMap((use) =>
      groups.filter(({ id }) => id === use.id).map((group) => ({ ...group, ...use })),
    ),
    ...(leftOut.length > 0 && { leftOut }),
  };
}

function kitchensWordOf({ soldOut, offThrough }: Partial<SizeDto> = {}): Partial<SizeDto> {
  return { ...(soldOut === true && { soldOut }), ...(offThrough !== undefined && { offThrough }) };
}

export function areSameChoices(one: ChoicesDto, other: ChoicesDto): boolean {
  const [ours, theirs] = [one, other].map((all) => JSON.stringify([sentChoices(all), categorysIn(all)]));
  return ours === theirs;
}

export interface Merged<V> {
  readonly values: V;
  /** What they have changed, and is not as it is typed here. */
  readonly news: readonly (keyof V)[];
  /** What is typed here and changed by them. */
  readonly conflicts: readonly (keyof V)[];
}

/** What is typed stays; elsewhere it is as somebody else has saved it. */
export function merge<V extends object>(before: V, mine: V, theirs: V): Merged<V> {
  const keys = Object.keys(theirs) as (keyof V)[];
  const differs = (one: V, other: V) => (key: keyof V) => textOf(one[key]) !== textOf(other[key]);
  const isTyped = differs(before, mine);
  const isTheirs = differs(before, theirs);
  const news = keys.filter((key) => isTheirs(key) && differs(mine, theirs)(key));
  const kept = keys.filter(isTyped).map((key) => [key, mine[key]] as const);
  return { values: { ...theirs, ...Object.fromEntries(kept) }, news, conflicts: news.filter(isTyped) };
}

/** Of a list what is ticked, in whatever order: a form makes false or one text of a list of one checkbox. */
function textOf(value: unknown): string {
  if (Array.isArray(value) && value.some((one) => typeof one === 'object')) return JSON.stringify(value);
  if (Array.isArray(value) || value === false) return JSON.stringify(listOf(value as false).toSorted());
  return String(value);
}
