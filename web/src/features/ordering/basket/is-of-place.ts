import type { ServiceDto } from '@foodhouse/domain';

/** What is wrong with the place alone. */
const IS_PLACE: ReadonlySet<string> = new Set(['OUT_OF_ZONE', 'AREA_CLOSED']);

/** Whether it is said beside the place. */
export function isOfPlace(problem: ServiceDto['problem']): boolean {
  return problem !== null && IS_PLACE.has(problem.reason);
}
