import { portionsByFood, priceBasket, type PricedBasket, type QuoteRequest } from '@foodhouse/domain';
import type { Catalogue, ChoiceBook } from './ports.ts';

/** The price of a basket and everything that prevents it, as the menu stands. Writes nothing. */
export async function quoteBasket(
  { catalogue, choiceBook }: { readonly catalogue: Catalogue; readonly choiceBook: ChoiceBook },
  { lines }: QuoteRequest,
): Promise<PricedBasket> {
  const offered = await Promise.all(
    [...portionsByFood(lines).keys()].map(async (foodId) => {
      const food = await catalogue.food(foodId);
      return { food, choices: food && food.leastExtraMinor !== null ? await choiceBook.choicesOf(foodId) : null };
    }),
  );
  return priceBasket(lines, {
    foods: new Map(offered.flatMap(({ food }) => (food ? [[food.id, food] as const] : []))),
    choices: new Map(offered.flatMap(({ food, choices }) => (food && choices ? [[food.id, choices] as const] : []))),
  });
}
