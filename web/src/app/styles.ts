import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { IS_RTL } from '../lib/direction.ts';
import { mirroredStyles } from './mirrored-styles.ts';

const PLUGINS: StylisPlugin[] = IS_RTL ? [mirroredStyles] : [];

/**
 * The emotion cache. It adds no vendor prefixes: they are a tenth of a page's HTML, and no supported browser needs
 * them but Safari for `user-select`, which styles name twice.
 */
export function makeStyles(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: PLUGINS });
}
