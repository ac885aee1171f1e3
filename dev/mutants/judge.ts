import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../tools/build-all.ts';
import { applyMutant, type Mutant } from './mutant.ts';
import { mutateCode } from './mutate-code.ts';
import { mutateRules } from './mutate-rules.ts';

export const RULES_FILE = 'firestore.rules';
/** The use cases with the highest risk, portions and privileges, and the judgement of orders. */
export const SERVICE_FILES = [
  'packages/domain/src/orders/judge-order.ts',
  ...[
    'ordering/place-lines',
    'ordering/place-order',
    'board/change-order-status',
    'orders/move-order',
    'people/set-user-role',
    'people/delete-user',
  ].map((name) => `functions/src/services/${name}.ts`),
];

/** Longer than the slowest run of the tests: a mutant that hangs them is caught too. */
const TIMEOUT_MS = 60_000;
/** Behaviour must catch a mutant, not the test that counts the conditions. */
const NOT_BY_COUNTING = '^(?!.*has seen every condition)';

export type Verdict = 'caught' | 'survived';

export function sourceOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

export function mutantsOf(file: string): readonly Mutant[] {
  return file === RULES_FILE ? mutateRules(file, sourceOf(file)) : mutateCode(file, sourceOf(file));
}

/**
 * Runs the tests of a file with a mutant in its place, or with the file itself for null.
 * @throws Error when the tests could not be run
 */
export async function judge(file: string, mutant: Mutant | null): Promise<Verdict> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-mutant-'));
  const place = path.join(folder, file === RULES_FILE ? RULES_FILE : 'mutant.json');
  try {
    if (mutant)
      writeFileSync(place, file === RULES_FILE ? applyMutant(sourceOf(file), mutant) : JSON.stringify(mutant));
    const report = path.join(folder, 'report.json');
    const code = await runTests(report, {
      project: file === RULES_FILE ? 'rules' : 'services',
      environment: mutant === null ? {} : { [file === RULES_FILE ? 'FIRESTORE_RULES' : 'MUTANT_FILE']: place },
    });
    if (code === 0) return 'survived';
    if (code !== null) readFileSync(report); // no report: the run broke before any test, and is no verdict
    return 'caught';
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns the exit code; null when the tests hung and were killed */
function runTests(
  report: string,
  { project, environment }: { readonly project: string; readonly environment: Record<string, string> },
): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config',
      path.join(ROOT, 'dev/mutants/vitest.config.ts'),
      '--project',
      project,
      '--testNamePattern',
      NOT_BY_COUNTING,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: ROOT, stdio: 'ignore', detached: true, env: { ...process.env, ...environment } },
  );
  // The whole process group: an endless mutant runs in a worker of its own, which outlives vitest.
  const endAll = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it has ended already
    }
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(endAll, TIMEOUT_MS);
    process.once('exit', endAll);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      process.off('exit', endAll);
      endAll();
      resolve(code);
    });
  });
}
