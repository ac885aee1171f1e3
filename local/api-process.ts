import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface ApiProcess {
  readonly stop: () => Promise<void>;
  /** Kills it, like a crash. */
  readonly kill: () => Promise<void>;
  /** Its output so far. */
  readonly log: () => string;
}

/**
 * Starts `npm run api` for one test file: the same app in one process. @param environment hosts that differ from the
 * suite's
 */
export async function startApi(environment: Readonly<Record<string, string>> = {}): Promise<ApiProcess> {
  const child: ChildProcess = spawn(process.execPath, [path.resolve('tools/api.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('The API listens')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => {
      reject(new Error(`npm run api ended: ${said}`));
    });
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return { stop: () => end('SIGTERM'), kill: () => end('SIGKILL'), log: () => said };
}
