// Minutes that a house may set, and promise.

/** How long it has to answer. */
export const ANSWER_MINUTES = { least: 1, most: 60 } as const;
/** The same for what was ordered while it was closed. */
export const QUEUED_ANSWER_MINUTES = { least: 1, most: 120 } as const;
/** How long the kitchen takes. */
export const PROMISE_MINUTES = { least: 1, most: 240 } as const;
/** By how much a promise is moved. */
export const DELAYS = [5, 10, 15] as const;
export type Delay = (typeof DELAYS)[number];
/** By how much the house is behind. */
export const BUSY_MINUTES = { least: 1, most: 120 } as const;
/** How long before closing the last orders are taken. */
export const LAST_ORDER_MINUTES = { least: 0, most: 120 } as const;
/** How long ahead an order for later comes at the latest. */
export const LATER_MINUTES = { least: 0, most: 1440 } as const;
/** On how many business days after today. */
export const LATER_DAYS = { least: 0, most: 14 } as const;
/** The way to an area. */
export const AREA_MINUTES = { least: 0, most: 180 } as const;
/** The longest day, on which the clocks are set back: whoever wants a longer pause has special days. */
export const MAX_PAUSE_MINUTES = 25 * 60;
