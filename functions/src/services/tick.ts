import { finishChanges, type FinishChangesPorts, type FinishedChanges } from './finish-changes.ts';
import type { Clock } from './ports.ts';

/** Longer than a call lives: what is younger may be under way, and finishes itself. */
const GRACE_MS = 45_000;

/** What the house does once a minute by itself. With nothing to do it costs one read. */
export function tick(ports: FinishChangesPorts & { readonly clock: Clock }): Promise<FinishedChanges> {
  return finishChanges(ports, ports.clock.nowMs() - GRACE_MS);
}
