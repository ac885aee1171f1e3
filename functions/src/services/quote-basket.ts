import {
  businessDayOf,
  closedAt,
  NEW_CUSTOMER,
  onSale,
  openVouchers,
  portionsByFood,
  priceBasket,
  type Quote,
  type QuoteRequest,
} from '@foodhouse/domain';
import type { Caller, Catalogue, ChoiceBook, Clock, CustomerBook, HouseBook } from './ports.ts';

interface QuotePorts {
  readonly catalogue: Catalogue;
  readonly choiceBook: Pick<ChoiceBook, 'choicesOf'>;
  readonly clock: Clock;
  readonly customerBook: CustomerBook;
  readonly houseBook: HouseBook;
}

/**
 * The price of a basket and everything that prevents it, as the menu stands. Writes nothing.
 * @param caller whose voucher is taken off; null for somebody who has not signed in
 */
export async function quoteBasket(
  { catalogue, choiceBook, clock, customerBook, houseBook }: QuotePorts,
  caller: Pick<Caller, 'uid'> | null,
  { lines }: QuoteRequest,
): Promise<Quote> {
  const [house, customer] = await Promise.all([
    houseBook.settings(),
    caller ? customerBook.customer(caller.uid) : NEW_CUSTOMER,
  ]);
  const nowMs = clock.nowMs();
  const businessDay = businessDayOf(nowMs, house);
  const offered = await Promise.all(
    [...portionsByFood(lines).keys()].map(async (foodId) => {
      const stored = await catalogue.food(foodId);
      const food = stored && onSale(stored, businessDay);
      return { food, choices: food && food.leastExtraMinor !== null ? await choiceBook.choicesOf(foodId) : null };
    }),
  );
  const basket = priceBasket(lines, {
    tax: house.tax,
    vouchers: openVouchers(customer, nowMs),
    foods: new Map(offered.flatMap(({ food }) => (food ? [[food.id, food] as const] : []))),
    choices: new Map(offered.flatMap(({ food, choices }) => (food && choices ? [[food.id, choices] as const] : []))),
  });
  return { ...basket, closed: closedAt(house, nowMs) };
}
