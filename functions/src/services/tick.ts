import { expireOverdue, type ExpiredOrders, type FindingPorts } from './orders/expire-order.ts';
import { finishChanges, type FinishChangesPorts, type FinishedChanges } from './people/finish-changes.ts';
import { dropUnusedPictures, type PicturePorts } from './menu/own-pictures.ts';
import { watchScreens, type Watched, type WatchPorts } from './board/watch-screens.ts';

/** Longer than a call lives: younger changes may still be in progress. */
const GRACE_MS = 45_000;

/** What became of each part. One that fails stops none of the others. */
export interface Ticked {
  readonly changes: PromiseSettledResult<FinishedChanges>;
  readonly orders: PromiseSettledResult<ExpiredOrders>;
  readonly screens: PromiseSettledResult<Watched>;
  /** How many pictures went. */
  readonly pictures: PromiseSettledResult<number>;
}

/** The scheduled work of every minute. With nothing to do it costs three reads, one more each hour, and two more in a house that wants to know who listens. */
export async function tick(ports: FinishChangesPorts & FindingPorts & WatchPorts & PicturePorts): Promise<Ticked> {
  const [changes, orders, screens, pictures] = await Promise.allSettled([
    finishChanges(ports, ports.clock.nowMs() - GRACE_MS),
    expireOverdue(ports),
    watchScreens(ports),
    dropUnusedPictures(ports),
  ]);
  return { changes, orders, screens, pictures };
}
