import type { ChoiceGroup, ChoiceLimits } from '../foods/choices.ts';
import { askedIds } from '../foods/food-groups.ts';
import { MOST } from '../limits/counts.ts';
import { recordOf, type DocumentFields } from '../stored/field.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { MovedFood, MovingTrouble } from './moved-menu.ts';
import { pictureSource } from './picture-source.ts';

// What the readers of JSON share: nothing of a file is taken on trust.

/** Takes down what was not taken as it stands. */
export type Note = (where: readonly string[], trouble: MovingTrouble, came: unknown) => void;

export function listIn(value: unknown): readonly DocumentFields[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function isLonger(value: unknown, most: number): boolean {
  return textIn(value).trim().length > most;
}

/** Null for none. */
export function lineIn(value: unknown, most: number): string | null {
  const clean = cleanLine(textIn(value), most);
  return clean === '' ? null : clean;
}

export function countIn(value: unknown): number {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Where a picture stands; null for none, with a note where something is said that can not be fetched. */
export function pictureIn(value: unknown, where: readonly string[], note: Note): string | null {
  const address = textIn(value).trim();
  if (address === '') return null;
  return pictureSource(address) ?? leaveOut(note, where, 'unclear-picture', address);
}

/** @returns null, for what is left out */
export function leaveOut(note: Note, where: readonly string[], trouble: MovingTrouble, came: unknown): null {
  note(where, trouble, came);
  return null;
}

/** The groups that foods have, with those that options of these ask for. Each of the others is noted. */
export function usedGroups(
  groups: readonly ChoiceGroup[],
  foods: readonly MovedFood[],
  note: Note,
): readonly ChoiceGroup[] {
  const ids = new Set(foods.flatMap(({ uses }) => uses?.map(({ groupId }) => groupId) ?? []));
  const asked = askedIds(groups.filter(({ id }) => ids.has(id)));
  return groups.filter(({ id, name }) => {
    const isUsed = ids.has(id) || asked.includes(id);
    if (!isUsed) note([name], 'unused-group', name);
    return isUsed;
  });
}

/**
 * How many of a group can be chosen here.
 * @param asked as the other system has it: 0 for no limit
 * @param reach how many its options have together
 */
export function limitsIn(
  asked: { readonly required: boolean; readonly min: number; readonly max: number },
  reach: number,
  onMore: (wanted: number) => void,
): ChoiceLimits {
  const { required } = asked;
  const wanted = Math.max(asked.min, required ? 1 : 0);
  if (wanted > reach) onMore(wanted);
  const max = Math.min(asked.max || reach, MOST.chosen, Math.max(reach, 1));
  return { required, min: Math.min(wanted, max), max };
}
