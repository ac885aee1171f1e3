import { IS_RTL } from '../lib/direction.ts';

/** The `transform` of an icon's path that points onward or back: from right to left it is seen in a mirror. */
export const MIRRORED = IS_RTL ? 'matrix(-1 0 0 1 24 0)' : undefined;
