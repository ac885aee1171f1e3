import {
  houseFor,
  isMember,
  NEW_CUSTOMER,
  portionsByFood,
  quoteOf,
  type Quote,
  type QuoteRequest,
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
 * @param caller whose voucher is taken off, and who may try a house that has not opened; a guest has none yet; null for somebody who has not signed in
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
  return quoteOf(houseFor(house, caller?.role ?? null), request, { ...offered, tables, customer }, ports.clock.nowMs());
}
