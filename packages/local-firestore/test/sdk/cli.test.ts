import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const CLI = path.resolve(import.meta.dirname, '../../src/cli.ts');

it.each([
  [['--database-edition=ENTERPRISE'], /--database-edition: only standard/],
  [['--import-data', '/nowhere/x.overall_export_metadata'], /nowhere/],
])('does not start with %j', (args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [CLI, '--port', '0', ...args], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect(stderr).toMatch(reason);
  expect(status).toBe(1);
});
