import { spawn } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

const STEPS = {
  'local-firestore': { cwd: 'packages/local-firestore', args: ['build.ts'] },
  functions: { cwd: 'functions', args: ['build.ts'] },
  web: { cwd: 'web', args: ['build.ts'] },
} as const;

export type BuildStep = keyof typeof STEPS;

/** Builds side by side. @throws Error that names the step that failed, its output above it */
export async function buildAll(steps: readonly BuildStep[]): Promise<void> {
  await Promise.all(steps.map(build));
}

function build(step: BuildStep): Promise<void> {
  const { cwd, args } = STEPS[step];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
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
