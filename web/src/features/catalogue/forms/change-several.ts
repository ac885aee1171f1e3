import { allergenWord, type Allergen, type Category, type FoodDto, type HouseDto } from '@foodhouse/domain';
import { editFood, explainRefusalOf, putBackOnSale, retireFood, takeOffSale } from '../api/manage-food.ts';
import type { ManageFoodResult } from '../api/manage-food.ts';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

/** What is done to each of several foods. */
export interface ManyChange {
  readonly value: string;
  readonly label: string;
  /** What the button says. @param count of foods */
  readonly does: (count: number) => string;
  readonly change: (id: string) => Promise<ManageFoodResult>;
}

/** What a house has that foods can be given. */
export interface Given {
  readonly categories: readonly Category[];
  readonly rates: HouseDto['tax']['rates'];
  /** What is declared of all of them; null where guests ask the house. */
  readonly allergens: readonly Allergen[] | null;
}

/** Of what is said of allergens, whose fields stand below. */
export const ALLERGENS_SAID = 'allergens';

export function manyChanges({ categories, rates, allergens }: Given): readonly ManyChange[] {
  const move = (id: string | null, name: string): ManyChange => ({
    value: `category ${id ?? ''}`,
    label: texts.toCategory({ name }),
    does: (count) => texts.moveSeveral({ count, name }),
    change: (foodId) => editFood(foodId, { categoryId: id }),
  });
  return [
    {
      value: 'remove',
      label: texts.takeOffTheMenu(),
      does: (count) => texts.removeSeveral({ count }),
      change: retireFood,
    },
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
    ...categories.map(({ id, name }) => move(id, name)),
    ...(categories.length > 0 ? [move(null, texts.noCategory())] : []),
    ...(rates.length > 1 ? rates.map(taxed) : []),
    {
      value: ALLERGENS_SAID,
      label: texts.allergensOfSeveral(),
      does: (count) => declares(count, allergens),
      change: (id) => editFood(id, { allergens }),
    },
  ];
}

/** The first rate is that of foods of which nothing was said. */
function taxed({ id, name }: HouseDto['tax']['rates'][number], index: number): ManyChange {
  return {
    value: `tax ${id}`,
    label: texts.toTax({ name }),
    does: (count) => texts.taxSeveral({ count, name }),
    change: (foodId) => editFood(foodId, { taxId: index === 0 ? null : id }),
  };
}

function declares(count: number, allergens: readonly Allergen[] | null): string {
  if (allergens === null) return texts.askOfSeveral({ count });
  const words = allergens.map(allergenWord).join(', ');
  return words === '' ? texts.declareNoneOfSeveral({ count }) : texts.declareOfSeveral({ count, allergens: words });
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
