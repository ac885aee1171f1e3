import { answerByOf, type AnsweringHouse } from './answer.ts';
import type { HouseHours, Service } from '../house/hours.ts';
import { judgeHouse, type HouseState } from '../house/opening-hours.ts';

/**
 * Until when the house has to answer an order that waits from a moment on: placed then, or given back by the kitchen. While
 * the house is closed, or has paused with an end, it counts from its opening.
 * @param wantedAtMs for when it is wanted; null: as soon as possible
 * @returns null: for ever, or as long as nobody knows when the house opens
 */
export function deadlineOf(
  house: AnsweringHouse & HouseHours & HouseState,
  service: Service,
  wantedAtMs: number | null,
  nowMs: number,
): number | null {
  const pause = house.pause?.untilMs === null ? null : house.pause; // its people are there
  const judged = judgeHouse({ ...house, lastOrderMinutes: 0 }, { pause }, service, nowMs);
  return answerByOf(house, nowMs, { opensAtMs: judged.isOpen ? nowMs : judged.opensAtMs, wantedAtMs });
}
