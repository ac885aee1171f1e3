import { useIsLate } from '../lib/use-is-late.ts';

/** Longer than the time between the two presses of a double press. */
export const DOUBLE_PRESS_MS = 500;
const DEAF = { pointerEvents: 'none' } as const;

/** The style of a button that appears where another one was pressed: the second press of a double press does not reach it. */
export function useDeafAtFirst(): { readonly pointerEvents?: 'none' } {
  return useIsLate(true, DOUBLE_PRESS_MS) ? {} : DEAF;
}
