/**
 * The oldest browsers that the site serves. The build makes its syntax for them and refuses what they lack
 * (prerender/newer-names.ts); lib/newer-functions.ts has what they lack and the site uses. public/too-old.js tells everybody
 * with an older one.
 */
export const OLDEST_BROWSERS = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' } as const;

/** For the bundler. */
export const BUILD_TARGET: string[] = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version);

/** Stands in index.html: no script may be needed to say it. */
export const TOO_OLD_TEXT =
  'This browser is too old to order here. Please use Chrome or Edge 111, Firefox 121, Safari 16.4 or newer.';
