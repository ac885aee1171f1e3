import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './build-all.ts';

/** What Google is told about the functions; only the fields that are read here. */
export interface FunctionsManifest {
  readonly endpoints: Readonly<Record<string, { readonly region: readonly string[] }>>;
}

/**
 * Lists the functions of the built folder, by the discovery of firebase-functions, which firebase-tools starts in the
 * same way.
 * @param settings of functions/.env
 * @throws Error with the sentence of the functions that refuse a setting, or that they are not built
 */
export function discoverFunctions(
  settings: Readonly<Record<string, string | undefined>>,
  built = path.join(ROOT, 'functions/dist'),
): FunctionsManifest {
  if (!existsSync(built)) throw new Error(`${built} is missing: npm run build`);
  const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-manifest-'));
  try {
    const output = path.join(folder, 'functions.json');
    const { status, stderr } = spawnSync(path.join(ROOT, 'node_modules/.bin/firebase-functions'), ['.'], {
      cwd: built,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...settings, FUNCTIONS_MANIFEST_OUTPUT_PATH: output },
    });
    if (status !== 0) throw new Error(stderr.split('\n')[0]?.replace(/^Failed to generate.*?source: /, ''));
    return JSON.parse(readFileSync(output, 'utf8')) as FunctionsManifest;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
