import { done, type Outcome } from '../shared/outcomes.ts';
import type { Caller } from '../shared/ports.ts';
import { saveHouse, type ManageHousePorts } from './manage-house.ts';

/**
 * Begins the set-up of a house that has set nothing and has no food: guests read that it is not open yet, until an admin opens
 * it. Any other house stays as it is, and so does one whose set-up has begun. For whoever makes the first admin.
 * @returns whether the house is being set up
 */
export async function beginHouse(ports: ManageHousePorts, caller: Caller): Promise<Outcome<boolean>> {
  const [{ version, notOpenYet }, menu] = await Promise.all([ports.houseBook.settings(), ports.catalogue.menu()]);
  if (version > 0 || menu.length > 0) return done(notOpenYet);
  const saved = await saveHouse(ports, caller, { version, notOpenYet: true });
  return saved.status === 'refused' ? saved : done(saved.value.notOpenYet);
}
