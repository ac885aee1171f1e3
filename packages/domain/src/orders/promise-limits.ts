/** The minutes that a house may give itself, and promise. */
export const PROMISE_MINUTES = { least: 1, most: 240 } as const;

/** The minutes by which a promise is moved. */
export const DELAYS = [5, 10, 15] as const;
export type Delay = (typeof DELAYS)[number];
