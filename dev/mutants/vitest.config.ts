import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { applyMutant, type Mutant } from './mutant.ts';

// Runs the tests that judge mutants, with the mutant of MUTANT_FILE (JSON) in place of the code. The sources stay
// unchanged. A mutant of the rules is a whole file, given by FIRESTORE_RULES.

const ROOT = path.resolve(import.meta.dirname, '../..');

function mutantPlugin(): Plugin {
  const file = process.env['MUTANT_FILE'];
  const mutant = file === undefined ? null : (JSON.parse(readFileSync(file, 'utf8')) as Mutant);
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) =>
      mutant !== null && id.split('?')[0] === path.join(ROOT, mutant.file) ? applyMutant(code, mutant) : null,
  };
}

// Without the cache of transformed files, which would return the original code.
const COMMON = {
  fsModuleCache: false,
  testTimeout: 20_000,
  maxWorkers: 1,
  isolate: false,
  fileParallelism: false,
} as const;

export default defineConfig({
  root: ROOT,
  test: {
    bail: 1,
    projects: [
      {
        plugins: [mutantPlugin()],
        test: {
          ...COMMON,
          name: 'services',
          include: ['functions/src/services/**/*.test.ts', 'packages/domain/src/orders/judge-order.test.ts'],
        },
      },
      { test: { ...COMMON, name: 'rules', include: ['tests/rules/**/*.test.ts'] } },
    ],
  },
});
