import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../tools/build-all.ts';
import { isPortOpen } from '../local/ports.ts';
import { PORTS } from '../local/suite.ts';
import type { Tally } from './steps.ts';

export interface Product {
  /** Sends Ctrl-C and checks that everything has ended, with code 0 and no open port. */
  readonly stop: () => Promise<Tally>;
  /** Kills the start and checks that everything ends and all ports are free. */
  readonly kill: () => Promise<Tally>;
}

const KILLED_MS = 10_000;
const POLL_MS = 100;

/** Ctrl-C during the build: code 0, and nothing continues. */
export async function interruptStart(): Promise<Tally> {
  const { child, ended } = runStart();
  await hasSaid(child, ended, 'Building');
  child.kill('SIGINT');
  return reportEnd('Ctrl-C while it builds ends everything', await ended);
}

/** Runs `npm start` as a person does. @throws Error with its output when the house did not open */
export async function startProduct(): Promise<Product> {
  const startMs = performance.now();
  const { child, ended } = runStart();
  await hasSaid(child, ended, 'Foodhouse is open');
  console.log(`ok     npm start opened the house after ${seconds(startMs)} s`);
  return {
    stop: async () => {
      child.kill('SIGINT');
      return reportEnd('Ctrl-C ends everything', await ended);
    },
    kill: async () => {
      const killedMs = performance.now();
      child.kill('SIGKILL');
      await ended;
      let left = await openPorts();
      while (left.length > 0 && performance.now() - killedMs < KILLED_MS) {
        // oxlint-disable-next-line no-await-in-loop -- looks until they are closed
        await new Promise((resolve) => {
          setTimeout(resolve, POLL_MS);
        });
        // oxlint-disable-next-line no-await-in-loop -- the pause before the next look
        left = await openPorts();
      }
      return report('kill -9 ends everything', left.length === 0, `after ${seconds(killedMs)} s, ${list(left)}`);
    },
  };
}

interface Start {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
}

function runStart(): Start {
  const child = spawn(process.execPath, [path.join(ROOT, 'tools/start.ts')], { cwd: ROOT, detached: true });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  return { child, ended };
}

async function hasSaid(child: ChildProcess, ended: Promise<unknown>, text: string): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes(text)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => {
      reject(new Error(`npm start ended early: ${said}`));
    });
  });
}

async function openPorts(): Promise<readonly string[]> {
  const names = Object.keys(PORTS) as (keyof typeof PORTS)[];
  const open = await Promise.all(names.map((name) => isPortOpen(PORTS[name])));
  return names.filter((_name, index) => open[index]);
}

async function reportEnd(what: string, code: number | null): Promise<Tally> {
  const left = await openPorts();
  return report(what, code === 0 && left.length === 0, `code ${code}, ${list(left)}`);
}

function report(what: string, isFine: boolean, seen: string): Tally {
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${what}: ${seen}`);
  return { passed: Number(isFine), failed: Number(!isFine) };
}

function list(ports: readonly string[]): string {
  return `ports left open: ${ports.join(', ') || 'none'}`;
}

function seconds(sinceMs: number): string {
  return ((performance.now() - sinceMs) / 1000).toFixed(1);
}
