import { houseNow, type HouseNow } from '@foodhouse/domain';
import { done, type Outcome } from '../shared/outcomes.ts';
import type { Clock, HouseBook } from '../shared/ports.ts';

/** Whether the house takes orders now, and whether it is busy. Whoever looks at the menu reads it. */
export async function readHouseNow({
  houseBook,
  clock,
}: {
  readonly houseBook: HouseBook;
  readonly clock: Clock;
}): Promise<Outcome<HouseNow>> {
  return done(houseNow(await houseBook.settings(), clock.nowMs()));
}
