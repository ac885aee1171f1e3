import { isDeepStrictEqual } from 'node:util';
import { pauseOf, type Pause, type PauseHouseRequest } from '@foodhouse/domain';
import { done, type Outcome } from './outcomes.ts';
import type { Caller, Clock, HouseBook, UnitOfWork } from './ports.ts';

/**
 * Pauses ordering, or ends that, with an entry in the audit. For admins and the kitchen. The settings stay as they are,
 * and so does their version: whoever is changing them meanwhile is not disturbed.
 */
export async function pauseHouse(
  {
    unitOfWork,
    houseBook,
    clock,
  }: { readonly unitOfWork: UnitOfWork; readonly houseBook: HouseBook; readonly clock: Clock },
  caller: Caller,
  request: PauseHouseRequest,
): Promise<Outcome<Pause | null>> {
  const saved = await unitOfWork.run('house', async (transaction) => {
    const before = await transaction.houseSettings();
    const atMs = clock.nowMs();
    const pause = pauseOf(request, atMs);
    const after = { ...before, pause };
    if (isDeepStrictEqual(before, after)) return before;
    transaction.saveHouseSettings(after);
    transaction.addAudit({
      action: 'house.pause',
      byUid: caller.uid,
      subject: 'house/settings',
      before: JSON.stringify(before.pause),
      after: JSON.stringify(pause),
      requestId: caller.requestId,
      atMs,
    });
    return after;
  });
  houseBook.know(saved);
  return done(saved.pause);
}
