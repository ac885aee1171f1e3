import {
  businessDayOf,
  closedAt,
  judgeService,
  NEW_CUSTOMER,
  onSale,
  openVouchers,
  portionsByFood,
  priceBasket,
  serviceOf,
  type Quote,
  type QuoteRequest,
} from '@foodhouse/domain';
import type { Caller, Catalogue, ChoiceBook, Clock, CustomerBook, HouseBook, TableBook } from './ports.ts';

interface QuotePorts {
  readonly catalogue: Catalogue;
  readonly choiceBook: Pick<ChoiceBook, 'choicesOf'>;
  readonly clock: Clock;
  readonly customerBook: CustomerBook;
  readonly houseBook: HouseBook;
  readonly tableBook: TableBook;
}

/**
 * The price of a basket and everything that prevents it, as the menu stands. Writes nothing.
 * @param caller whose voucher is taken off; null for somebody who has not signed in
 */
export async function quoteBasket(
  { catalogue, choiceBook, clock, customerBook, houseBook, tableBook }: QuotePorts,
  caller: Pick<Caller, 'uid'> | null,
  { lines, fulfilment: asked }: QuoteRequest,
): Promise<Quote> {
  const fulfilment = asked ?? null;
  const [house, tables, customer] = await Promise.all([
    houseBook.settings(),
    fulfilment?.kind === 'table' ? tableBook.tables() : [],
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
  const served = judgeService(house, fulfilment, tables);
  const isKnownTable = 'fulfilment' in served && served.fulfilment?.kind === 'table';
  const service =
    house.services.length === 0 && fulfilment === null
      ? null
      : {
          offered: house.services,
          table: isKnownTable ? served.fulfilment.table.name : null,
          problem: 'problem' in served ? served.problem : null,
        };
  return { ...basket, service, closed: closedAt(house, nowMs, serviceOf(fulfilment)) };
}
