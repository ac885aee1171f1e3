import { isDeepStrictEqual } from 'node:util';
import {
  busyOf,
  pauseOf,
  type Busy,
  type BusyHouseRequest,
  type HouseSettings,
  type Pause,
  type PauseHouseRequest,
} from '@foodhouse/domain';
import { done, type Outcome } from '../shared/outcomes.ts';
import type { Caller, Clock, HouseBook, UnitOfWork } from '../shared/ports.ts';

interface PauseHousePorts {
  readonly unitOfWork: UnitOfWork;
  readonly houseBook: HouseBook;
  readonly clock: Clock;
}

/** Pauses ordering, or ends that. For admins and the kitchen. */
export function pauseHouse(
  ports: PauseHousePorts,
  caller: Caller,
  request: PauseHouseRequest,
): Promise<Outcome<Pause | null>> {
  return change(ports, caller, 'pause', (nowMs) => pauseOf(request, nowMs));
}

/** Makes the house busy, so that every order is promised for later, or ends that. For admins and the kitchen. */
export function makeHouseBusy(
  ports: PauseHousePorts,
  caller: Caller,
  request: BusyHouseRequest,
): Promise<Outcome<Busy | null>> {
  return change(ports, caller, 'busy', (nowMs) => busyOf(request, nowMs));
}

/**
 * Changes what ends by itself, with an entry in the audit. The settings stay as they are, and so does their version:
 * whoever is changing them meanwhile is not disturbed.
 */
async function change<Field extends 'pause' | 'busy'>(
  { unitOfWork, houseBook, clock }: PauseHousePorts,
  caller: Caller,
  field: Field,
  valueAt: (nowMs: number) => HouseSettings[Field],
): Promise<Outcome<HouseSettings[Field]>> {
  const saved = await unitOfWork.run('house', async (transaction) => {
    const before = await transaction.houseSettings();
    const atMs = clock.nowMs();
    const value = valueAt(atMs);
    const after: HouseSettings = { ...before, [field]: value };
    if (isDeepStrictEqual(before, after)) return before;
    transaction.saveHouseSettings(after);
    transaction.addAudit({
      action: `house.${field}`,
      byUid: caller.uid,
      subject: 'house/settings',
      before: JSON.stringify(before[field]),
      after: JSON.stringify(value),
      requestId: caller.requestId,
      atMs,
    });
    return after;
  });
  houseBook.know(saved);
  return done(saved[field]);
}
