import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const DIST = path.resolve(import.meta.dirname, '../dist');

it('is deployed alone: the bundle imports only what its own manifest names', () => {
  expect(existsSync(DIST), 'npm run build makes functions/dist').toBe(true);
  const sources = readdirSync(DIST).map((file) => readFileSync(path.join(DIST, file), 'utf8'));
  const imports = sources.flatMap((source) =>
    [...source.matchAll(/(?:from|import)\s*\(?["']([^"'.][^"']*)["']/g)].map((match) => match[1] ?? ''),
  );
  const packages = new Set(imports.filter((name) => !name.startsWith('node:')).map((name) => name.split('/')[0]));
  expect(packages).toEqual(new Set(Object.keys(manifest.dependencies)));
  expect(Object.values(manifest.dependencies).every((range) => /^\^?\d/.test(range))).toBe(true);
});
