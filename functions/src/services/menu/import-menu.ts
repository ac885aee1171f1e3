import {
  MOST,
  MOVED_ID,
  pairsByName,
  pairsWithHidden,
  withPairs,
  type Food,
  type HeldFood,
  type ImportedMenu,
  type ImportMenuRequest,
  type MovedMenu,
  type NamePair,
} from '@foodhouse/domain';
import { inOtherCurrency } from '../house/manage-house.ts';
import { done, refused, type Outcome, type Refusal } from '../shared/outcomes.ts';
import type { Archive, Caller, Catalogue, CategoryBook, Clock, Transaction, UnitOfWork } from '../shared/ports.ts';
import { openLedger } from '../stock/ledger.ts';
import { askedGroups, isOnMenu, MOST_CHOICES_BYTES, MOST_FOODS_OF_GROUP } from './join-groups.ts';
import type { FoundMenu } from './moved-food-after.ts';
import { nameOf, planImport, type ImportPlan } from './plan-import.ts';

// A menu of another system comes in with one commit, so that no guest meets half of it. What the file says wins; what it does not
// say stays as the house has said it: pictures, tax, the kitchen's names, and what is sold out. Portions that the house has stay,
// whatever the file says: the kitchen counts them.

export interface ImportMenuPorts {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly catalogue: Pick<Catalogue, 'menu'>;
  readonly archive: Pick<Archive, 'hiddenFoods'>;
  readonly categoryBook: CategoryBook;
}

/**
 * Puts a menu of another system on this house's, all of it or nothing. A repeat finds what is there, by the ids that the menu has.
 * For admins.
 * @returns what was done, or what would be
 */
export async function importMenu(
  { unitOfWork, clock, catalogue, archive, categoryBook }: ImportMenuPorts,
  caller: Caller,
  { menu: asRead, supplier, takeOff, sameNames, dryRun }: ImportMenuRequest,
): Promise<Outcome<ImportedMenu>> {
  const [onMenu, hiddenFoods] = await Promise.all([catalogue.menu(), archive.hiddenFoods()]);
  const pairs = pairsByName(asRead, onMenu);
  const hiddenPairs = pairsWithHidden(asRead, onMenu, hiddenFoods);
  const named = new Set([...asRead.foods.map(({ id }) => id), ...pairs.map(({ food }) => food.id)]);
  const isSpokenOf = spokenOfIn(asRead);
  const gone = onMenu.filter(
    (food) => food.id.startsWith(MOVED_ID[asRead.format]) && !named.has(food.id) && !isSpokenOf(food),
  );
  const goneIds = takeOff ? gone.map(({ id }) => id) : [];
  const imported = await unitOfWork.run(
    `import of ${caller.uid}`,
    async (transaction): Promise<Outcome<ImportPlan>> => {
      const house = await transaction.houseSettings();
      const [same, hidden] = await Promise.all([unknownOf(transaction, pairs), unknownOf(transaction, hiddenPairs)]);
      const menu = withPairs(withPairs(asRead, hidden, 'keep'), same, sameNames);
      const refusal = inOtherCurrency(house, menu);
      if (refusal) return refusal;
      const atMs = clock.nowMs();
      const now = { supplier, atMs, same, hidden, rates: house.tax.rates };
      const plan = planImport(menu, await findMenu(transaction, menu, goneIds), now);
      const groupCount = plan.groupsAdded === 0 ? 0 : await transaction.choiceGroupCount();
      const tooLarge = whyTooLarge(plan, groupCount + plan.groupsAdded);
      if (tooLarge) return tooLarge;
      if (dryRun || isNothing(plan)) return done(plan);
      for (const { food, choices } of plan.added) {
        transaction.createFood(openLedger(transaction, food, { order: null, by: caller, atMs, house }));
        if (choices.version > 0) transaction.saveChoices(food.id, choices);
      }
      for (const { food, choices } of plan.changed) {
        transaction.saveFood(food);
        if (choices.version > 0) transaction.saveChoices(food.id, choices);
      }
      for (const food of plan.takenOff) transaction.saveFood(food);
      for (const group of [...plan.groups, ...plan.groupsLeft]) transaction.saveChoiceGroup(group);
      if (plan.categoriesAdded > 0) transaction.saveCategories(plan.categories);
      const more =
        plan.added.filter(({ food }) => isOnMenu(food)).length - plan.takenOff.length - hidingOf(plan).length;
      if (more !== 0) transaction.addToCounter('foods', more);
      transaction.addAudit({
        action: 'menu.import',
        byUid: caller.uid,
        subject: 'foods',
        before: '',
        after: JSON.stringify(countsOf(plan)),
        requestId: caller.requestId,
        atMs,
      });
      return done(plan);
    },
  );
  if (imported.status !== 'done') return imported;
  const plan = imported.value;
  const movedIds = new Map(plan.same.map(({ movedId, food }) => [food.id, movedId]));
  if (!dryRun && plan.categoriesAdded > 0) categoryBook.know(plan.categories);
  return done({
    ...countsOf(plan),
    added: plan.added.map(({ food }) => nameOf(food)),
    changed: plan.changes,
    same: plan.same.map(({ food }) => nameOf(food)),
    retired: plan.retired.map(nameOf),
    hidden: plan.hidden.map(nameOf),
    portionsKept: plan.portionsKept.map(nameOf),
    withoutPicture: plan.withoutPicture.map(({ id, name }) => ({ id: movedIds.get(id) ?? id, name })),
    gone: takeOff ? [] : gone.map(nameOf),
    takenOff: plan.takenOff.map(nameOf),
  });
}

/** Whether a note of the file is about a food, which the file has though it could not be read; of one that was cut anything may be. */
function spokenOfIn({ notes }: MovedMenu): (food: Food) => boolean {
  const isCut = notes.some(({ trouble }) => trouble === 'too-many-foods' || trouble === 'too-many-lines');
  const words = new Set(notes.flatMap(({ where }) => where.map((word) => word.toLowerCase())));
  return ({ id, name }) => isCut || words.has(name.toLowerCase()) || words.has(id);
}

function countsOf({
  unchanged,
  groups,
  groupsAdded,
  categoriesAdded,
}: ImportPlan): Pick<ImportedMenu, 'unchanged' | 'groups' | 'categories'> {
  return {
    unchanged: unchanged.length,
    groups: { added: groupsAdded, changed: groups.length - groupsAdded },
    categories: categoriesAdded,
  };
}

function isNothing({ added, changed, takenOff, groups, categoriesAdded }: ImportPlan): boolean {
  return added.length + changed.length + takenOff.length + groups.length + categoriesAdded === 0;
}

/** The foods of the house that are hidden as the file says. */
function hidingOf({ changed }: ImportPlan): readonly HeldFood[] {
  return changed.filter(({ food }) => !isOnMenu(food));
}

/** Those whose id the house does not know: one that was taken off the menu stays off, whatever has its name. */
async function unknownOf(transaction: Transaction, pairs: readonly NamePair[]): Promise<readonly NamePair[]> {
  const known = await Promise.all(pairs.map(({ movedId }) => transaction.food(movedId)));
  return pairs.filter((_pair, index) => !known[index]);
}

/** @param goneIds of the foods that are taken off */
async function findMenu(transaction: Transaction, menu: MovedMenu, goneIds: readonly string[]): Promise<FoundMenu> {
  const [categories, groups, gone, left] = await Promise.all([
    transaction.categories(),
    Promise.all(menu.groups.map(({ id }) => transaction.choiceGroup(id))),
    Promise.all(goneIds.map((id) => transaction.food(id))),
    Promise.all(goneIds.map((id) => transaction.choices(id))),
  ]);
  const besides = new Set([
    ...left.flatMap((choices) => choices?.groups.map(({ id }) => id) ?? []),
    ...Object.values(categories.groupIds).flat(),
  ]);
  const besideIds = [...besides].filter((id) => menu.groups.every((group) => group.id !== id));
  const beside = (await Promise.all(besideIds.map((id) => transaction.choiceGroup(id)))).filter((one) => one !== null);
  const others = [...beside, ...(await askedGroups(transaction, beside))];
  const known = groups.filter((group) => group !== null);
  const ids = [...new Set([...menu.foods.map(({ id }) => id), ...known.flatMap(({ foodIds }) => foodIds)])].filter(
    (id) => !goneIds.includes(id),
  );
  const [foods, choices] = await Promise.all([
    Promise.all(ids.map((id) => transaction.food(id))),
    Promise.all(ids.map((id) => transaction.choices(id))),
  ]);
  return {
    categories,
    groups: new Map([...others, ...known].map((group) => [group.id, group])),
    gone: gone.flatMap((food) => (food?.retiredAtMs === null ? [food] : [])),
    foods: new Map(foods.flatMap((food) => (food ? [[food.id, food]] : []))),
    choices: new Map(choices.flatMap((one, index) => (one ? [[ids[index] ?? '', one]] : []))),
  };
}

/**
 * Why one commit cannot write so much, or the house hold it.
 * @param groupsAfter how many groups the house would have
 */
function whyTooLarge(
  { added, changed, takenOff, groups, groupsLeft, categories }: ImportPlan,
  groupsAfter: number,
): Refusal | null {
  const most = {
    categories: MOST.categories,
    groups: MOST.groupsOfHouse,
    foods: MOST.foodsMoved,
    foodsOfGroup: MOST_FOODS_OF_GROUP,
  };
  const came = {
    categories: categories.categories.length,
    groups: groupsAfter,
    foods: added.length + changed.length + takenOff.length,
    foodsOfGroup: Math.max(0, ...[...groups, ...groupsLeft].map(({ foodIds }) => foodIds.length)),
  };
  const beyond = (Object.keys(most) as (keyof typeof most)[]).find((key) => came[key] > most[key]);
  if (beyond)
    return refused(
      'MENU_TOO_LARGE',
      `The menu would have ${came[beyond]} ${WORDS[beyond]}; at most ${most[beyond]} are possible.`,
      {
        [beyond]: came[beyond],
        most: most[beyond],
      },
    );
  const bytes = JSON.stringify([added, changed, groups]).length;
  if (bytes <= MOST_CHOICES_BYTES) return null;
  return refused('MENU_TOO_LARGE', 'The menu has more options than one commit can write. Import it in two parts.', {
    bytes,
  });
}

const WORDS = {
  categories: 'categories',
  groups: 'groups of options',
  foods: 'foods',
  foodsOfGroup: 'foods that share one group of options',
} as const;
