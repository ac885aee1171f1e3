import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 50;
/** How long descendants may outlive their parents once these have ended. */
const ORPHAN_MS = 2000;

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly isZombie: boolean;
}

/**
 * Ends processes and their descendants: sends SIGINT to the processes, and kills what is left after that time.
 * Descendants are collected first, because a process loses its parent when that one ends.
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

/** @returns those of the processes that still run; a zombie does not */
export function stillRunning(pids: readonly number[]): readonly number[] {
  const running = new Set(listProcesses().flatMap(({ pid, isZombie }) => (isZombie ? [] : [pid])));
  return pids.filter((pid) => running.has(pid));
}

/** Adds new children of the known processes. @returns those that still run */
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
        // The name is in parentheses and may contain anything: state and parent follow the last one.
        const [state, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return [{ pid: Number(name), parent: Number(parent), isZombie: state === 'Z' }];
      } catch {
        return []; // the process has ended
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
