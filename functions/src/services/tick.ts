import { expireOverdue, type ExpiredOrders, type FindingPorts } from './expire-order.ts';
import { finishChanges, type FinishChangesPorts, type FinishedChanges } from './finish-changes.ts';
import { watchScreens, type Watched, type WatchPorts } from './watch-screens.ts';

/** Longer than a call lives: younger changes may still be in progress. */
const GRACE_MS = 45_000;

export interface Ticked {
  readonly changes: FinishedChanges;
  readonly orders: ExpiredOrders;
  readonly screens: Watched;
}

/** The scheduled work of every minute. With nothing to do it costs three reads. */
export async function tick(ports: FinishChangesPorts & FindingPorts & WatchPorts): Promise<Ticked> {
  const [changes, orders, screens] = await Promise.all([
    finishChanges(ports, ports.clock.nowMs() - GRACE_MS),
    expireOverdue(ports),
    watchScreens(ports),
  ]);
  return { changes, orders, screens };
}
