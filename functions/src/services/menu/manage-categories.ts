import { isDeepStrictEqual } from 'node:util';
import { countedIn, type Categories, type CountedCategories } from '@foodhouse/domain';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Caller, Catalogue, CategoryBook, Clock, UnitOfWork } from '../shared/ports.ts';

export interface ReadCategoriesPorts {
  readonly catalogue: Pick<Catalogue, 'menu'>;
  readonly categoryBook: CategoryBook;
}

export async function readCategories({
  catalogue,
  categoryBook,
}: ReadCategoriesPorts): Promise<Outcome<CountedCategories>> {
  return done(countedIn(await categoryBook.categories(), await catalogue.menu()));
}

export interface ManageCategoriesPorts extends ReadCategoriesPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/**
 * Saves all categories in their order, with an entry in the audit. For admins. The foods of a category that is left out are
 * in none from then on, without a write to any of them. A repeat of a save that happened finds it.
 */
export async function saveCategories(
  { unitOfWork, catalogue, categoryBook, clock }: ManageCategoriesPorts,
  caller: Caller,
  request: Categories,
): Promise<Outcome<CountedCategories>> {
  const saved = await unitOfWork.run('categories', async (transaction): Promise<Outcome<Categories>> => {
    const before = await transaction.categories();
    const after = { ...request, version: request.version + 1 };
    if (isDeepStrictEqual(before, after)) return done(before);
    if (before.version !== request.version)
      return refused('CATEGORIES_CHANGED', 'Somebody has changed the categories meanwhile.', {
        version: before.version,
      });
    transaction.saveCategories(after);
    transaction.addAudit({
      action: 'house.categories',
      byUid: caller.uid,
      subject: 'house/categories',
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      requestId: caller.requestId,
      atMs: clock.nowMs(),
    });
    return done(after);
  });
  if (saved.status !== 'done') return saved;
  categoryBook.know(saved.value);
  return done(countedIn(saved.value, await catalogue.menu()));
}
