import createCache, { type EmotionCache } from '@emotion/cache';

/** Where styles go. Without the prefixes of old browsers, which are a tenth of a page's HTML and which none needs now. */
export function makeStyles(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
