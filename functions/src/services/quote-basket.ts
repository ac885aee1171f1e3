import {
  businessDayOf,
  freeTimes,
  isPausedAt,
  judgeMealtimes,
  judgeService,
  judgeWanted,
  isMember,
  NEW_CUSTOMER,
  onSale,
  openVouchers,
  portionsByFood,
  priceBasket,
  tooManyPortions,
  type AskedFulfilment,
  type HouseSettings,
  type PricedBasket,
  type Quote,
  type QuoteRequest,
  type ServiceDto,
} from '@foodhouse/domain';
import { closedFor } from './closed-for.ts';
import { leastOrderProblem } from './least-order.ts';
import type { Caller, Catalogue, ChoiceBook, Clock, CustomerBook, HouseBook, TableBook } from './ports.ts';

interface QuotePorts {
  readonly catalogue: Catalogue;
  readonly choiceBook: Pick<ChoiceBook, 'choicesOf'>;
  readonly clock: Clock;
  readonly customerBook: CustomerBook;
  readonly houseBook: HouseBook;
  readonly tableBook: Pick<TableBook, 'tablesLately'>;
}

/**
 * The price of a basket and everything that prevents it, as the menu stands. Writes nothing.
 * @param caller whose voucher is taken off; a guest has none yet; null for somebody who has not signed in
 */
export async function quoteBasket(
  { catalogue, choiceBook, clock, customerBook, houseBook, tableBook }: QuotePorts,
  caller: Pick<Caller, 'uid' | 'role'> | null,
  { lines, fulfilment: asked, wantedAtMs, fresh }: QuoteRequest,
): Promise<Quote> {
  const fulfilment = asked ?? null;
  const isFresh = fresh === true;
  const [house, tables, customer] = await Promise.all([
    houseBook.settings(isFresh),
    fulfilment?.kind === 'table' ? tableBook.tablesLately() : [],
    caller && isMember(caller.role) ? customerBook.customer(caller.uid) : NEW_CUSTOMER,
  ]);
  const nowMs = clock.nowMs();
  const businessDay = businessDayOf(nowMs, house);
  const wantedDay = wantedAtMs === undefined ? businessDay : businessDayOf(wantedAtMs, house);
  const portions = portionsByFood(lines);
  const offered = await Promise.all(
    [...portions.keys()].map(async (foodId) => {
      const stored = await catalogue.food(foodId, isFresh);
      const food = stored && onSale(stored, businessDay, wantedDay);
      return { food, choices: food && food.leastExtraMinor !== null ? await choiceBook.choicesOf(foodId) : null };
    }),
  );
  const served = judgeService(house, fulfilment, tables, wantedAtMs === undefined ? nowMs : null);
  const area = 'area' in served ? served.area : null;
  const basket = priceBasket(lines, {
    area,
    servedFrom: judgeMealtimes(house, wantedAtMs ?? nowMs),
    tax: house.tax,
    vouchers: openVouchers(customer, nowMs),
    foods: new Map(offered.flatMap(({ food }) => (food ? [[food.id, food] as const] : []))),
    choices: new Map(offered.flatMap(({ food, choices }) => (food && choices ? [[food.id, choices] as const] : []))),
  });
  const hasNoChoice = house.services.length === 0 && fulfilment === null;
  const service = hasNoChoice ? null : serviceDtoOf(house, served, basket);
  return {
    ...basket,
    service,
    tooMany: tooManyPortions(portions, house),
    closed: closedFor(house, fulfilment, wantedAtMs, nowMs),
    wanted: wantedAtMs === undefined ? null : judgeWanted(house, fulfilment, wantedAtMs, nowMs),
    ...laterOf(house, fulfilment, nowMs),
  };
}

/** Whether there is a time to order for, and from when on while the house has paused: pages do not know when that ends. */
function laterOf(
  house: HouseSettings,
  asked: AskedFulfilment | null,
  nowMs: number,
): Required<Pick<Quote, 'isForLater' | 'laterFromMs'>> {
  const [firstMs] = freeTimes(house, asked, nowMs, { most: 1 });
  const isKnown = firstMs === undefined || !isPausedAt(house.pause, nowMs);
  return { isForLater: firstMs !== undefined, laterFromMs: isKnown ? null : firstMs };
}

/** What is offered, and how this basket is served. Pure. */
function serviceDtoOf(
  { services: offered, areas }: HouseSettings,
  served: ReturnType<typeof judgeService>,
  basket: PricedBasket,
): ServiceDto {
  const named = areas.filter(({ postcodes }) => postcodes.length === 0).map(({ id, name }) => ({ id, name }));
  const delivery = offered.includes('delivery') ? { areas: named } : {};
  if ('problem' in served) return { offered, table: null, ...delivery, problem: served.problem };
  const { fulfilment, area } = served;
  return {
    offered,
    table: fulfilment?.kind === 'table' ? fulfilment.table.name : null,
    ...delivery,
    ...(area && { area: { name: area.name, minutes: area.minutes } }),
    problem: leastOrderProblem(basket, area),
  };
}
