import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// The folder that is uploaded holds the bundle, a manifest and its lock: Cloud Build runs `npm ci` on them. Only
// functions-framework, which starts the bundle, is installed there; the bundle needs no package.

/** A package in npm's lock file, as far as it is read here. */
interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** npm's lock file, version 3: packages by their folder, such as `node_modules/express`. */
export interface Lock {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The SDKs that firebase-tools looks for in the manifest. They are in the bundle, so nobody installs them. */
const LOOKED_FOR = ['firebase-admin', 'firebase-functions'];
const WORKSPACE = 'functions/';

/** Writes manifest and lock into the folder of the bundle. Needs no network. */
export function stage(folder: string, root: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const manifest = manifestOf(read('functions/package.json') as Manifest);
  write(path.join(folder, 'package.json'), { ...manifest, private: true, type: 'module', main: 'index.js' });
  write(path.join(folder, 'package-lock.json'), lockOf(manifest, read('package-lock.json') as Lock));
}

/** @param workspace the manifest of this package, whose `dependencies` are what is installed in the cloud */
export function manifestOf({ name, version, engines, dependencies, devDependencies }: Manifest): Manifest {
  const lookedFor = Object.entries(devDependencies).filter(([dependency]) => LOOKED_FOR.includes(dependency));
  return { name, version, engines, dependencies, devDependencies: Object.fromEntries(lookedFor) };
}

/**
 * Selects from the repository's lock what a manifest needs, at the same versions.
 * @throws Error when a package is missing there, or is locked at two versions for one folder
 */
export function lockOf(manifest: Manifest, root: Lock): Lock {
  const packages: Record<string, LockedPackage> = {};
  const add = (names: readonly string[], from: string, isDev: boolean): void => {
    for (const name of names) {
      const found = resolve(name, from, root);
      if (found === null) throw new Error(`package-lock.json: expected ${name} for ${from}: run npm install`);
      const folder = found.startsWith(WORKSPACE) ? found.slice(WORKSPACE.length) : found;
      const locked = root.packages[found] ?? {};
      const known = packages[folder];
      if (known !== undefined && known.version !== locked.version)
        throw new Error(`package-lock.json: expected one version for ${folder} of the functions`);
      if (known !== undefined) continue;
      packages[folder] = flagged(locked, isDev);
      add(neededBy(locked, found, root), found, isDev);
    }
  };
  add(Object.keys(manifest.dependencies), 'functions', false);
  add(Object.keys(manifest.devDependencies), 'functions', true);
  const sorted = Object.entries(packages).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { lockfileVersion: root.lockfileVersion, packages: { '': manifest, ...Object.fromEntries(sorted) } };
}

/** The names that a locked package needs, and those of its optional packages that are locked. */
function neededBy(
  {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta: meta = {},
  }: LockedPackage,
  from: string,
  root: Lock,
): readonly string[] {
  const peers = Object.keys(peerDependencies);
  const optional = [...Object.keys(optionalDependencies), ...peers.filter((name) => meta[name]?.optional === true)];
  const required = [...Object.keys(dependencies), ...peers].filter((name) => !optional.includes(name));
  return [...required, ...optional.filter((name) => resolve(name, from, root) !== null)];
}

/** Finds a package as Node does: in the folder itself, then in each folder above. */
function resolve(name: string, from: string, root: Lock): string | null {
  const folders = from.split('/node_modules/');
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const folder = `${folders.slice(0, depth).join('/node_modules/')}/node_modules/${name}`;
    if (root.packages[folder] !== undefined) return folder;
  }
  const top = `node_modules/${name}`;
  return root.packages[top] === undefined ? null : top;
}

function flagged(locked: LockedPackage, isDev: boolean): LockedPackage {
  const { dev: _dev, devOptional: _devOptional, ...rest } = locked as LockedPackage & Record<string, unknown>;
  return isDev ? ({ ...rest, dev: true } as LockedPackage) : rest;
}

function write(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
