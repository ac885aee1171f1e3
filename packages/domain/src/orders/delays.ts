/** The minutes by which a promise is moved. */
export const DELAYS = [5, 10, 15] as const;
export type Delay = (typeof DELAYS)[number];

export function isDelay(value: unknown): value is Delay {
  return DELAYS.includes(value as Delay);
}
