// npm run bench:local-firestore: start until the port answers, and idle memory, beside a bare gRPC server with the same
// protos in the same run. Needs a build and nothing running.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { buildAll, ROOT } from './build-all.ts';

const RUNS = 7;
const PORT = 18_765;
const SETTLE_MS = 1000;

interface Run {
  readonly milliseconds: number;
  readonly mebibytes: number;
}

await buildAll(['local-firestore']);
const candidates = {
  'local Firestore': [
    path.join(ROOT, 'packages/local-firestore/dist/cli.js'),
    '--host',
    '127.0.0.1',
    '--port',
    String(PORT),
    '--rules',
    path.join(ROOT, 'firestore.rules'),
  ],
  'bare gRPC with the protos': [path.join(ROOT, 'packages/local-firestore/test/bare-grpc-server.ts'), String(PORT)],
};
for (const [name, args] of Object.entries(candidates)) {
  const runs: Run[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other, or they would disturb each other
  for (let index = 0; index < RUNS; index += 1) runs.push(await measure(args));
  const median = (pick: (run: Run) => number): string =>
    (runs.map(pick).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] as number).toFixed(0);
  console.log(
    `${name}: port open after ${median((run) => run.milliseconds)} ms, ${median((run) => run.mebibytes)} MiB idle (medians of ${RUNS}; goals 600 ms, 130 MiB)`,
  );
}

async function measure(args: readonly string[]): Promise<Run> {
  const startMs = performance.now();
  const child = spawn(process.execPath, [...args], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  // oxlint-disable-next-line no-await-in-loop -- polls until the port answers
  while (!(await accepts())) await delay(2);
  const milliseconds = performance.now() - startMs;
  await delay(SETTLE_MS);
  const mebibytes = residentMebibytes(child.pid ?? 0);
  child.kill('SIGKILL');
  await ended;
  return { milliseconds, mebibytes };
}

function accepts(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/** Resident memory as Linux counts it; 0 where there is no /proc. */
function residentMebibytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // not Linux: the column then reads 0
  }
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
