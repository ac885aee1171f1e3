import { globSync, readFileSync } from 'node:fs';
import { COLLECTIONS } from '@foodhouse/domain';
import { expect, it } from 'vitest';

// docs/operations.md is complete: an operator looks nowhere else.

const guide = readFileSync('docs/operations.md', 'utf8');

it('says how long each collection is kept', () => {
  const [, kept = ''] = guide.split("## People's data");
  const unnamed = Object.values(COLLECTIONS).filter(
    (name) => !kept.includes(`\`${name}`) && !kept.includes(`/${name}`),
  );
  expect(unnamed).toEqual([]);
});

it('explains every event of the log that is a warning or an error', () => {
  const sources = globSync('functions/src/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const events = sources.flatMap((text) =>
    [...text.matchAll(/(?:log(?:Surprise|Warning)\(\s*|event: )'([\w.]+)'/g)].map(([, name = '']) => name),
  );
  expect(events.length).toBeGreaterThan(2);
  expect(events.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
