import { judgeService, type TableDto } from '@foodhouse/domain';
import { done, type Outcome } from '../shared/outcomes.ts';
import type { Clock, HouseBook, TableBook } from '../shared/ports.ts';

/** Which table a code is of, as the quote of a basket judges it: for whoever has just scanned it. */
export async function readTable(
  {
    houseBook,
    tableBook,
    clock,
  }: { readonly houseBook: HouseBook; readonly tableBook: Pick<TableBook, 'tablesLately'>; readonly clock: Clock },
  code: string,
): Promise<Outcome<TableDto>> {
  const [house, tables] = await Promise.all([houseBook.settings(), tableBook.tablesLately()]);
  const served = judgeService(house, { kind: 'table', table: code }, tables, clock.nowMs());
  if ('problem' in served) return done({ table: null, problem: served.problem.sentence });
  const { fulfilment } = served;
  return done({ table: fulfilment?.kind === 'table' ? fulfilment.table.name : null, problem: null });
}
