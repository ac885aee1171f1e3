import {
  closedAt,
  isPausedAt,
  serviceOf,
  type AskedFulfilment,
  type Closed,
  type HouseSettings,
} from '@foodhouse/domain';

/**
 * Why the house does not take an order now; null while it does. An order for later is judged at its time, by hours and pause
 * alike, unless nobody knows when the pause ends.
 */
export function closedFor(
  house: HouseSettings,
  asked: AskedFulfilment | null,
  wantedAtMs: number | undefined,
  nowMs: number,
): Closed | null {
  const service = serviceOf(asked);
  const { pause } = house;
  const isEndless = isPausedAt(pause, nowMs) && pause.untilMs === null && pause.services.includes(service);
  return wantedAtMs !== undefined && !isEndless ? null : closedAt(house, nowMs, service);
}
