/**
 * Lighthouse slows every processor down four times. That makes a phone of the middle class out of a machine whose
 * `benchmarkIndex` is 1750, the middle of the class for which the four is meant (its docs/throttling.md), and a slower
 * phone out of a slower machine, or in a busy hour. Calibrated, the slowdown is what makes this phone out of the index that
 * Lighthouse measured right before the page: more than four on a faster machine.
 */
const MIDDLE_CLASS_INDEX = 1750 / 4;

/** How many times slower a phone of the middle class is than this machine. @param benchmarkIndex as Lighthouse measures it */
export function slowdownOf(benchmarkIndex: number): number {
  return Math.max(1, benchmarkIndex / MIDDLE_CLASS_INDEX);
}
