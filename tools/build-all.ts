import { spawn } from 'node:child_process';
import path from 'node:path';
import type { StartChild } from './children.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');

const STEPS = {
  'local-firestore': { cwd: 'packages/local-firestore', args: ['build.ts'] },
  functions: { cwd: 'functions', args: ['build.ts'] },
  web: { cwd: 'web', args: ['prerender/build.ts'] },
} as const;

export type BuildStep = keyof typeof STEPS;

/** Runs builds in parallel. @throws Error that names the failed step, after its output */
export async function buildAll(steps: readonly BuildStep[], start: StartChild = spawn): Promise<void> {
  await Promise.all(steps.map((step) => build(step, start)));
}

function build(step: BuildStep, start: StartChild): Promise<void> {
  const { cwd, args } = STEPS[step];
  return new Promise((resolve, reject) => {
    const child = start(process.execPath, [...args], {
      cwd: path.join(ROOT, cwd),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the build of ${step} failed: its output above says where`));
    });
  });
}
