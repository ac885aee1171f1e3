import { closedAt, type Closed } from '@foodhouse/domain';
import { done, type Outcome } from './outcomes.ts';
import type { Clock, HouseBook } from './ports.ts';

/**
 * How old the settings may be, in milliseconds. With the time in the CDN (`http/house-routes.ts`) and the pause between
 * two questions of a page (`web/src/features/house/closed-notice.tsx`) it makes fifteen seconds.
 */
const MAX_AGE_MS = 5000;

/** Why the house takes no orders now; null while it does. Whoever looks at the menu reads it. */
export async function readHouseNow({
  houseBook,
  clock,
}: {
  readonly houseBook: HouseBook;
  readonly clock: Clock;
}): Promise<Outcome<Closed | null>> {
  return done(closedAt(await houseBook.settings(MAX_AGE_MS), clock.nowMs()));
}
