import path from 'node:path';
import type { Rolldown } from 'vite';

const SOURCE = path.join(import.meta.dirname, 'src');

/** Files that travel together, by the modules that ask for them; an earlier group keeps what a later one needs too. */
const GROUPS = [
  { name: 'site', roots: ['routes/home.tsx', 'routes/about.tsx'] },
  { name: 'menu', roots: ['routes/inventory.tsx', 'routes/food-details.tsx'] },
  { name: 'firebase', roots: ['firebase/app.ts'] },
  { name: 'auth', roots: ['firebase/session-identity.ts', 'firebase/sign-in-sdk.ts'] },
  {
    name: 'live',
    roots: ['firebase/firestore.ts', 'features/foods/components/live-foods.tsx', 'firebase/use-live.ts'],
  },
  {
    name: 'dialogs',
    roots: ['features/orders/components/order-dialog.tsx', 'features/orders/components/pay-dialog.tsx'],
  },
  { name: 'forms', roots: ['routes/login.tsx', 'routes/sign-up.tsx', 'routes/review.tsx'] },
  { name: 'dashboard', roots: ['routes/dashboard.tsx', 'routes/kitchen.tsx'] },
] as const;

/** Nobody comes after it: what only this group needs is in no other's way. */
const isLast = (name: string): boolean => name === GROUPS.at(-1)?.name;

/** Small parts that several groups use: with these in one of them, the others would fetch that one whole. */
const SHARED =
  /src\/(lib\/(?!relative-time|repeat-with-pauses|server-clock|single-keys|use-form-key|use-in-steps|use-keys|use-midnight|use-now|use-refreshed|use-settled)|users\/roles|firebase\/call-as-user|components\/(?:choice-buttons|freshness-banner|fact-list))/;
/** The bundler's own few lines. */
const RUNTIME = '\0rolldown/runtime.js';

/**
 * Which modules travel together. Left alone, the bundler makes a file for every set of pages that share something: some
 * thirty requests for home. A page should need few files, and none should hold what only other pages use. What a page
 * needs is only known after unused code was dropped, so this reads a first build.
 * @param built a build without groups
 * @returns for `rolldownOptions.output.codeSplitting`
 */
export function chunkGroups(built: readonly Rolldown.OutputChunk[]): Rolldown.CodeSplittingOptions {
  const groups = new Map<string, string>([[RUNTIME, 'site']]);
  for (const { name, roots } of GROUPS) {
    const isRoot = (chunk: Rolldown.OutputChunk): boolean =>
      chunk.isEntry || roots.some((root) => chunk.moduleIds.includes(path.join(SOURCE, root)));
    for (const id of modulesOf(built, built.filter(isRoot)))
      if (!groups.has(id) && !isOwn(id)) groups.set(id, SHARED.test(id) && !isLast(name) ? 'site' : name);
  }
  return {
    // What a module imports by its source is not what is left of it.
    includeDependenciesRecursively: false,
    groups: GROUPS.map(({ name }) => ({ name, test: (id) => groups.get(id) === name })),
  };
}

/**
 * A page's own modules stay a file of their own, fetched with the page; so does what makes it live. Home is the site's, and
 * the small modules of the pages of the menu are the menu's. The kitchen has many: the other pages do not pay for its board.
 */
function isOwn(id: string): boolean {
  return /\/src\/(?:routes\/(?!(?:home|inventory|food-details)\.)|features\/kitchen\/|.*\/(?:live-foods?|use-deliveries|deliver-buttons)\.)/.test(
    id,
  );
}

function modulesOf(built: readonly Rolldown.OutputChunk[], roots: readonly Rolldown.OutputChunk[]): readonly string[] {
  const seen = new Set(roots);
  for (const chunk of seen)
    for (const imported of built) if (chunk.imports.includes(imported.fileName)) seen.add(imported);
  return [...seen].flatMap(({ moduleIds }) => moduleIds);
}
