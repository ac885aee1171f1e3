// The years that every clock and every store of the house has: 2000 to 2199.

const LEAST_MS = Date.UTC(2000, 0);

/** When the first year begins that they do not have. */
export const END_OF_YEARS_MS = Date.UTC(2200, 0);

/** Whether a moment is in one of them; not of NaN. */
export function isTimeOfHouse(atMs: number): boolean {
  return atMs >= LEAST_MS && atMs < END_OF_YEARS_MS;
}

/** Whether a day is in one of them. @param day `YYYY-MM-DD`, or what is typed of it */
export function isDayOfHouse(day: string): boolean {
  return isTimeOfHouse(Date.parse(day));
}
