import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesFrom, modulesOf, preloadedModulesOf, readManifest } from '../web/prerender/manifest.ts';
import { firstListOf } from '../web/src/first-list/first-lists.ts';
import { isPublic, PAGES } from '../web/src/pages.ts';
import { ROOT } from '../tools/build-all.ts';

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

type Name = keyof typeof PAGES;

// Bytes do not depend on the machine, so these are hard limits (gzip -9 of the built files).
// In thousands, a limit is what its page needed when it was set and a tenth, but no more than 150 for a public page and 340 behind
// the login where the page is below that. Whoever needs more raises it, with a line why.
/** The scripts of a page: of a list those that it waits for, before the SDKs that make it live. */
const LIMITS: Readonly<Record<Name, number>> = {
  // Which diets a declared allergen contradicts is judged where a food is read. The house's name is said on every page. Its
  // sections follow from its settings, and the line with the street and whether the house is open has its room. Which pages
  // of the law are written is known on every page, with the way to them, and so are its sign and its accent. A house's foods
  // have their place for what orders them, which is fetched after the page. A page knows the language of its house, and in which it was
  // built; its amounts, lists and names are written as that does.
  home: 160,
  // What is in the basket is counted at each food. What the house's line needs is in the files that these share. A list by
  // categories follows the scroll, and goes on by itself. What is chosen on a food's page is known where '+' is pressed.
  // Portions that are left are one sentence, also in the first cards, and sorted names are those of the language.
  inventory: 190,
  foodDetails: 180,
  foodAddress: 145,
  // What was shown of a line's allergens is kept, compared and sent with it. What the button says that orders is known,
  // and the consent that the house asks for. Rows of choices get their names from emotion once, and not for each of 500.
  table: 160,
  track: 166,
  oldTrack: 145,
  invite: 160,
  // Who the house is stands in the footer: its street leads to a map, and its profiles are there.
  chefs: 154,
  // The hours have their room until they come.
  about: 151,
  // A text of the house, or the page that is not found with its search. As every page they know who the house is and its language.
  imprint: 155,
  privacy: 155,
  terms: 155,
  // With zod, react-hook-form and MUI's fields.
  review: 217,
  login: 221,
  signUp: 220,
  // Nobody waits for it: its files are those that guests' pages share best. Its foods have the cards of the menu.
  // Its amounts are read as the language writes them.
  tryMenu: 243,
  dashboard: 215,
  myOrders: 224,
  reviews: 207,
  orderList: 224,
  allUsers: 210,
  // The SDKs of identity and database, with the fields of the public forms.
  addFood: 405,
  // As Add Food, with what is done to a food that is there: its sale, its options, what others have saved.
  manageFood: 430,
  // With the readers of all formats and what an import asks.
  importMenu: 355,
  // What says how a line of an order reads is in a file that pages of orders share.
  exportData: 352,
  kitchen: 340,
  stock: 340,
  house: 337,
  share: 340,
  setUp: 340,
};
/** With the SDKs. */
const LIVE: Readonly<Partial<Record<Name, number>>> = {
  inventory: 297,
  foodDetails: 293,
  dashboard: 340,
  myOrders: 340,
  reviews: 337,
  orderList: 340,
  allUsers: 340,
};
/** What makes a public page live is loaded after it. */
const LIVE_PARTS: Readonly<Partial<Record<Name, string>>> = {
  inventory: 'src/features/menu/api/live-foods.ts',
  foodDetails: '_live-food',
};

/** Every page of the site has a limit. */
export const SIZE_LIMITS: readonly SizeLimit[] = [
  ...namesOf(LIMITS).map(([name, kilobytes]) => ({
    name,
    routes: preloadedModulesOf(PAGES[name]),
    maxBytes: kilobytes * 1000,
    // A list comes from our own server first.
    without: isPublic(PAGES[name]) || firstListOf(PAGES[name].path) !== null ? [FIRESTORE, AUTH] : [],
  })),
  ...namesOf(LIVE).map(([name, kilobytes]) => ({
    name: `${name}, live`,
    routes: [...modulesOf(PAGES[name]), ...(LIVE_PARTS[name] ? [LIVE_PARTS[name]] : [])],
    maxBytes: kilobytes * 1000,
    without: isPublic(PAGES[name]) ? [AUTH] : [],
  })),
];

function namesOf(limits: Readonly<Partial<Record<Name, number>>>): readonly (readonly [Name, number])[] {
  return Object.entries(limits) as (readonly [Name, number])[];
}

/** What a visitor waits for: a public page's HTML with its styles and its first script, in gzipped bytes. */
const FIRST_PAINT_LIMITS = [
  // 17,200 before foods and categories had days and hours of their own, which the first script says; 18,000 before it
  // said whose site it is; 18,200 before it took samples out, and home's sections had the order of their house; 18,600 before the line of where and when had its room;
  // 18,900 before home's first script had the specification's words, for a house that says its name no more;
  // 19,000 before it wrote the row of categories, and the house's sign and colours; 19,800 before the lines of the house had
  // their room in its footer, and a long name two lines; 20,000 before a food's page had its two acts and what is chosen there; 20,200 before a page of another language gave way.
  { name: 'a public page as HTML', pattern: /^(?!app|dashboard).*\.html$/, folder: '', maxBytes: 20_800 },
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
