import {
  asItStands,
  categoryOf,
  dayAfter,
  groupsOfCategory,
  isMember,
  NO_CHOICES,
  spanOfDay,
  takenEventsOf,
  takenFoodOf,
  takenMoveOf,
  takenOrderOf,
  takenVouchersOf,
  type Food,
  type HouseDay,
  type Review,
  type TakeDaysRequest,
  type TakenEvent,
  type TakenFood,
  type TakenMove,
  type TakenOrder,
  type TakenVoucher,
  type TakeRequest,
  type User,
} from '@foodhouse/domain';
import { done, type Outcome } from '../shared/outcomes.ts';
import type {
  Archive,
  Catalogue,
  CategoryBook,
  ChoiceBook,
  Clock,
  CustomerBook,
  HouseBook,
  Page,
  TimeSpan,
} from '../shared/ports.ts';

// A house takes along what it owns, page after page. Nothing is read as a whole.

export interface TakeAlongPorts {
  readonly archive: Archive;
  readonly catalogue: Catalogue;
  readonly categoryBook: Pick<CategoryBook, 'categories'>;
  readonly choiceBook: Pick<ChoiceBook, 'choicesOf'>;
  readonly clock: Clock;
  readonly customerBook: CustomerBook;
  readonly houseBook: Pick<HouseBook, 'settings'>;
}

/** Of years that every store has. */
const EVER: TimeSpan = { fromMs: 0, toMs: Date.UTC(2200, 0) };

type FoodPorts = Pick<TakeAlongPorts, 'archive' | 'categoryBook' | 'choiceBook'>;

/** The foods on the menu, with their choices. */
export async function takeMenuFoods(ports: FoodPorts, page: TakeRequest): Promise<Outcome<Page<TakenFood>>> {
  return withChoices(ports, ports.archive.menuFoods(page));
}

/** The foods that left the menu, with their choices. */
export async function takeRemovedFoods(ports: FoodPorts, page: TakeRequest): Promise<Outcome<Page<TakenFood>>> {
  return withChoices(ports, ports.archive.removedFoods(page));
}

/** Orders as they were placed, without whoever placed them. One that is overdue is as everybody reads it. */
export async function takeOrders(
  { archive, clock, houseBook }: Pick<TakeAlongPorts, 'archive' | 'clock' | 'houseBook'>,
  { from, to, ...page }: TakeDaysRequest,
): Promise<Outcome<Page<TakenOrder>>> {
  const { items, next } = await archive.orders(spanOfDays(from, to, await houseBook.settings()), page);
  const nowMs = clock.nowMs();
  return done({ items: items.map((order) => takenOrderOf(asItStands(order, nowMs))), next });
}

/** What became of the orders of some days: a page is of so many orders, and has all events of these. */
export async function takeEvents(
  { archive, houseBook }: Pick<TakeAlongPorts, 'archive' | 'houseBook'>,
  { from, to, ...page }: TakeDaysRequest,
): Promise<Outcome<Page<TakenEvent>>> {
  const { items: orders, next } = await archive.orders(spanOfDays(from, to, await houseBook.settings()), page);
  const events = await Promise.all(orders.map(async (order) => takenEventsOf(order, await archive.eventsOf(order.id))));
  return done({ items: events.flat(), next });
}

/** Every change of portions, with the names that the foods have now. */
export async function takeMoves(
  { archive, catalogue, houseBook }: Pick<TakeAlongPorts, 'archive' | 'catalogue' | 'houseBook'>,
  { from, to, ...page }: TakeDaysRequest,
): Promise<Outcome<Page<TakenMove>>> {
  const { items, next } = await archive.stockMoves(spanOfDays(from, to, await houseBook.settings()), page);
  const names = await namesOf(catalogue, new Set(items.map(({ foodId }) => foodId)));
  return done({ items: items.map((move) => takenMoveOf(move, names.get(move.foodId) ?? '')), next });
}

export async function takeReviews(
  { archive }: Pick<TakeAlongPorts, 'archive'>,
  page: TakeRequest,
): Promise<Outcome<Page<Review>>> {
  return done(await archive.reviews(page));
}

/** The accounts, as All Users shows them. A guest has none: pages may be shorter than asked. */
export async function takePeople(
  { archive }: Pick<TakeAlongPorts, 'archive'>,
  page: TakeRequest,
): Promise<Outcome<Page<User>>> {
  const { items, next } = await archive.users(page);
  return done({ items: items.filter(({ role }) => isMember(role)), next });
}

/** What customers can still take off: a page is of so many accounts, those of guests among them, and has the vouchers of these. */
export async function takeVouchers(
  { archive, clock, customerBook }: Pick<TakeAlongPorts, 'archive' | 'clock' | 'customerBook'>,
  page: TakeRequest,
): Promise<Outcome<Page<TakenVoucher>>> {
  const { items: users, next } = await archive.users(page);
  const customers = await Promise.all(
    users.map(async (user) => [user, await customerBook.customer(user.uid)] as const),
  );
  const nowMs = clock.nowMs();
  return done({ items: customers.flatMap(([user, customer]) => takenVouchersOf(user, customer, nowMs)), next });
}

/** A food's choices are read where it has sizes or groups, or may leave out groups of its category. */
async function withChoices(
  { categoryBook, choiceBook }: FoodPorts,
  page: Promise<Page<Food>>,
): Promise<Outcome<Page<TakenFood>>> {
  const [{ items, next }, categories] = await Promise.all([page, categoryBook.categories()]);
  const foods = await Promise.all(
    items.map(async (food) => {
      const mayHaveAny = food.leastExtraMinor !== null || groupsOfCategory(food, categories).length > 0;
      const choices = mayHaveAny ? await choiceBook.choicesOf(food.id) : null;
      return takenFoodOf(food, choices ?? NO_CHOICES, categoryOf(food, categories)?.name ?? null);
    }),
  );
  return done({ items: foods, next });
}

function spanOfDays(from: string | undefined, to: string | undefined, house: HouseDay): TimeSpan {
  return {
    fromMs: from === undefined ? EVER.fromMs : spanOfDay(from, house).fromMs,
    toMs: to === undefined ? EVER.toMs : spanOfDay(dayAfter(to), house).fromMs,
  };
}

/** Those of the menu are known; what has left it is read once for each page. */
async function namesOf(catalogue: Catalogue, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const names = new Map((await catalogue.menu()).map(({ id, name }) => [id, name]));
  const others = [...ids].filter((id) => !names.has(id));
  const foods = await Promise.all(others.map((id) => catalogue.food(id)));
  return new Map([...names, ...foods.flatMap((food) => (food ? [[food.id, food.name] as const] : []))]);
}
