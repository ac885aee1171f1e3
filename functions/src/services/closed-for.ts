import {
  closedAt,
  isPausedAt,
  serviceOf,
  type AskedFulfilment,
  type Closed,
  type HouseSettings,
} from '@foodhouse/domain';

/**
 * Why the house does not take an order now; null while it does. An order for later is judged at its time, but no order
 * is taken while the house has paused.
 */
export function closedFor(
  house: HouseSettings,
  asked: AskedFulfilment | null,
  wantedAtMs: number | undefined,
  nowMs: number,
): Closed | null {
  const service = serviceOf(asked);
  const { pause } = house;
  const isTaken = wantedAtMs !== undefined && !(isPausedAt(pause, nowMs) && pause.services.includes(service));
  return isTaken ? null : closedAt(house, nowMs, service);
}
