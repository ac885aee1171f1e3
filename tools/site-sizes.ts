import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesFrom, modulesOf, preloadedModulesOf, readManifest } from '../web/prerender/manifest.ts';
import { firstListOf } from '../web/src/data/first-lists.ts';
import { ALL_PAGES, isPublic, PAGES, type Page } from '../web/src/pages.ts';
import { ROOT } from './build-all.ts';

export interface SizeLimit {
  readonly name: string;
  /** Entries of the build's manifest that a visit of the page loads, besides the page's own. */
  readonly routes: readonly string[];
  readonly maxBytes: number;
  /** Packages that must not be included, by a text in their code. */
  readonly without: readonly string[];
}

export interface Size extends SizeLimit {
  readonly bytes: number;
  readonly problems: readonly string[];
}

/** Texts in Firebase's code. */
const FIRESTORE = 'WebChannelConnection';
const AUTH = 'identitytoolkit';
/** The address of the gallery, which exists in development only. */
const GALLERY = '/dev/gallery';

// Bytes do not depend on the machine, so these are hard limits (gzip -9 of the built files).
/** What a list waits for that our own server sends: no SDK. They follow, and make it live. */
// 190,000 before every page wrote times by the clock of the house, and lists looked at earlier days; 193,000 before notes, contacts
// and what has to be decided stood in the rows; 197,000 before dialogs closed on Back and names were isolated; 198,000 before the
// list fetched its keys itself and features were rooms; 200,000 before one table of fields was read as type, document and wire.
const FIRST_LIST = { maxBytes: 205_000, without: [FIRESTORE, AUTH] };
// 306,000 before people could order without an account (Firebase Auth's anonymous accounts and links alone are 260), for later,
// and by keys, while the house is busy; 307,500 before times were by its clock; 311,500 before the rows said what has to be decided;
// 315,500 before dialogs closed on Back and names were isolated; 316,500 before the list fetched its keys itself.
const FIRST_LIST_LIVE = { maxBytes: 323_000, without: [] };
/** Behind the login, with forms of MUI's inputs, and so with the files of the public forms. */
// 378,000 before names and prices were read as people write them.
// 382,000 before what orders are and how late they are had files of their own.
const DASHBOARD_FORM = { maxBytes: 385_000, without: [] };
// 220,000 before what is declared of a food was in the file of every page.
const FORM = { maxBytes: 222_000, without: [FIRESTORE] };
// 260,000 before searches were folded as each language folds its letters.
// 263,000 before what orders are and how late they are had files of their own.
// 263,500 before orders without an answer had the store of all other requests.
const LIVE = { maxBytes: 264_500, without: [AUTH] };
/** 8 KB (8,192 bytes) more than before it had a '+', the bar of the basket, categories and filters, and 2 KB for the clock of the house and the settings, 2 KB for what was said in the checkout and for typing in the search, 1 KB for rooms of their own, 1 KB for the store of requests without an answer. Dialogs are loaded when they are opened. */
const MENU = { maxBytes: 164_000, without: [FIRESTORE, AUTH] };
// 151,000 before keys of requests were made in one place; 151,500 before guests were offered the login, a delivery said when it is
// with its guest, and what is declared of a food was in the file of every page.
const PUBLIC = { maxBytes: 153_000, without: [FIRESTORE, AUTH] };
/** The modules that make these pages live are loaded after them. */
const LIVE_PARTS = [
  { page: PAGES.inventory, part: 'src/features/menu/api/live-foods.ts' },
  { page: PAGES.foodDetails, part: '_live-food' },
];

/** Every page of the site has a limit. */
export const SIZE_LIMITS: readonly SizeLimit[] = [
  ...ALL_PAGES.map((page) => ({ name: page.module, routes: preloadedModulesOf(page), ...limitOf(page) })),
  ...ALL_PAGES.filter(hasFirstList).map((page) => ({
    name: `${page.module}, live`,
    routes: modulesOf(page),
    ...FIRST_LIST_LIVE,
  })),
  ...LIVE_PARTS.map(({ page, part }) => ({
    name: `${page.module}, live`,
    routes: [...modulesOf(page), part],
    ...LIVE,
  })),
];

function hasFirstList({ path }: Page): boolean {
  return firstListOf(path) !== null;
}

function limitOf(page: Page): Pick<SizeLimit, 'maxBytes' | 'without'> {
  if (hasFirstList(page)) return FIRST_LIST;
  if (!isPublic(page)) return DASHBOARD_FORM;
  if (page.group === 'forms') return FORM;
  if (page.group === 'menu') return MENU;
  return PUBLIC;
}

/** What a visitor waits for: a public page's HTML with its styles and its first script, in gzipped bytes. */
const FIRST_PAINT_LIMITS = [
  // 15,900 before a page said that a browser is too old, and a slow menu was given up.
  { name: 'a public page as HTML', pattern: /^(?!app|dashboard).*\.html$/, folder: '', maxBytes: 16_700 },
] as const;

/** The largest page of each kind against its limit. Needs a built site. */
export function measureFirstPaint(): readonly Size[] {
  return FIRST_PAINT_LIMITS.map(({ name, pattern, folder, maxBytes }) => {
    const place = path.join(ROOT, 'web/dist', folder);
    const files = readdirSync(place).filter((file) => pattern.test(file));
    const bytes = Math.max(...files.map((file) => gzipSync(readFileSync(path.join(place, file)), { level: 9 }).length));
    const problems = files.length === 0 ? ['there is none'] : [];
    if (bytes > maxBytes) problems.push(`${bytes} bytes, more than ${maxBytes}`);
    return { name, routes: [], without: [], maxBytes, bytes, problems };
  });
}

/** The gzipped script bytes of each page; `problems` lists the exceeded limits. Needs a built site. */
export function measureSite(): readonly Size[] {
  const dist = path.join(ROOT, 'web/dist');
  const manifest = readManifest();
  return SIZE_LIMITS.map((limit) => {
    const sources = filesFrom(manifest, limit.routes).map((file) => readFileSync(path.join(dist, file)));
    const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
    const problems = [...limit.without, GALLERY]
      .filter((text) => sources.some((source) => source.includes(text)))
      .map((text) => `contains ${text}`);
    if (bytes > limit.maxBytes) problems.push(`${bytes} bytes, more than ${limit.maxBytes}`);
    return { ...limit, bytes, problems };
  });
}
