import { finishChanges, type FinishChangesPorts, type FinishedChanges } from './finish-changes.ts';
import type { Clock } from './ports.ts';

/** Longer than a call lives: younger changes may still be in progress. */
const GRACE_MS = 45_000;

/** The scheduled work of every minute. With nothing to do it costs one read. */
export function tick(ports: FinishChangesPorts & { readonly clock: Clock }): Promise<FinishedChanges> {
  return finishChanges(ports, ports.clock.nowMs() - GRACE_MS);
}
