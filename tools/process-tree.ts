import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;
/** How long processes may outlive the ones that started them, once these have ended by themselves. */
const ORPHAN_MS = 2000;

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly isZombie: boolean;
}

/**
 * Ends processes and everything that they started: asks the first ones to end (SIGINT), and kills what is still there after
 * that time. What they started is looked up before, since a process loses its parent when that one ends.
 */
export async function endTrees(roots: readonly number[], patienceMs: number): Promise<void> {
  const known = new Set(roots);
  addDescendants(known);
  for (const pid of roots) signal(pid, 'SIGINT');
  let deadlineMs = performance.now() + patienceMs;
  for (let left = addDescendants(known); left.length > 0; left = addDescendants(known)) {
    if (!left.some((pid) => roots.includes(pid))) deadlineMs = Math.min(deadlineMs, performance.now() + ORPHAN_MS);
    if (performance.now() > deadlineMs) for (const pid of left) signal(pid, 'SIGKILL');
    // oxlint-disable-next-line no-await-in-loop -- waits for the processes to end
    await pause(POLL_MS);
  }
}

/** @returns those of the processes that still run; one that has ended and was not waited for does not */
export function stillRunning(pids: readonly number[]): readonly number[] {
  const running = new Set(listProcesses().flatMap(({ pid, isZombie }) => (isZombie ? [] : [pid])));
  return pids.filter((pid) => running.has(pid));
}

/** Adds what the known processes have started meanwhile. @returns those that still run */
function addDescendants(known: Set<number>): readonly number[] {
  const running = listProcesses().filter(({ isZombie }) => !isZombie);
  for (let size = -1; size !== known.size;) {
    size = known.size;
    for (const { pid, parent } of running) if (known.has(parent)) known.add(pid);
  }
  return running.map(({ pid }) => pid).filter((pid) => known.has(pid));
}

function listProcesses(): readonly Running[] {
  if (!existsSync('/proc/self/stat')) return listByPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name stands in brackets and may hold anything: what follows the last one is state and parent.
        const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return [{ pid: Number(name), parent: Number(parent), isZombie: state === 'Z' }];
      } catch {
        return []; // ended meanwhile
      }
    });
}

function listByPs(): readonly Running[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state = '']) => ({
      pid: Number(pid),
      parent: Number(parent),
      isZombie: state.startsWith('Z'),
    }));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}
