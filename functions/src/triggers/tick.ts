import { realPorts } from '../compose.ts';
import { logOutcome, logSurprise } from '../log.ts';
import type { Ports } from '../services/ports.ts';
import { tick } from '../services/tick.ts';

/**
 * Runs one tick and logs its result: every minute by the schedule, on the suite by tools/ticking.ts.
 * @param ports loaded with the first tick
 */
export async function runTick(ports: () => Promise<Ports> = realPorts): Promise<void> {
  const { finished, failed } = await tick(await ports());
  for (const { kind, uid } of finished) logOutcome('change.finished', { kind, uid });
  for (const { change, error } of failed) {
    logSurprise('change.unfinished', error, { kind: change.kind, uid: change.uid });
  }
}
