import { DEFAULT_LOCALE } from '@foodhouse/domain';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstListOf } from '../src/first-list/first-lists.ts';
import { isPublic, type Page } from '../src/pages.ts';
import { ABOUT } from './folders.ts';

// The built files that a page needs, from Vite's manifest.

interface Entry {
  /** The key of a chunk group, such as `auth`: `_auth`. */
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Entry>>;

const ENTRY = 'index.html';
/** The SDKs of identity and database. */
const SDKS = ['_live', '_auth'];

/** Where the build notes the files of a language. */
export function manifestOf(language: string): string {
  return path.join(ABOUT, `manifest.${language}.json`);
}

export function readManifest(language: string = DEFAULT_LOCALE): Manifest {
  return JSON.parse(readFileSync(manifestOf(language), 'utf8')) as Manifest;
}

/** The manifest entries of a page's scripts, besides the entry of every page. */
export function modulesOf(page: Page): readonly string[] {
  const own = `src/routes/${page.module}.tsx`;
  if (isPublic(page)) return [own];
  return ['src/app/dashboard.tsx', ...SDKS, own];
}

/** Those that a page fetches ahead. The SDKs of a page with a first list come after it: src/first-list/first-lists.ts. */
export function preloadedModulesOf(page: Page): readonly string[] {
  const isLater = (key: string): boolean => SDKS.includes(key) && firstListOf(page.path) !== null;
  return modulesOf(page).filter((key) => !isLater(key));
}

/** Every file that a page with these modules loads before it runs, the entry first. */
export function filesFrom(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const queue = [ENTRY, ...modules];
  for (const key of queue) {
    const { file, imports = [] } = entryOf(manifest, key);
    if (!files.has(`/${file}`)) queue.push(...imports);
    files.add(`/${file}`);
  }
  return [...files];
}

/** The stylesheet of every page, which declares the fonts. */
export function stylesheetOf(manifest: Manifest): string {
  return entryOf(manifest, 'style.css').file;
}

function entryOf(manifest: Manifest, key: string): Entry {
  const isNamed = ({ name, file }: Entry): boolean => `_${name}` === key && file.endsWith('.js');
  const entry = manifest[key] ?? Object.values(manifest).find(isNamed);
  if (!entry) throw new Error(`the build has no ${key}`);
  return entry;
}
