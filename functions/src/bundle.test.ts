import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const DIST = path.resolve(import.meta.dirname, '../dist');
const MAX_BYTES = 6_000_000;

const STATIC_IMPORT = /(?:^|[;}\n])(?:import|export)(?:[\w*{}$\s,]+from)?["']([^"']+)["']/g;
const DYNAMIC_IMPORT = /\bimport\(["']([^"']+)["']\)/g;

let files: readonly string[];

beforeAll(() => {
  expect(existsSync(DIST), 'npm run build makes functions/dist').toBe(true);
  files = readdirSync(DIST);
});

describe('the bundle of the functions', () => {
  it('is one folder of at most 6 MB that needs only Node', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(DIST, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    const imported = files.flatMap((file) => [...importsOf(file, STATIC_IMPORT), ...importsOf(file, DYNAMIC_IMPORT)]);
    expect(imported.length).toBeGreaterThan(20); // else the pattern found nothing
    expect(imported.filter((name) => !name.startsWith('./') && !isBuiltin(name))).toEqual([]);
  });

  it('loads the admin SDK on its first use, not at cold start', () => {
    const cold = closureOf('index.js');
    expect(cold).toContain('index.js');
    const source = [...cold].map((file) => readFileSync(path.join(DIST, file), 'utf8')).join('');
    const later = files.filter((file) => !cold.has(file)).map((file) => readFileSync(path.join(DIST, file), 'utf8'));
    expect(later.some((text) => text.includes('BatchGetDocuments'))).toBe(true);
    expect(source).not.toContain('BatchGetDocuments');
    expect(source).not.toContain('verifySessionCookie(');
  });

  it('declares published packages only, as firebase-tools installs them', () => {
    expect(Object.values(manifest.dependencies).every((range) => /^\^?\d/.test(range))).toBe(true);
  });
});

/** The files that are read with this one. */
function closureOf(entry: string): ReadonlySet<string> {
  const closure = new Set([entry]);
  for (const file of closure) {
    for (const name of importsOf(file, STATIC_IMPORT)) if (name.startsWith('./')) closure.add(name.slice(2));
  }
  return closure;
}

function importsOf(file: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(path.join(DIST, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name);
}
