/**
 * The oldest browsers that the site serves. The build makes its syntax for them and refuses what they lack
 * (prerender/newer-names.ts); lib/newer-functions.ts has what they lack and the site uses. public/too-old.js tells everybody
 * with an older one.
 */
export const OLDEST_BROWSERS = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' } as const;

/** For the bundler. */
export const BUILD_TARGET: string[] = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version);
