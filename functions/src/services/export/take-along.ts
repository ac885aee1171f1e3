import {
  asItStands,
  dayAfter,
  isMember,
  spanOfDay,
  takenMoveOf,
  takenOrderOf,
  type HouseDay,
  type Review,
  type TakeDaysRequest,
  type TakenMove,
  type TakenOrder,
  type TakeRequest,
  type User,
} from '@foodhouse/domain';
import { done, type Outcome } from '../shared/outcomes.ts';
import type { Archive, Catalogue, Clock, HouseBook, Page, TimeSpan } from '../shared/ports.ts';

// A house takes along what it owns, page after page. Nothing is read as a whole.

export interface TakeAlongPorts {
  readonly archive: Archive;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly houseBook: Pick<HouseBook, 'settings'>;
}

/** Of years that every store has. */
const EVER: TimeSpan = { fromMs: 0, toMs: Date.UTC(2200, 0) };

/** Orders as they were placed, without whoever placed them. One that is overdue is as everybody reads it. */
export async function takeOrders(
  { archive, clock, houseBook }: Pick<TakeAlongPorts, 'archive' | 'clock' | 'houseBook'>,
  { from, to, ...page }: TakeDaysRequest,
): Promise<Outcome<Page<TakenOrder>>> {
  const { items, next } = await archive.orders(spanOfDays(from, to, await houseBook.settings()), page);
  const nowMs = clock.nowMs();
  return done({ items: items.map((order) => takenOrderOf(asItStands(order, nowMs))), next });
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
