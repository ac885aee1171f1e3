import { readFileSync } from 'node:fs';

/** Resident memory of a process as Linux counts it; 0 where there is no /proc. */
export function residentMebibytes(pid: number | string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // not Linux: the row then reads 0
  }
}
