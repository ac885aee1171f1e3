import path from 'node:path';
import type { Rolldown } from 'vite';
import type { FileGroup, Page } from '../src/pages.ts';

const SOURCE = path.join(import.meta.dirname, '../src');

/**
 * Chunk groups by the modules that need them: the pages of a group (src/pages.ts) and the roots here. A module that
 * several groups need belongs to the first of them.
 */
const GROUPS: readonly {
  readonly name: FileGroup | 'firebase' | 'auth' | 'live' | 'queries' | 'dialogs' | 'catalogue';
  readonly roots: readonly string[];
}[] = [
  { name: 'site', roots: [] },
  { name: 'menu', roots: ['features/foods/where-found.ts'] },
  // What pages and SDKs share: the SDKs come after the pages.
  {
    name: 'queries',
    roots: [
      'data/firebase/config.ts',
      'data/first-session.ts',
      'data/open-live.ts',
      'data/open-counter.ts',
      'lib/repeat-with-pauses.ts',
    ],
  },
  { name: 'firebase', roots: ['data/firebase/app.ts'] },
  { name: 'auth', roots: ['data/session-identity.ts', 'data/issue-token.ts', 'data/sign-in-sdk.ts'] },
  { name: 'live', roots: ['data/firebase/database.ts'] },
  {
    name: 'dialogs',
    roots: ['features/ordering/order-dialog/order-dialog.tsx'],
  },
  { name: 'forms', roots: [] },
  { name: 'dashboard', roots: ['app/dashboard.tsx'] },
  // What the Food List, the kitchen's stock and the count sheet share.
  {
    name: 'catalogue',
    roots: [
      'features/catalogue/api/ask-categories.ts',
      'features/catalogue/api/use-whole-menu.ts',
      'features/catalogue/stock/food-quantity.tsx',
    ],
  },
];

const moduleFile = ({ module }: Page): string => path.join(SOURCE, `routes/${module}.tsx`);

/** No public group follows these, so their modules need not move to `site`. */
const BEHIND_LOGIN: ReadonlySet<string> = new Set(['dashboard', 'catalogue']);

/** Small modules that several groups use. In one of those groups, they would make the others load it whole. */
const SHARED =
  /src\/(lib\/(?!failure-sentence|stored-value|relative-time|repeat-with-pauses|single-keys|use-progressive-rows|use-keys|use-business-day|house-face|printed|use-now|use-refreshed|use-settled)|users\/roles|orders\/(?:status|portions)|foods\/(?:choices|declarations)|contracts\/headers|time\/(?:local-time|time-words)|house\/fulfilment|text\/(?:document-id|safe-text)|limits\/page-size|data\/(?:before-sign-out|call-as-user)|ui\/(?:freshness-banner|fact-list))/;
/**
 * Modules that keep a chunk of their own: some screens, what forms and All Users share, the live queries of the menu,
 * what is promised, which the page of a link says too, what a few pages of the dashboard ask, count, pause or print, the kitchen, whose many modules would burden the other pages, its alarm, the basket,
 * and the order dialog with its choices and their steppers, without which other dialogs and lists do, and what the menu alone
 * shows: staff load what it shares with their lists.
 */
const OWN =
  /\/src\/(?:stored\/|foods\/food-(?:documents|fields)\.|orders\/(?:lines|order|order-documents|stored-lines|vouchers|waiting)\.|app\/dashboard\.|orders\/(?:basket|order)\.|features\/.*\/(?:about|login|sign-up|write-review)-screen\.|features\/(?:board\/(?:alarm|kitchen)|ordering\/(?:basket|basket-dialog|checkout|choose|order-dialog))\/|features\/menu\/components\/(?:category-\w+|inventory|left-out-text|menu-filter)\.|.*\/(?:clean-text|field-limits|phone-link|(?:use-)?order-dialog|use-ordering|order-lines|order-sums|on-paper|tax|stepper|inline-input|live-foods?|kitchen-stock|offered|business-day|house-currency|house-time|served|use-deliveries|deliver-buttons|use-request|use-order-counts|delayed|lateness|promise-words|promise-card|lazy-pause|manage-food|enter-as-guest|use-now|use-settled|house-face|lazy-voucher-offer|event-words|failure-sentence|sums|judge-choices|phone-link|send-once|stored-value|unanswered)\.)|ui\/(?:icon-select|radio|text-button|unseen|icons\/(?:add|check-circle|print-outlined|remove))\./;
/** The bundler's runtime. */
const RUNTIME = '\0rolldown/runtime.js';

/**
 * Which modules share a chunk. By default the bundler makes a chunk for every set of pages that share something: some
 * thirty requests for the home page. A page should need few files, and no file should hold much that only other pages
 * use. The needs of a page are known only after tree shaking, so this reads a first build.
 * @param built a build without groups
 * @param pages all pages of the site
 * @returns for `rolldownOptions.output.codeSplitting`
 */
export function chunkGroups(
  built: readonly Rolldown.OutputChunk[],
  pages: readonly Page[],
): Rolldown.CodeSplittingOptions {
  const own = new Set(pages.filter(({ isInGroup }) => !isInGroup).map(moduleFile));
  const groups = new Map<string, string>([[RUNTIME, 'site']]);
  for (const { name, roots } of GROUPS) {
    const files = [
      ...roots.map((root) => path.join(SOURCE, root)),
      ...pages.filter(({ group }) => group === name).map(moduleFile),
    ];
    const isRoot = (chunk: Rolldown.OutputChunk): boolean =>
      chunk.isEntry || files.some((file) => chunk.moduleIds.includes(file));
    for (const id of modulesOf(built, built.filter(isRoot)))
      if (!groups.has(id) && !own.has(id) && !OWN.test(id))
        groups.set(id, SHARED.test(id) && !BEHIND_LOGIN.has(name) ? 'site' : name);
  }
  return {
    // The imports in a module's source include what tree shaking removes.
    includeDependenciesRecursively: false,
    groups: GROUPS.map(({ name }) => ({ name, test: (id) => groups.get(id) === name })),
  };
}

function modulesOf(built: readonly Rolldown.OutputChunk[], roots: readonly Rolldown.OutputChunk[]): readonly string[] {
  const seen = new Set(roots);
  for (const chunk of seen)
    for (const imported of built) if (chunk.imports.includes(imported.fileName)) seen.add(imported);
  return [...seen].flatMap(({ moduleIds }) => moduleIds);
}
