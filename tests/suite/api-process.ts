import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** `npm run api` for one test file: the very same app in one process. */
export async function startApi(): Promise<{ readonly stop: () => Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, [path.resolve('tools/api.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
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
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
