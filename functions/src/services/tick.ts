import { expireOverdue, type ExpiredOrders, type FindingPorts } from './expire-order.ts';
import { finishChanges, type FinishChangesPorts, type FinishedChanges } from './finish-changes.ts';

/** Longer than a call lives: younger changes may still be in progress. */
const GRACE_MS = 45_000;

export interface Ticked {
  readonly changes: FinishedChanges;
  readonly orders: ExpiredOrders;
}

/** The scheduled work of every minute. With nothing to do it costs two reads. */
export async function tick(ports: FinishChangesPorts & FindingPorts): Promise<Ticked> {
  const [changes, orders] = await Promise.all([
    finishChanges(ports, ports.clock.nowMs() - GRACE_MS),
    expireOverdue(ports),
  ]);
  return { changes, orders };
}
