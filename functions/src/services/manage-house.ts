import { isDeepStrictEqual } from 'node:util';
import type { HouseSettings } from '@foodhouse/domain';
import { done, refused, type Outcome } from './outcomes.ts';
import type { Caller, Clock, HouseBook, UnitOfWork } from './ports.ts';

export async function readHouse({ houseBook }: { readonly houseBook: HouseBook }): Promise<Outcome<HouseSettings>> {
  return done(await houseBook.settings());
}

export interface ManageHousePorts {
  readonly unitOfWork: UnitOfWork;
  readonly houseBook: HouseBook;
  readonly clock: Clock;
}

/** Saves the settings, with an entry in the audit. For admins. A repeat of a save that happened finds it. */
export async function saveHouse(
  { unitOfWork, houseBook, clock }: ManageHousePorts,
  caller: Caller,
  request: HouseSettings,
): Promise<Outcome<HouseSettings>> {
  const saved = await unitOfWork.run('house', async (transaction): Promise<Outcome<HouseSettings>> => {
    const before = await transaction.houseSettings();
    const after = { ...request, version: request.version + 1 };
    if (isDeepStrictEqual(before, after)) return done(before);
    if (before.version !== request.version)
      return refused('SETTINGS_CHANGED', 'Somebody has changed the settings meanwhile.', { version: before.version });
    transaction.saveHouseSettings(after);
    transaction.addAudit({
      action: 'house.settings',
      byUid: caller.uid,
      subject: 'house/settings',
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      requestId: caller.requestId,
      atMs: clock.nowMs(),
    });
    return done(after);
  });
  if (saved.status === 'done') houseBook.know(saved.value);
  return saved;
}
