// How long a movement takes: these three times, and a shorter one to close. For `transition` and `animation` in `sx`.
// Constants of their own, which the build puts in place.

/** A press, a hover, a tick. */
export const PRESS_MS = 100;
/** A row, a bar, a menu. */
export const ROW_MS = 180;
/** A sheet, a dialog, a slide. */
export const SHEET_MS = 260;
/** What was asked to leave does not keep anybody waiting. */
export const CLOSING_MS = 120;
