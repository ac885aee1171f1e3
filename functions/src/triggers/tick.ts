import { realPorts } from '../compose.ts';
import { logOutcome, logSurprise } from '../log.ts';
import type { ExpiredOrders } from '../services/orders/expire-order.ts';
import type { FinishedChanges } from '../services/people/finish-changes.ts';
import type { Ports } from '../services/shared/ports.ts';
import { SearchRenewal } from '../services/menu/renew-search.ts';
import { tick, type Ticked } from '../services/tick.ts';
import type { Watched } from '../services/board/watch-screens.ts';

/** Remembers how far it is: one for the process. */
const ofProcess = new SearchRenewal();

/**
 * Runs one tick and logs its result: every minute by the schedule, on the suite by tools/ticking.ts.
 * @param ports loaded with the first tick
 * @throws Error when a part failed, after its line in the log: Cloud Scheduler then knows of it too
 */
export async function runTick(ports: () => Promise<Ports> = realPorts, renewal = ofProcess): Promise<void> {
  const failed: string[] = [];
  const fail = (part: string, error: unknown): void => {
    failed.push(part);
    logSurprise('tick.failed', error, { part });
  };
  try {
    const known = await ports();
    const ticked = await tick(known);
    for (const [part, result] of Object.entries(ticked) as [keyof Ticked, Ticked[keyof Ticked]][])
      if (result.status === 'rejected') fail(part, result.reason);
    logTicked(ticked);
    await renewal.run(known).then(logRenewed, (error: unknown) => {
      fail('search', error);
    });
  } catch (error) {
    fail('start', error);
  }
  if (failed.length > 0) throw new Error(`tick.failed: ${failed.join(', ')}`);
}

/** The tick of a deployed build, which first says in the house that this build writes it. */
export async function runDeployedTick(ports: () => Promise<Ports> = realPorts): Promise<void> {
  try {
    await (await ports()).buildMark.mark();
  } catch (error) {
    logSurprise('tick.failed', error, { part: 'build' });
    throw new Error('tick.failed: build', { cause: error });
  }
  await runTick(ports);
}

function logTicked({ changes, orders, screens, pictures }: Ticked): void {
  if (changes.status === 'fulfilled') logChanges(changes.value);
  if (orders.status === 'fulfilled') logOrders(orders.value);
  if (screens.status === 'fulfilled') logScreens(screens.value);
  if (pictures.status === 'fulfilled' && pictures.value > 0)
    logOutcome('pictures.dropped', { pictures: pictures.value });
}

function logRenewed(records: number): void {
  if (records > 0) logOutcome('search.renewed', { records });
}

function logChanges({ finished, failed }: FinishedChanges): void {
  for (const { kind, uid } of finished) logOutcome('change.finished', { kind, uid });
  for (const { change, error } of failed)
    logSurprise('change.unfinished', error, { kind: change.kind, uid: change.uid });
}

function logOrders({ expired, failed }: ExpiredOrders): void {
  for (const { id } of expired) logOutcome('order.expired', { order: id });
  for (const { orderId, error } of failed) logSurprise('order.unexpired', error, { order: orderId });
}

function logScreens({ raised, pause, failed }: Watched): void {
  for (const order of raised) logOutcome('order.unheard', { order });
  if (pause !== null) logOutcome('house.unheard', { pause });
  for (const { orderId, error } of failed) logSurprise('alert.unwritten', error, { order: orderId });
}
