import {
  effectiveStatus,
  isOpenAlert,
  isPausedAt,
  isUndecided,
  isUnheard,
  unheardPause,
  unheardOrdersAt,
  type Order,
  type OrderAlert,
} from '@foodhouse/domain';
import { done, refused, type Outcome } from '../shared/outcomes.ts';
import type { Clock, HouseBook, ScreenBook, UnitOfWork } from '../shared/ports.ts';

export interface WatchPorts {
  readonly unitOfWork: UnitOfWork;
  readonly houseBook: HouseBook;
  readonly screenBook: ScreenBook;
  readonly clock: Clock;
}

/** The most orders and alerts that one run looks at. */
const MOST_AT_ONCE = 50;

/** What a run of the tick did about orders that nobody can hear. */
export interface Watched {
  /** The orders that raised an alert. */
  readonly raised: readonly string[];
  /** The alerts whose orders no longer wait. */
  readonly ended: readonly string[];
  readonly pause: 'begun' | 'ended' | null;
  readonly failed: readonly { readonly orderId: string; readonly error: unknown }[];
}

const NOTHING: Watched = { raised: [], ended: [], pause: null, failed: [] };

/**
 * Pauses ordering while nobody can hear orders, as the house wants, and ends that pause; raises an alert for each order
 * that nobody could hear, and ends those of orders that no longer wait. In a house that does not want to know it costs
 * the settings.
 */
export async function watchScreens(ports: WatchPorts): Promise<Watched> {
  const { houseBook, screenBook, clock } = ports;
  const house = await houseBook.settings();
  const { whenNobodyListens, pause } = house;
  if (whenNobodyListens === 'nothing')
    return pause?.isByHouse ? { ...NOTHING, pause: await pauseOrGoOn(ports) } : NOTHING;
  const nowMs = clock.nowMs();
  const [heardAtMs, open] = await Promise.all([screenBook.lastHeardAtMs(), screenBook.openAlerts(MOST_AT_ONCE)]);
  const unheard = isUnheard(house, [{ heardAtMs }], nowMs);
  const known = new Set(open.map(({ orderId }) => orderId));
  const came = unheard ? unheardOrdersAt(house, nowMs) : null;
  const waiting = came ? await screenBook.waiting(came.afterMs, came.untilMs, MOST_AT_ONCE) : [];
  const wantsPause = whenNobodyListens === 'pause' && unheard;
  const mayChange = wantsPause ? !isPausedAt(pause, nowMs) : pause?.isByHouse === true;
  const failed: { orderId: string; error: unknown }[] = [];
  const each = async (ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<readonly string[]> => {
    const changed: string[] = [];
    for (const orderId of ids) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a run has a few, and need not hurry
        if (await work(orderId)) changed.push(orderId);
      } catch (error) {
        failed.push({ orderId, error });
      }
    }
    return changed;
  };
  const paused = mayChange ? await pauseOrGoOn(ports) : null;
  const unknown = waiting.flatMap(({ id }) => (known.has(id) ? [] : id));
  const raised = await each(unknown, (id) => raiseAlert(ports, id));
  const ended = await each([...known], (id) => endAlert(ports, id));
  return { raised, ended, pause: paused, failed };
}

/**
 * Pauses ordering if nobody can hear orders and the house wants that, else ends the pause that the house made by itself.
 * A pause that a person made is left alone. Judged in the commit, so that a repeat changes nothing.
 */
export async function pauseOrGoOn({
  unitOfWork,
  houseBook,
  clock,
}: Pick<WatchPorts, 'unitOfWork' | 'houseBook' | 'clock'>): Promise<Watched['pause']> {
  const { saved, pause } = await unitOfWork.run('house', async (transaction) => {
    const [before, heardAtMs] = await Promise.all([transaction.houseSettings(), transaction.lastHeardAtMs()]);
    const atMs = clock.nowMs();
    const wants = before.whenNobodyListens === 'pause' && isUnheard(before, [{ heardAtMs }], atMs);
    const isOwn = before.pause?.isByHouse === true;
    if (wants ? isPausedAt(before.pause, atMs) : !isOwn) return { saved: before, pause: null };
    const after = { ...before, pause: wants ? unheardPause() : null };
    transaction.saveHouseSettings(after);
    transaction.addAudit({
      action: 'house.pause',
      byUid: BY_HOUSE,
      subject: 'house/settings',
      before: JSON.stringify(before.pause),
      after: JSON.stringify(after.pause),
      requestId: BY_HOUSE,
      atMs,
    });
    return { saved: after, pause: wants ? ('begun' as const) : ('ended' as const) };
  });
  houseBook.know(saved);
  return pause;
}

/** In the audit, where no person did it. */
const BY_HOUSE = 'house';

/**
 * One for each order: the document has the order's id. One that the kitchen gave back waits anew, and its alert is raised
 * again. @returns whether it was raised
 */
function raiseAlert({ unitOfWork, clock }: WatchPorts, orderId: string): Promise<boolean> {
  return unitOfWork.run(`order ${orderId}`, async (transaction) => {
    const [order, alert] = await Promise.all([transaction.order(orderId), transaction.alert(orderId)]);
    const nowMs = clock.nowMs();
    if (!order || !isWaiting(order, nowMs) || (alert && isOf(alert, order))) return false;
    if (alert) transaction.saveAlert(alertOf(order, nowMs));
    else transaction.createAlert(alertOf(order, nowMs));
    return true;
  });
}

/** @returns whether its order no longer waits */
function endAlert({ unitOfWork, clock }: WatchPorts, orderId: string): Promise<boolean> {
  return unitOfWork.run(`order ${orderId}`, async (transaction) => {
    const [order, alert] = await Promise.all([transaction.order(orderId), transaction.alert(orderId)]);
    const nowMs = clock.nowMs();
    if (!alert || !isOpenAlert(alert) || (order && isWaiting(order, nowMs))) return false;
    transaction.saveAlert({ ...alert, endedAtMs: nowMs });
    return true;
  });
}

/** An admin has read the alert of an order, which is shown nowhere any more. A repeat finds it so. */
export function acknowledgeAlert(
  { unitOfWork, clock }: Pick<WatchPorts, 'unitOfWork' | 'clock'>,
  orderId: string,
): Promise<Outcome<OrderAlert>> {
  return unitOfWork.run(`order ${orderId}`, async (transaction) => {
    const alert = await transaction.alert(orderId);
    if (!alert) return refused('ALERT_NOT_FOUND', 'There is no such alert.', { id: orderId });
    if (!isOpenAlert(alert)) return done(alert);
    const acknowledged = { ...alert, acknowledgedAtMs: clock.nowMs() };
    transaction.saveAlert(acknowledged);
    return done(acknowledged);
  });
}

function isWaiting(order: Order, nowMs: number): boolean {
  return isUndecided(effectiveStatus(order, nowMs));
}

/** Whether an alert was raised since the order waits. */
function isOf(alert: OrderAlert, { updatedAtMs }: Order): boolean {
  return isOpenAlert(alert) || alert.raisedAtMs >= updatedAtMs;
}

function alertOf({ id, token, foodName, createdAtMs }: Order, nowMs: number): OrderAlert {
  return {
    orderId: id,
    token,
    foodName,
    placedAtMs: createdAtMs,
    raisedAtMs: nowMs,
    acknowledgedAtMs: null,
    endedAtMs: null,
  };
}
