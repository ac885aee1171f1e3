import {
  busyNow,
  freeTimes,
  isMember,
  isPausedAt,
  judgeOrder,
  NEW_CUSTOMER,
  portionsByFood,
  type AskedFulfilment,
  type HouseSettings,
  type JudgedOrder,
  type Quote,
  type QuoteRequest,
  type ServiceDto,
} from '@foodhouse/domain';
import type { Caller, Catalogue, ChoiceBook, Clock, CustomerBook, HouseBook, TableBook } from '../shared/ports.ts';
import { readOffered } from './read-offered.ts';

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
  ports: QuotePorts,
  caller: Pick<Caller, 'uid' | 'role'> | null,
  request: QuoteRequest,
): Promise<Quote> {
  const { lines, fulfilment = null, fresh: isFresh = false } = request;
  const [house, tables, customer, offered] = await Promise.all([
    ports.houseBook.settings(isFresh),
    fulfilment?.kind === 'table' ? ports.tableBook.tablesLately() : [],
    caller && isMember(caller.role) ? ports.customerBook.customer(caller.uid) : NEW_CUSTOMER,
    readOffered(
      portionsByFood(lines).keys(),
      (foodId) => ports.catalogue.food(foodId, isFresh),
      (foodId) => ports.choiceBook.choicesOf(foodId),
    ),
  ]);
  const nowMs = ports.clock.nowMs();
  const judged = judgeOrder(house, request, { ...offered, tables, customer, waitingAtTable: 0 }, nowMs);
  const { closed, wanted, tooMany, basket } = judged;
  const busy = closed || request.wantedAtMs !== undefined ? null : busyNow(house, nowMs);
  const hasNoChoice = house.services.length === 0 && fulfilment === null;
  const service = hasNoChoice ? null : serviceDtoOf(house, judged);
  return { ...basket, service, tooMany, closed, wanted, busy, ...laterOf(house, fulfilment, nowMs) };
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
  { served, least }: Pick<JudgedOrder, 'served' | 'least'>,
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
    problem: least,
  };
}
