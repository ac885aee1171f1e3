import { portionsByFood, priceBasket, type PricedBasket, type QuoteRequest } from '@foodhouse/domain';
import type { Catalogue, ChoiceBook, HouseBook } from './ports.ts';

interface QuotePorts {
  readonly catalogue: Catalogue;
  readonly choiceBook: ChoiceBook;
  readonly houseBook: HouseBook;
}

/** The price of a basket and everything that prevents it, as the menu stands. Writes nothing. */
export async function quoteBasket(
  { catalogue, choiceBook, houseBook }: QuotePorts,
  { lines }: QuoteRequest,
): Promise<PricedBasket> {
  const readFoods = Promise.all(
    [...portionsByFood(lines).keys()].map(async (foodId) => {
      const food = await catalogue.food(foodId);
      return { food, choices: food && food.leastExtraMinor !== null ? await choiceBook.choicesOf(foodId) : null };
    }),
  );
  const [offered, { tax }] = await Promise.all([readFoods, houseBook.settings()]);
  return priceBasket(lines, {
    tax,
    foods: new Map(offered.flatMap(({ food }) => (food ? [[food.id, food] as const] : []))),
    choices: new Map(offered.flatMap(({ food, choices }) => (food && choices ? [[food.id, choices] as const] : []))),
  });
}
