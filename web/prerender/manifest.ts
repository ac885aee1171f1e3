import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPublic, type Page } from '../src/pages.ts';

// Which built files a page needs, by the manifest that Vite writes.

interface Entry {
  /** Of a group of modules, such as `auth`; asked for as `_auth`. */
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Entry>>;

/** What the build says of itself; nothing of it is published. */
export const ABOUT = path.join(import.meta.dirname, '../.build');
const ENTRY = 'index.html';
/** What every page of the dashboard needs: who is here, and live lists. */
const DASHBOARD_MODULES = ['src/app/dashboard.tsx', '_live', '_auth'];

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(path.join(ABOUT, 'manifest.json'), 'utf8')) as Manifest;
}

/** The entries of the manifest that a page's script begins with, besides the one of every page. */
export function modulesOf(page: Page): readonly string[] {
  // The file of the group that every page needs is the one that begins.
  const group = page.group === 'site' ? ENTRY : `_${page.group}`;
  const own = page.isInGroup ? group : `src/routes/${page.module}.tsx`;
  return isPublic(page) ? [own] : [...DASHBOARD_MODULES, own];
}

/** Every file that a page with these modules loads before it runs, the one that begins first. */
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

/** The stylesheet of every page: the fonts. */
export function stylesheetOf(manifest: Manifest): string {
  return entryOf(manifest, 'style.css').file;
}

function entryOf(manifest: Manifest, key: string): Entry {
  const isNamed = ({ name, file }: Entry): boolean => `_${name}` === key && file.endsWith('.js');
  const entry = manifest[key] ?? Object.values(manifest).find(isNamed);
  if (!entry) throw new Error(`the build has no ${key}`);
  return entry;
}
