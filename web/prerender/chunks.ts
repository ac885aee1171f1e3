import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { isPublic, type Page } from '../src/pages.ts';

// Which modules share a file. By default the bundler makes one for every set of pages and dialogs that share something:
// no byte too many, and some forty files for a page. Here two files become one wherever the requests that this saves
// are worth more than the bytes that somebody then loads for nothing.

/** What a request costs beside what it brings: its head, its turn in the queue, and what gzip learns anew. */
const REQUEST_BYTES = 1000;
/** How much a byte counts: of a public page, of one behind the login, and of what is loaded when somebody asks for it. */
const WEIGHTS = { public: 2, dashboard: 1, later: 0.1 } as const;
/** By these names a dashboard fetches ahead the SDKs of database and identity, and sizes are measured. */
const NAMES = {
  live: 'data/firebase/database.ts',
  auth: 'data/session-identity.ts',
  'live-food': 'features/foods/live-food.ts',
} as const;

const SOURCE = path.join(import.meta.dirname, '../src');

interface Part {
  readonly modules: string[];
  bytes: number;
  /** What loads it: pages, dialogs, and whatever else is imported where it is needed. */
  readonly roots: Set<Root>;
  /** All parts that it imports, and what those import. */
  readonly uses: Set<Part>;
}

interface Root {
  readonly weight: number;
}

/**
 * @param built a build without groups, which shows what each page needs after tree shaking
 * @param pages all pages of the site
 * @returns for `rolldownOptions.output.codeSplitting`
 */
export function chunkGroups(
  built: readonly Rolldown.OutputChunk[],
  pages: readonly Page[],
): Rolldown.CodeSplittingOptions {
  const reachable = reachIn(built);
  const entry = built.find(({ isEntry }) => isEntry);
  const always = new Set(entry && reachable(entry));
  const names = new Map(
    [...always].filter((chunk) => chunk !== entry).flatMap(({ moduleIds }) => named('site', moduleIds)),
  );
  for (const [index, { modules }] of merged(partsOf(built, pages, always)).entries())
    for (const [id, name] of named(nameOf(modules, index), modules)) names.set(id, name);
  return {
    // The imports in a module's source include what tree shaking removes.
    includeDependenciesRecursively: false,
    groups: [...new Set(names.values())].map((name) => ({ name, test: (id) => names.get(id) === name })),
  };
}

function named(name: string, modules: readonly string[]): readonly (readonly [string, string])[] {
  return modules.map((id) => [id, name]);
}

function nameOf(modules: readonly string[], index: number): string {
  const known = Object.entries(NAMES).find(([, file]) => modules.includes(path.join(SOURCE, file)));
  return known?.[0] ?? `shared-${index}`;
}

/** What several roots share. What one needs alone stays with it, and what all need is one file. */
function partsOf(
  built: readonly Rolldown.OutputChunk[],
  pages: readonly Page[],
  always: ReadonlySet<Rolldown.OutputChunk>,
): readonly Part[] {
  const reachable = reachIn(built);
  const isRoot = (chunk: Rolldown.OutputChunk): boolean => chunk.isEntry || chunk.isDynamicEntry;
  const roots = built.filter(isRoot).map((chunk) => ({ weight: weightOf(chunk, pages), needs: reachable(chunk) }));
  const shared = built.filter((chunk) => !isRoot(chunk) && !always.has(chunk));
  const parts = new Map(
    shared.map((chunk): readonly [Rolldown.OutputChunk, Part] => [
      chunk,
      {
        modules: [...chunk.moduleIds],
        bytes: gzipSync(chunk.code, { level: 9 }).length,
        roots: new Set(roots.filter(({ needs }) => needs.has(chunk))),
        uses: new Set(),
      },
    ]),
  );
  for (const [chunk, { uses }] of parts)
    for (const used of reachable(chunk)) {
      const part = used === chunk ? undefined : parts.get(used);
      if (part) uses.add(part);
    }
  return [...parts.values()];
}

function weightOf({ moduleIds }: Rolldown.OutputChunk, pages: readonly Page[]): number {
  const page = pages.find(({ module }) => moduleIds.includes(path.join(SOURCE, `routes/${module}.tsx`)));
  if (!page || page.isAside) return WEIGHTS.later;
  return WEIGHTS[isPublic(page) ? 'public' : 'dashboard'];
}

/**
 * Makes one part of two, the pair that gains most first, until no pair gains anything. Files do not come to import each other:
 * what stands between two is needed wherever the first is, and gains at least as much with it.
 */
function merged(parts: readonly Part[]): readonly Part[] {
  const rest = new Set(parts);
  for (let pair = bestPair(rest); pair !== null; pair = bestPair(rest)) {
    rest.delete(pair[1]);
    join(...pair, rest);
  }
  return [...rest];
}

function bestPair(parts: ReadonlySet<Part>): readonly [Part, Part] | null {
  const pairs = [...parts].flatMap((one, index, all) => all.slice(index + 1).map((other) => [one, other] as const));
  return pairs.reduce<{ readonly gain: number; readonly pair: readonly [Part, Part] | null }>(
    (best, pair) => {
      const gain = gainOf(...pair);
      if (gain <= best.gain) return best;
      const whole = gain - costOfUses(...pair) - costOfUses(pair[1], pair[0]);
      return whole > best.gain ? { gain: whole, pair } : best;
    },
    { gain: 0, pair: null },
  ).pair;
}

function join(one: Part, other: Part, rest: ReadonlySet<Part>): void {
  one.modules.push(...other.modules);
  one.bytes += other.bytes;
  for (const root of other.roots) one.roots.add(root);
  for (const used of other.uses) one.uses.add(used);
  one.uses.delete(one);
  one.uses.delete(other);
  for (const part of rest)
    if (part.uses.delete(other) || part.uses.has(one)) for (const used of [one, ...one.uses]) part.uses.add(used);
  for (const used of one.uses) for (const root of one.roots) used.roots.add(root);
}

/** Requests that are saved, less what is loaded for nothing, in bytes. */
function gainOf(one: Part, other: Part): number {
  let gain = 0;
  for (const root of one.roots) gain += root.weight * (other.roots.has(root) ? REQUEST_BYTES : -other.bytes);
  for (const root of other.roots) if (!one.roots.has(root)) gain -= root.weight * one.bytes;
  return gain;
}

/** What those that load the one alone load besides, because the other imports it. */
function costOfUses(one: Part, other: Part): number {
  let cost = 0;
  for (const root of one.roots)
    if (!other.roots.has(root))
      for (const used of other.uses)
        if (used !== one && !used.roots.has(root)) cost += root.weight * (used.bytes + REQUEST_BYTES);
  return cost;
}

/** A chunk with all that it imports, and what those import. */
function reachIn(
  built: readonly Rolldown.OutputChunk[],
): (from: Rolldown.OutputChunk) => ReadonlySet<Rolldown.OutputChunk> {
  const byName = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  return (from) => {
    const seen = new Set([from]);
    for (const { imports } of seen) for (const name of imports) seen.add(byName.get(name) ?? from);
    return seen;
  };
}
