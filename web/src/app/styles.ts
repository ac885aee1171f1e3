import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The emotion cache. It adds no vendor prefixes: they are a tenth of a page's HTML, and no supported browser needs
 * them but Safari for `user-select`, which styles name twice.
 */
export function makeStyles(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
