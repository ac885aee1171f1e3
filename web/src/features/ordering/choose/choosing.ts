import { leastCount, offeredGroups, type AskedChoices, type ChoiceGroup, type FoodChoices } from '@foodhouse/domain';
import * as texts from './texts.ts';

/** So many options are searched rather than read, and drawn in one go. */
export const MANY_OPTIONS = 40;

export function countOptions(groups: readonly Pick<ChoiceGroup, 'options'>[]): number {
  return groups.reduce((sum, { options }) => sum + options.length, 0);
}

/** How often an option is chosen. */
export function timesOf({ options }: AskedChoices, groupId: string, id: string): number {
  return options.find((option) => option.groupId === groupId && option.id === id)?.quantity ?? 0;
}

/** The choices of a group, counting each option as often as it is chosen. */
export function countOf({ options }: AskedChoices, { id }: ChoiceGroup): number {
  return options.reduce((sum, { groupId, quantity }) => (groupId === id ? sum + quantity : sum), 0);
}

/** Whether what is chosen of a group is as many as it asks for. */
export function isAnswered(asked: AskedChoices, group: ChoiceGroup): boolean {
  const count = countOf(asked, group);
  const { required, min, max } = group;
  const least = Math.max(min, leastCount({ required, min }));
  return count <= max && (count >= least || (count === 0 && !required));
}

/** The choices with an option chosen that often. In a group of one choice it takes the place of the other. */
export function withOption(asked: AskedChoices, group: ChoiceGroup, id: string, quantity: number): AskedChoices {
  const others = asked.options.filter((option) => option.groupId !== group.id || (group.max > 1 && option.id !== id));
  return { ...asked, options: quantity > 0 ? [...others, { groupId: group.id, id, quantity }] : others };
}

/** The choices that there still are, in the order of the house: so the same choices are the same text. */
export function inOrder(choices: FoodChoices, { sizeId: wanted, options: chosen }: AskedChoices): AskedChoices {
  const { sizes } = choices;
  const sizeId = sizes.some(({ id }) => id === wanted) ? wanted : null; // nobody chose another
  const asked = { sizeId, options: chosen };
  const options = offeredGroups(choices, asked)
    .filter((group) => countOf(asked, group) > 0)
    .flatMap((group) =>
      group.options.flatMap(({ id, isSoldOut }): AskedChoices['options'] => {
        const quantity = timesOf(asked, group.id, id);
        return quantity > 0 && !isSoldOut ? [{ groupId: group.id, id, quantity }] : [];
      }),
    );
  const offered = offeredGroups(choices, { sizeId, options }); // what is sold out asks nothing any more
  return { sizeId, options: options.filter(({ groupId }) => offered.some(({ id }) => id === groupId)) };
}

/** What a group asks for, in a few words. */
export function ruleOf({ required, min, max, free }: Pick<ChoiceGroup, 'required' | 'min' | 'max' | 'free'>): string {
  const rule = limitOf({ required, min, max });
  return free > 0 ? texts.ruleAndFree({ rule, free }) : rule;
}

function limitOf({ required, min, max }: Pick<ChoiceGroup, 'required' | 'min' | 'max'>): string {
  const least = required ? leastCount({ required, min }) : min;
  if (!required && least <= 1) return texts.upTo({ most: max });
  if (least === max) return required ? texts.required({ count: max }) : texts.noneOr({ count: max });
  return required ? texts.requiredFromTo({ least, most: max }) : texts.noneOrFromTo({ least, most: max });
}

/** What a group asks for that is not answered, or is with too many. */
export function missingOf({ required, min, max }: Pick<ChoiceGroup, 'required' | 'min' | 'max'>): string {
  const least = Math.max(min, leastCount({ required, min }));
  if (!required && least <= 1) return texts.atMost({ most: max });
  const kind = required ? 'needed' : 'orNone';
  return least < max ? texts.missingFromTo({ least, most: max, kind }) : texts.missing({ count: max, kind });
}
