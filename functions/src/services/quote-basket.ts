import {
  businessDayOf,
  onSale,
  portionsByFood,
  priceBasket,
  type PricedBasket,
  type QuoteRequest,
} from '@foodhouse/domain';
import type { Catalogue, ChoiceBook, Clock, HouseBook } from './ports.ts';

interface QuotePorts {
  readonly catalogue: Catalogue;
  readonly choiceBook: Pick<ChoiceBook, 'choicesOf'>;
  readonly clock: Clock;
  readonly houseBook: HouseBook;
}

/** The price of a basket and everything that prevents it, as the menu stands. Writes nothing. */
export async function quoteBasket(
  { catalogue, choiceBook, clock, houseBook }: QuotePorts,
  { lines }: QuoteRequest,
): Promise<PricedBasket> {
  const house = await houseBook.settings();
  const businessDay = businessDayOf(clock.nowMs(), house);
  const offered = await Promise.all(
    [...portionsByFood(lines).keys()].map(async (foodId) => {
      const stored = await catalogue.food(foodId);
      const food = stored && onSale(stored, businessDay);
      return { food, choices: food && food.leastExtraMinor !== null ? await choiceBook.choicesOf(foodId) : null };
    }),
  );
  return priceBasket(lines, {
    tax: house.tax,
    foods: new Map(offered.flatMap(({ food }) => (food ? [[food.id, food] as const] : []))),
    choices: new Map(offered.flatMap(({ food, choices }) => (food && choices ? [[food.id, choices] as const] : []))),
  });
}
