import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { endTrees } from './process-tree.ts';

/** From a sudden end of this process to the end of everything that it started: well below ten seconds. */
const SUDDEN_PATIENCE_MS = 5000;

/** How a process is started: as `spawn` does it, or `Children.start`. */
export type StartChild = (command: string, args: string[], options: SpawnOptions) => ChildProcess;

/** Processes that end with this one, even where it is killed: see watchdog.ts. */
export interface Children {
  /** In a group of its own: the terminal's Ctrl-C reaches us alone. @throws Error once they are being stopped */
  readonly start: StartChild;
  /** Ends all of them and what they started; kills what is still there after that time. */
  readonly stop: (patienceMs: number) => Promise<void>;
}

export function createChildren(suddenPatienceMs = SUDDEN_PATIENCE_MS): Children {
  const running = new Set<number>();
  let isStopping = false;
  const watchdog = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'watchdog.ts'), String(suddenPatienceMs)],
    // The folder of tools always exists, and holds nothing that somebody may want to remove while this runs.
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: import.meta.dirname },
  );
  watchdog.unref();
  (watchdog.stdin as Socket).unref();
  watchdog.stdin.on('error', () => undefined); // somebody killed it: we end what we started as long as we can
  return {
    start(command, args, options) {
      if (isStopping) throw new Error('stopping: nothing is started any more');
      const child = spawn(command, args, { ...options, detached: true });
      const { pid } = child;
      if (pid === undefined) return child;
      running.add(pid);
      watchdog.stdin.write(`+${pid}\n`);
      child.once('exit', () => {
        running.delete(pid);
        watchdog.stdin.write(`-${pid}\n`);
      });
      return child;
    },
    async stop(patienceMs) {
      isStopping = true;
      await endTrees([...running], patienceMs);
    },
  };
}
