// npm run bench:functions: cold load of the functions' bundle against the same source unbundled, each in a fresh
// process, in turn, so that other load on the machine affects both.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { buildAll, ROOT } from '../tools/build-all.ts';
import { fail } from '../tools/fail.ts';
import { startBenchmark } from './support/benchmark.ts';
import { median } from './support/statistics.ts';

interface Load {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
  readonly mebibytes: number;
}

const {
  options: { pairs },
  results,
} = await startBenchmark({
  name: 'functions',
  does: "Cold load of the functions' bundle in turn with the same source unbundled, each in a fresh process.",
  options: { pairs: { kind: 'count', what: 'of loads', usual: 15 } },
  needsSuite: false,
});

const BUNDLED = path.join(ROOT, 'functions/dist/index.js');
const UNBUNDLED_FOLDER = path.join(ROOT, 'functions/.unbundled');
const UNBUNDLED = path.join(UNBUNDLED_FOLDER, 'index.js');

await buildAll(['functions']);
await buildUnbundled();
try {
  for (const entry of [BUNDLED, UNBUNDLED]) load(entry); // from here on the files are in the system's cache
  const measured = Array.from({ length: pairs }, () => ({ bundled: load(BUNDLED), unbundled: load(UNBUNDLED) }));
  report('load', 'ms', ({ milliseconds }) => milliseconds, measured);
  report('CPU', 'ms', ({ cpuMilliseconds }) => cpuMilliseconds, measured);
  report('memory', 'MiB', ({ mebibytes }) => mebibytes, measured);
  const folder = path.dirname(BUNDLED);
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  console.log(`functions, bundle: ${(bytes / 1e6).toFixed(2)} MB in ${readdirSync(folder).length} files (limit 6 MB)`);
  results.save();
  console.log('goals: load at most 0.70 of the unbundled source, memory at most 95 MiB');
} finally {
  rmSync(UNBUNDLED_FOLDER, { recursive: true, force: true });
}

/** Our own source as JavaScript, file by file; packages stay in node_modules. */
async function buildUnbundled(): Promise<void> {
  const build = await rolldown({
    input: { index: 'src/index.ts' },
    cwd: path.join(ROOT, 'functions'),
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !id.startsWith('@foodhouse/') && id !== 'src/index.ts',
  });
  await build.write({ dir: UNBUNDLED_FOLDER, format: 'esm', preserveModules: true, preserveModulesRoot: ROOT });
  await build.close();
}

function load(entry: string): Load {
  const probe = `const start = performance.now(); await import(${JSON.stringify(entry)});
    const { user, system } = process.cpuUsage();
    console.log(JSON.stringify({ milliseconds: performance.now() - start, cpuMilliseconds: (user + system) / 1000,
      mebibytes: process.memoryUsage.rss() / 1024 / 1024 })); process.exit(0);`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', probe], {
    encoding: 'utf8',
    env: { ...process.env, GCLOUD_PROJECT: 'demo-foodhouse' },
  });
  if (status !== 0) fail(`${entry} does not load: ${stderr.slice(0, 500)}`);
  return JSON.parse(stdout) as Load;
}

function report(
  what: string,
  unit: string,
  read: (load: Load) => number,
  measured: readonly { readonly bundled: Load; readonly unbundled: Load }[],
): void {
  const [bundled, unbundled] = [
    measured.map((pair) => read(pair.bundled)),
    measured.map((pair) => read(pair.unbundled)),
  ];
  results.figure(`${what} of the bundle`, median(bundled), unit);
  results.curve(what, unit, { bundle: bundled, unbundled });
  const ratio = median(measured.map((pair) => read(pair.bundled) / read(pair.unbundled)));
  console.log(
    `functions, ${what}, ${measured.length} pairs: bundle ${median(bundled).toFixed(0)} ${unit}, unbundled ${median(unbundled).toFixed(0)} ${unit}, ratio ${ratio.toFixed(2)}`,
  );
}
