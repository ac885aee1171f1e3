import path from 'node:path';
import type { Rolldown } from 'vite';
import type { FileGroup, Page } from '../src/pages.ts';

const SOURCE = path.join(import.meta.dirname, '../src');

/**
 * Files that travel together, by the modules that ask for them: the pages of that group (src/pages.ts), and what stands here.
 * An earlier group keeps what a later one needs too.
 */
const GROUPS: readonly {
  readonly name: FileGroup | 'firebase' | 'auth' | 'live' | 'dialogs';
  readonly roots: readonly string[];
}[] = [
  { name: 'site', roots: [] },
  { name: 'menu', roots: [] },
  { name: 'firebase', roots: ['data/firebase/app.ts'] },
  { name: 'auth', roots: ['data/session-identity.ts', 'data/issue-token.ts', 'data/firebase/sign-in-sdk.ts'] },
  {
    name: 'live',
    roots: ['data/firebase/firestore.ts', 'features/menu/api/live-foods.ts'],
  },
  {
    name: 'dialogs',
    roots: ['features/orders/place/order-dialog.tsx', 'features/orders/mine/pay-dialog.tsx'],
  },
  { name: 'forms', roots: [] },
  { name: 'dashboard', roots: ['app/dashboard.tsx'] },
];

const moduleFile = ({ module }: Page): string => path.join(SOURCE, `routes/${module}.tsx`);

/** Nobody comes after it: what only this group needs is in no other's way. */
const isLast = (name: string): boolean => name === GROUPS.at(-1)?.name;

/** Small parts that several groups use: with these in one of them, the others would fetch that one whole. */
const SHARED =
  /src\/(lib\/(?!failure-sentence|relative-time|repeat-with-pauses|single-keys|use-form-key|use-progressive-rows|use-keys|use-midnight|use-now|use-refreshed|use-settled)|users\/roles|orders\/status|text\/document-id|limits\/page-size|data\/call-as-user|ui\/(?:toggle-button-group|freshness-banner|fact-list))/;
/**
 * What stays a file of its own, as a page's own module does: its screen; what makes a page live; and the kitchen, which has
 * so many modules that the other pages would pay for its board.
 */
const OWN =
  /\/src\/(?:app\/dashboard\.|features\/.*\/(?:about|login|sign-up|write-review)-screen\.|features\/orders\/kitchen\/|.*\/(?:live-foods?|use-deliveries|deliver-buttons)\.)/;
/** The bundler's own few lines. */
const RUNTIME = '\0rolldown/runtime.js';

/**
 * Which modules travel together. Left alone, the bundler makes a file for every set of pages that share something: some
 * thirty requests for home. A page should need few files, and none should hold what only other pages use. What a page
 * needs is only known after unused code was dropped, so this reads a first build.
 * @param built a build without groups
 * @param pages the site's
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
        groups.set(id, SHARED.test(id) && !isLast(name) ? 'site' : name);
  }
  return {
    // What a module imports by its source is not what is left of it.
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
