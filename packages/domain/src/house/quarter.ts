/** Orders are wanted for a quarter of an hour; every zone of time differs from UTC by whole quarters. */
export const QUARTER_MS = 15 * 60_000;
