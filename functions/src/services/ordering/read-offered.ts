import type { Food, FoodChoices, FoundForOrder } from '@foodhouse/domain';

/** Reads the foods of an order, and what can be chosen of those that have choices. */
export async function readOffered(
  foodIds: Iterable<string>,
  foodOf: (id: string) => Promise<Food | null>,
  choicesOf: (foodId: string) => Promise<FoodChoices | null>,
): Promise<Pick<FoundForOrder, 'foods' | 'choices'>> {
  const offered = await Promise.all(
    [...foodIds].map(async (foodId) => {
      const food = await foodOf(foodId);
      return { food, choices: food && food.leastExtraMinor !== null ? await choicesOf(foodId) : null };
    }),
  );
  return {
    foods: new Map(offered.flatMap(({ food }) => (food ? [[food.id, food] as const] : []))),
    choices: new Map(offered.flatMap(({ food, choices }) => (food && choices ? [[food.id, choices] as const] : []))),
  };
}
