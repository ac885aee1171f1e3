import { allergenWord, type Allergen, type FoodDto } from '@foodhouse/domain';
import { editFood, explainRefusalOf, hideFood, putBackOnSale, retireFood, takeOffSale } from '../api/manage-food.ts';
import type { ManageFoodResult } from '../api/manage-food.ts';
import type { HouseTerms } from './details-fields.tsx';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** What is done to each of several foods. */
export interface ManyChange {
  readonly value: string;
  readonly label: string;
  /** Whether it is about one allergen, which is asked for. */
  readonly isOfAllergen?: boolean;
  /** What the button says. @param count of foods */
  readonly does: (count: number) => string;
  readonly change: (id: string) => Promise<ManageFoodResult>;
}

/** Of a house with these categories and rates of tax. @param allergen the one that is declared, or no longer */
export function manyChanges({ categories, rates }: HouseTerms, allergen: Allergen): readonly ManyChange[] {
  const named = { allergen: allergenWord(allergen) };
  const move = (id: string | null, name: string): ManyChange => ({
    value: `category ${id ?? ''}`,
    label: texts.toCategory({ name }),
    does: (count) => texts.moveSeveral({ count, name }),
    change: (foodId) => editFood(foodId, { categoryId: id }),
  });
  const tax = (taxId: string | null, rate: string): ManyChange => ({
    value: `tax ${taxId ?? ''}`,
    label: texts.toRate({ rate }),
    does: (count) => texts.rateSeveral({ count, rate }),
    change: (foodId) => editFood(foodId, { taxId }),
  });
  return [
    {
      value: 'remove',
      label: texts.takeOffTheMenu(),
      does: (count) => texts.removeSeveral({ count }),
      change: retireFood,
    },
    { value: 'hide', label: texts.hideFoods(), does: (count) => texts.hideSeveral({ count }), change: hideFood },
    {
      value: 'sold out',
      label: common.markSoldOut(),
      does: (count) => texts.markSeveral({ count }),
      change: (id) => takeOffSale(id, null),
    },
    {
      value: 'on sale',
      label: common.putBackOnSale(),
      does: (count) => texts.putBackSeveral({ count }),
      change: putBackOnSale,
    },
    {
      value: 'declare',
      label: texts.declareAnAllergen(),
      isOfAllergen: true,
      does: (count) => texts.declareSeveral({ count, ...named }),
      change: (id) => editFood(id, { declare: { add: [allergen] } }),
    },
    {
      value: 'take',
      label: texts.takeAnAllergen(),
      isOfAllergen: true,
      does: (count) => texts.takeSeveral({ count, ...named }),
      change: (id) => editFood(id, { declare: { take: [allergen] } }),
    },
    ...categories.map(({ id, name }) => move(id, name)),
    ...(categories.length > 0 ? [move(null, texts.noCategory())] : []),
    ...(rates.length > 1 ? rates.map((rate, index) => tax(index === 0 ? null : rate.id, texts.rateOf(rate))) : []),
  ];
}

/** At once: more would only wait for each other. */
const AT_ONCE = 4;

/**
 * Changes each of them. One that is refused stops no other.
 * @param onDone called after each, with how many are through
 * @returns the foods that were not changed, each with its sentence
 */
export async function changeSeveral(
  foods: readonly FoodDto[],
  change: ManyChange['change'],
  onDone: (count: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const waiting = [...foods];
  const refused = new Map<string, string>();
  let through = 0;
  const work = async (): Promise<void> => {
    for (let food = waiting.shift(); food; food = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- four of these loops run at once
      const result = await change(food._id);
      if (result.status !== 'done') refused.set(food._id, explainRefusalOf(food.name, result));
      through += 1;
      onDone(through);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return refused;
}
