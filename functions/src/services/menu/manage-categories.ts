import { isDeepStrictEqual } from 'node:util';
import {
  countedIn,
  type Categories,
  type CountedCategories,
  type SaveCategoriesRequest,
  type SetCategoryGroupsRequest,
} from '@foodhouse/domain';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Caller, Catalogue, CategoryBook, Clock, Transaction, UnitOfWork } from '../shared/ports.ts';
import { regrouped, regroupFoods } from './category-groups.ts';
import { noSuchGroup } from './join-groups.ts';

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
 * Saves all categories in their order, with an entry in the audit. For admins, as the other one. The foods of a category that is
 * left out are in none from then on: they lose the groups that it had, and nothing else is written of them. A repeat of a save
 * that happened finds it.
 */
export function saveCategories(
  ports: ManageCategoriesPorts,
  caller: Caller,
  { version, categories }: SaveCategoriesRequest,
): Promise<Outcome<CountedCategories>> {
  const ids = new Set(categories.map(({ id }) => id));
  return change(ports, caller, version, async (_transaction, { groupIds }) =>
    done({ categories, groupIds: Object.fromEntries(Object.entries(groupIds).filter(([id]) => ids.has(id))) }),
  );
}

/** Gives all foods of a category these groups of options, in place of those that it had. */
export function setCategoryGroups(
  ports: ManageCategoriesPorts,
  caller: Caller,
  categoryId: string,
  { version, groupIds: ids }: SetCategoryGroupsRequest,
): Promise<Outcome<CountedCategories>> {
  return change(
    ports,
    caller,
    version,
    async (transaction, { categories, groupIds }) => {
      if (!categories.some(({ id }) => id === categoryId))
        return refused('CATEGORIES_CHANGED', 'There is no such category any more.', { categoryId });
      const found = await Promise.all(ids.map((id) => transaction.choiceGroup(id)));
      const missing = ids.find((_id, index) => !found[index]);
      if (missing !== undefined) return noSuchGroup(missing);
      const { [categoryId]: _before, ...others } = groupIds;
      return done({ categories, groupIds: ids.length > 0 ? { ...others, [categoryId]: ids } : others });
    },
    [categoryId],
  );
}

/** What is said of the categories from now on. */
type Next = (transaction: Transaction, before: Categories) => Promise<Outcome<Omit<Categories, 'version'>>>;

async function change(
  { unitOfWork, catalogue, categoryBook, clock }: ManageCategoriesPorts,
  caller: Caller,
  version: number,
  next: Next,
  /** Categories whose foods are looked at also where nothing is new: one may have come in unseen. */
  always: readonly string[] = [],
): Promise<Outcome<CountedCategories>> {
  let changedIds: readonly string[] = [];
  const saved = await unitOfWork.run('categories', async (transaction): Promise<Outcome<Categories>> => {
    const before = await transaction.categories();
    const said = await next(transaction, before);
    if (said.status === 'refused') return said;
    const after = { ...said.value, version: version + 1 };
    if (isDeepStrictEqual(before, after)) return done(before);
    if (before.version !== version)
      return refused('CATEGORIES_CHANGED', 'Somebody has changed the categories meanwhile.', {
        version: before.version,
      });
    changedIds = [...new Set([...regrouped(before, after), ...always])];
    const refusal = await regroupFoods(transaction, after, changedIds);
    if (refusal) return refusal;
    replaceCategories(transaction, { caller, clock }, before, after);
    return done(after);
  });
  if (saved.status !== 'done') return saved;
  categoryBook.know(saved.value);
  // A food that came into the category while this was written.
  if (changedIds.length > 0)
    await unitOfWork.run('categories', async (transaction) => {
      const now = await transaction.categories();
      return (await regroupFoods(transaction, now, changedIds)) ?? done(now);
    });
  return done(countedIn(saved.value, await catalogue.menu()));
}

/**
 * Takes a group that is deleted in the same commit from the categories that name it: those without foods, or whose foods all do
 * without it.
 * @returns the categories as they are saved; null where none names it
 */
export async function forgetGroup(
  transaction: Transaction,
  by: ChangedBy,
  groupId: string,
): Promise<Outcome<Categories | null>> {
  const before = await transaction.categories();
  const left = Object.entries(before.groupIds).map(([id, ids]) => [id, ids.filter((one) => one !== groupId)] as const);
  const after = {
    ...before,
    groupIds: Object.fromEntries(left.filter(([, ids]) => ids.length > 0)),
    version: before.version + 1,
  };
  const changedIds = regrouped(before, after);
  if (changedIds.length === 0) return done(null);
  const refusal = await regroupFoods(transaction, after, changedIds);
  if (refusal) return refusal;
  replaceCategories(transaction, by, before, after);
  return done(after);
}

interface ChangedBy {
  readonly caller: Caller;
  readonly clock: Clock;
}

function replaceCategories(
  transaction: Transaction,
  { caller, clock }: ChangedBy,
  before: Categories,
  after: Categories,
): void {
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
}
