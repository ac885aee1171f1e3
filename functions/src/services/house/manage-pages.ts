import { isDeepStrictEqual } from 'node:util';
import {
  HOUSE_PAGES,
  writtenOf,
  type HousePage,
  type HousePageDto,
  type HousePages,
  type SaveHousePagesRequest,
} from '@foodhouse/domain';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Caller, Clock, HouseBook, PageBook, UnitOfWork } from '../shared/ports.ts';

/** One of the pages that the law asks of a house, for whoever reads it. */
export async function readPage(
  { pageBook }: { readonly pageBook: Pick<PageBook, 'pagesLately'> },
  page: HousePage,
): Promise<Outcome<HousePageDto>> {
  const pages = await pageBook.pagesLately();
  return done({ text: pages[page] || null });
}

/** All of them, as they are: for admins, who write them. */
export async function readPages({
  pageBook,
}: {
  readonly pageBook: Pick<PageBook, 'pages'>;
}): Promise<Outcome<HousePages>> {
  return done(await pageBook.pages());
}

export interface ManagePagesPorts {
  readonly unitOfWork: UnitOfWork;
  readonly pageBook: Pick<PageBook, 'know'>;
  readonly houseBook: Pick<HouseBook, 'know'>;
  readonly clock: Clock;
}

/**
 * Saves the pages, with an entry in the audit, and in the settings which of them are written: those are known wherever a page links to
 * them. The settings stay as they are, and so does their version. For admins. A repeat of a save that happened finds it.
 */
export async function savePages(
  { unitOfWork, pageBook, houseBook, clock }: ManagePagesPorts,
  caller: Caller,
  request: SaveHousePagesRequest,
): Promise<Outcome<HousePages>> {
  const saved = await unitOfWork.run('house', async (transaction) => {
    const before = await transaction.housePages();
    const settings = await transaction.houseSettings();
    const after = { ...before, ...request, version: request.version + 1 };
    const house = { ...settings, writtenPages: writtenOf(after) };
    if (isDeepStrictEqual(before, after)) return { outcome: done(before), house };
    if (before.version !== request.version) {
      const details = { version: before.version };
      return {
        outcome: refused('SETTINGS_CHANGED', 'Somebody has changed the pages meanwhile.', details),
        house: null,
      };
    }
    transaction.saveHousePages(after);
    if (!isDeepStrictEqual(settings, house)) transaction.saveHouseSettings(house);
    transaction.addAudit({
      action: 'house.pages',
      byUid: caller.uid,
      subject: 'house/pages',
      before: JSON.stringify(changedOf(before, after)),
      after: JSON.stringify(changedOf(after, before)),
      requestId: caller.requestId,
      atMs: clock.nowMs(),
    });
    return { outcome: done(after), house };
  });
  const { outcome, house } = saved;
  if (outcome.status === 'done') pageBook.know(outcome.value);
  if (house) houseBook.know(house);
  return outcome;
}

/** The texts of the first that the second does not have. */
function changedOf(pages: HousePages, others: HousePages): Partial<HousePages> {
  const changed = HOUSE_PAGES.filter((page) => pages[page] !== others[page]);
  return Object.fromEntries(changed.map((page) => [page, pages[page]]));
}
