import type { Stories } from './stories.tsx';

export interface Part {
  /** Its file from web/src without the ending, such as `ui/button`. */
  readonly name: string;
  /** Its folder, such as `ui`. */
  readonly folder: string;
  readonly stories: Stories;
}

const MODULES = import.meta.glob<{ readonly stories: Stories }>('../{ui,features}/**/*.stories.tsx', { eager: true });

/** Every component with stories, folder by folder. */
export const PARTS: readonly Part[] = Object.entries(MODULES)
  .map(([file, { stories }]) => {
    const name = file.slice('../'.length, -'.stories.tsx'.length);
    return { name, folder: name.slice(0, name.lastIndexOf('/')), stories };
  })
  .toSorted((a, b) => compare(rankOf(a), rankOf(b)) || compare(a.folder, b.folder) || compare(a.name, b.name));

/** The kit first. */
function rankOf({ name }: Part): number {
  return name.startsWith('ui/') ? 0 : 1;
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
