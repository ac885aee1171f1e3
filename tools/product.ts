import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './build-all.ts';
import { isPortOpen } from './ports.ts';
import { PORTS } from './suite.ts';
import type { Tally } from './steps.ts';

export interface Product {
  /** Sends Ctrl-C and checks that everything ended, with code 0 and no port left open. */
  readonly stop: () => Promise<Tally>;
}

/** `npm start` as a person runs it. @throws Error with what it said when the house did not open */
export async function startProduct(): Promise<Product> {
  const startMs = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, 'tools/start.ts')], { cwd: ROOT, detached: true });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('Foodhouse is open')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => {
      reject(new Error(`npm start ended early: ${said}`));
    });
  });
  console.log(`ok     npm start opened the house after ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  return {
    stop: async () => {
      child.kill('SIGINT');
      const code = await ended;
      const names = Object.keys(PORTS) as (keyof typeof PORTS)[];
      const open = await Promise.all(names.map((name) => isPortOpen(PORTS[name])));
      const left = names.filter((_name, index) => open[index]);
      const isClean = code === 0 && left.length === 0;
      console.log(
        `${isClean ? 'ok    ' : 'FAILED'} Ctrl-C ends everything: code ${code}, ports left open: ${left.join(', ') || 'none'}`,
      );
      return { passed: Number(isClean), failed: Number(!isClean) };
    },
  };
}
