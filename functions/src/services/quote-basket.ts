import { portionsByFood, priceBasket, type PricedBasket, type QuoteRequest } from '@foodhouse/domain';
import type { Catalogue } from './ports.ts';

/** The price of a basket and everything that prevents it, as the menu stands. Writes nothing. */
export async function quoteBasket(
  { catalogue }: { readonly catalogue: Catalogue },
  { lines }: QuoteRequest,
): Promise<PricedBasket> {
  const foods = await Promise.all([...portionsByFood(lines).keys()].map((foodId) => catalogue.food(foodId)));
  return priceBasket(lines, new Map(foods.flatMap((food) => (food ? [[food.id, food] as const] : []))));
}
