import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const CLI = path.resolve(import.meta.dirname, '../../src/cli.ts');

it.each([
  [['--database-edition=ENTERPRISE'], /--database-edition: only standard/],
  [['--rule', 'firestore.rules'], /Unknown option '--rule'; --help/],
  [['--rules'], /'--rules <value>' argument missing; --help/],
  [['--rules', '--quiet'], /'--rules' argument is ambiguous/],
  [['--rules='], /--rules: expected a value/],
  [['--rules', CLI], /the rules do not compile: .*cli\.ts:1/],
  [['--prot', '8080'], /Unknown option '--prot'/],
  [['firestore.rules'], /Unexpected argument 'firestore.rules'/],
  [['--import-data', '/nowhere/x.overall_export_metadata'], /nowhere/],
])('does not start with %j', (args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [CLI, '--port', '0', ...args], {
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect(stderr).toMatch(reason);
  expect(status).toBe(1);
});
