import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { endTrees } from './process-tree.ts';

/** Limit from a sudden end of this process to the end of all its descendants: well below ten seconds. */
const SUDDEN_PATIENCE_MS = 5000;

/** Starts a process, with the parameters of `spawn`. */
export type StartChild = (command: string, args: string[], options: SpawnOptions) => ChildProcess;

/** Child processes that end with this process, even when it is killed: see watchdog.ts. */
export interface Children {
  /**
   * Starts a process in a group of its own, so that the terminal's Ctrl-C reaches only us. @throws Error once stopping
   * has begun
   */
  readonly start: StartChild;
  /** Ends all of them and their descendants, and kills those that are left after that time. */
  readonly stop: (patienceMs: number) => Promise<void>;
}

export function createChildren(suddenPatienceMs = SUDDEN_PATIENCE_MS): Children {
  const running = new Set<number>();
  let isStopping = false;
  const watchdog = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'watchdog.ts'), String(suddenPatienceMs)],
    // The tools folder always exists, and nobody removes it while this runs.
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: import.meta.dirname },
  );
  watchdog.unref();
  (watchdog.stdin as Socket).unref();
  watchdog.stdin.on('error', () => undefined); // the watchdog was killed: we end our children as long as we can
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
