import { IS_RTL } from '../lib/direction.ts';

/** How far an end fades. */
export const FADE_PX = 32;

/** The end of a line that scrolls sideways fades, so that it is seen to go on; what is last needs as much room behind it. */
export function scrollFade(px: number = FADE_PX): { readonly maskImage: string } {
  return { maskImage: `linear-gradient(to ${IS_RTL ? 'left' : 'right'}, #000 calc(100% - ${px}px), transparent)` };
}
