import type { Stories } from './stories.tsx';

export interface Part {
  /** Its file from web/src without the ending, such as `ui/button`. */
  readonly name: string;
  /** Its folder, such as `ui`. */
  readonly folder: string;
}

interface PartWithStories extends Part {
  readonly stories: Stories;
}

const BEFORE = '../';
const AFTER = '.stories.tsx';
const MODULES = import.meta.glob<{ readonly stories: Stories }>('../{ui,features}/**/*.stories.tsx');

/** Every component with stories, folder by folder. */
export const PARTS: readonly Part[] = Object.keys(MODULES)
  .map((file) => {
    const name = file.slice(BEFORE.length, -AFTER.length);
    return { name, folder: name.slice(0, name.lastIndexOf('/')) };
  })
  .toSorted((a, b) => compare(rankOf(a), rankOf(b)) || compare(a.folder, b.folder) || compare(a.name, b.name));

const loading = new Map<string | null, Promise<readonly PartWithStories[]>>();

/**
 * One part does not wait for the files of all.
 * @param only the name of one part, or null for all
 * @returns the part of that name, or none, or all; the same promise each time
 */
export function loadStories(only: string | null): Promise<readonly PartWithStories[]> {
  const wanted = PARTS.filter(({ name }) => only === null || name === only);
  const begun = loading.get(only) ?? Promise.all(wanted.map(withStories));
  loading.set(only, begun);
  return begun;
}

async function withStories(part: Part): Promise<PartWithStories> {
  const load = MODULES[`${BEFORE}${part.name}${AFTER}`];
  if (!load) throw new Error(`expected a part with stories, got ${part.name}`);
  return { ...part, stories: (await load()).stories };
}

/** The kit first. */
function rankOf({ name }: Part): number {
  return name.startsWith('ui/') ? 0 : 1;
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
