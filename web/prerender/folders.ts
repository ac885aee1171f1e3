import path from 'node:path';

const WEB = path.join(import.meta.dirname, '..');

/** Set for a build beside the site's own, such as that of a test: the folder of everything that the build writes. */
const APART = process.env['SITE_BUILD_FOLDER'];
const BASE = path.resolve(APART ?? WEB);

/** The site as it is published. */
export const DIST = path.join(BASE, 'dist');
/** Facts about the build; they are not published. */
export const ABOUT = path.join(BASE, '.build');
/** The configuration of Hosting for what was built for the demo project. */
export const BUILT_CONFIG = path.join(ABOUT, 'firebase.json');
/** The site's code for the build itself, which renders the pages. */
export const SERVER = path.join(BASE, '.cache/prerender');
/** The folder of Hosting's configuration files. */
export const CONFIGS = APART === undefined ? path.join(WEB, '..') : BASE;
