import { realPorts } from '../compose.ts';
import { logOutcome, logSurprise } from '../log.ts';
import type { Ports } from '../services/ports.ts';
import { tick } from '../services/tick.ts';

/**
 * Runs one tick and logs its result: every minute by the schedule, on the suite by tools/ticking.ts.
 * @param ports loaded with the first tick
 */
export async function runTick(ports: () => Promise<Ports> = realPorts): Promise<void> {
  const { changes, orders, screens } = await tick(await ports());
  for (const { kind, uid } of changes.finished) logOutcome('change.finished', { kind, uid });
  for (const { change, error } of changes.failed) {
    logSurprise('change.unfinished', error, { kind: change.kind, uid: change.uid });
  }
  for (const { id } of orders.expired) logOutcome('order.expired', { order: id });
  for (const { orderId, error } of orders.failed) logSurprise('order.unexpired', error, { order: orderId });
  for (const order of screens.raised) logOutcome('order.unheard', { order });
  if (screens.pause !== null) logOutcome('house.unheard', { pause: screens.pause });
  for (const { orderId, error } of screens.failed) logSurprise('alert.unwritten', error, { order: orderId });
}
