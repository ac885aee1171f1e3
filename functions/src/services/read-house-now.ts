import { closedAt, type Closed } from '@foodhouse/domain';
import { done, type Outcome } from './outcomes.ts';
import type { Clock, HouseBook } from './ports.ts';

/** Why the house takes no orders now; null while it does. Whoever looks at the menu reads it. */
export async function readHouseNow({
  houseBook,
  clock,
}: {
  readonly houseBook: HouseBook;
  readonly clock: Clock;
}): Promise<Outcome<Closed | null>> {
  return done(closedAt(await houseBook.settings(), clock.nowMs()));
}
