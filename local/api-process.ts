import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface ApiProcess {
  readonly stop: () => Promise<void>;
  /** Ends it as a crash would: at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
  /** All it said so far. */
  readonly log: () => string;
}

/** `npm run api` for one test file: the very same app in one process. @param environment other hosts than the suite's */
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
