import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface PortOwner {
  readonly pid: number;
  /** Its command line: `node tools/start.ts`. */
  readonly command: string;
}

const MAX_COMMAND_LENGTH = 80;

/** The process that listens on a local port; null when it cannot be determined, as for another user's. */
export function portOwner(port: number): PortOwner | null {
  const pid = existsSync('/proc/net/tcp') ? pidByProc(port) : pidByLsof(port);
  return pid === null ? null : { pid, command: commandOf(pid) };
}

/** One sentence: which process has the port, and how to end it. @param name of the port, such as `hosting` */
export function takenPort(port: number, name: string, owner = portOwner(port)): string {
  return owner === null
    ? `Port ${port} (${name}) is taken: end the program that uses it, perhaps another Foodhouse.`
    : `Port ${port} (${name}) is taken by process ${owner.pid}, ${owner.command}: end it with kill ${owner.pid}.`;
}

/** @source proc(5): in /proc/net/tcp state 0A is LISTEN, the second column the address, the tenth the socket's inode */
function pidByProc(port: number): number | null {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6']
      .filter(existsSync)
      .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = '', , state]) => local.endsWith(suffix) && state === '0A')
      .map((columns) => `socket:[${columns[9]}]`),
  );
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return Number(pids.find((pid) => filesOf(pid).some((file) => sockets.has(file))) ?? Number.NaN) || null;
}

function filesOf(pid: string): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
      } catch {
        return []; // closed meanwhile
      }
    });
  } catch {
    return []; // another user's process, or one that has ended
  }
}

function pidByLsof(port: number): number | null {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' });
  return Number((stdout ?? '').split('\n')[0]) || null;
}

function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  const said = existsSync(file)
    ? readFileSync(file, 'utf8').replaceAll('\0', ' ')
    : (spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '');
  const command = said.trim() || 'a program';
  return command.length > MAX_COMMAND_LENGTH ? `${command.slice(0, MAX_COMMAND_LENGTH)}…` : command;
}
