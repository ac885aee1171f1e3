// npm run bench:firestore: the local Firestore beside a baseline of gRPC and a Map, one after the other in one run.
// Needs nothing running. Options: --documents 100000, --rounds 20 (of the oversell check).
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { residentMebibytes } from '../packages/local-firestore/bench/memory.ts';
import { buildAll, ROOT } from '../tools/build-all.ts';
import { fail } from '../tools/fail.ts';
import { isPortOpen } from '../local/ports.ts';
import { startBenchmark } from './support/benchmark.ts';

const { options, results } = await startBenchmark({
  name: 'firestore',
  does: 'The local Firestore beside a floor of gRPC and a Map, one after the other.',
  options: {
    documents: { kind: 'count', what: 'that are written', usual: 100_000 },
    rounds: { kind: 'count', what: 'of the oversell check', usual: 5 },
  },
  needsSuite: false,
});
const startsOf: Record<string, readonly number[]> = {};

const PORT = 18_765;
const STARTS = 5;
const SETTLE_MS = 1000;
const BENCH = path.join(ROOT, 'packages/local-firestore/bench');
const SERVERS = {
  ours: [
    path.join(ROOT, 'packages/local-firestore/dist/cli.js'),
    '--host',
    '127.0.0.1',
    '--port',
    String(PORT),
    '--quiet',
  ],
  floor: [path.join(BENCH, 'floor-server.ts'), String(PORT)],
};

/** Goals on a quiet two-core machine: at most (`<=`) or at least (`>=`). */
const GOALS: Readonly<Record<string, string>> = {
  'start to port open ms': '<= 400',
  'idle memory MiB': '<= 110',
  'memory with all documents MiB': '<= 500',
  'writes/s': '>= 6000',
  'writes, last tenth / first': '<= 1.3',
  'writes/s with listener': '>= 2500',
  'writes with listener, last tenth / first': '<= 1.3',
  'get p95 ms, all documents': '<= 12',
  'query p95 ms, all documents': '<= 20',
  'fan-out to 100 p95 ms, 1,000 documents': '<= 40',
  'fan-out to 100 p95 ms, all documents': '<= 40',
  'fan-out to 1000 p95 ms, 1,000 documents': '<= 200',
  'fan-out to 1000 p95 ms, all documents': '<= 200',
  'oversell slowest round ms': '<= 10000',
  'rules evaluations/s': '>= 50000',
};

await buildAll(['local-firestore']);
const ours = await measure('ours', options.rounds);
const floor = await measure('floor', 0);
ours['rules evaluations/s'] = Number(run([path.join(BENCH, 'rules-rate.ts'), path.join(ROOT, 'firestore.rules')]));
console.log(`${'figure'.padEnd(44)}${'ours'.padStart(10)}${'floor'.padStart(10)}${'ratio'.padStart(8)}  goal`);
for (const [name, value] of Object.entries(ours)) {
  results.figure(name, value, '', GOALS[name]);
  const beside = floor[name];
  const ratio = beside === undefined ? '' : (value / beside).toFixed(2);
  console.log(
    `${name.padEnd(44)}${value.toFixed(1).padStart(10)}${(beside?.toFixed(1) ?? '').padStart(10)}${ratio.padStart(8)}  ${GOALS[name] ?? ''}`,
  );
}
results.curve('start to port open', 'ms', startsOf);
results.save();

async function measure(name: keyof typeof SERVERS, rounds: number): Promise<Record<string, number>> {
  const args = SERVERS[name];
  const starts: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    starts.push(await withServer(args, async (_pid, milliseconds) => milliseconds));
  }
  startsOf[name] = starts;
  const median = starts.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? 0;
  return withServer(args, async (pid) => {
    await delay(SETTLE_MS);
    const idle = residentMebibytes(pid);
    const figures = JSON.parse(
      run([path.join(BENCH, 'client.ts'), `127.0.0.1:${PORT}`, String(options.documents), String(rounds), String(pid)]),
    ) as Record<string, number>;
    return {
      'start to port open ms': median,
      'idle memory MiB': idle,
      ...figures,
      'memory at the end MiB': residentMebibytes(pid),
    };
  });
}

async function withServer<T>(
  args: readonly string[],
  use: (pid: number, milliseconds: number) => Promise<T>,
): Promise<T> {
  const startMs = performance.now();
  const child = spawn(process.execPath, [...args], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  while (!(await isPortOpen(PORT))) await delay(2);
  try {
    return await use(child.pid ?? 0, performance.now() - startMs);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

/** The output of a script of the benchmark. */
function run(args: readonly string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) fail(`${args[0]} ended with ${status}`);
  return stdout.trim();
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
