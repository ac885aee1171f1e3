// npm run bench:import: a menu of 186 foods, 501 groups and 12,525 options comes in, comes again, and comes dearer, into a house of
// its own: milliseconds of each, beside what it takes to read the same file.
import { parseImportMenuRequest } from '@foodhouse/domain';
import { importMenu } from '../functions/src/services/menu/import-menu.ts';
import { largeMenu } from '../functions/src/testing/large-menu.ts';
import { openTimedHouse } from '../functions/src/testing/timed-house.ts';
import { startBenchmark } from './support/benchmark.ts';
import { median } from './support/statistics.ts';

const LASTS_MS = 25_000;

const {
  options: { runs },
  results,
} = await startBenchmark({
  name: 'import',
  does: 'A menu of 186 foods and 501 groups comes in, comes again, and comes dearer: milliseconds.',
  options: { runs: { kind: 'count', what: 'of each', usual: 3 } },
  needsSuite: false,
});

const took: Record<'read' | 'first' | 'again' | 'dearer', number[]> = { read: [], first: [], again: [], dearer: [] };
for (let run = 0; run < runs; run += 1) {
  const house = await openTimedHouse({ projectId: `demo-import-${run}`, foods: 0, portions: 0, customers: 0 });
  const bring = async (part: 'first' | 'again' | 'dearer', file: unknown): Promise<void> => {
    const startMs = performance.now();
    const parsed = parseImportMenuRequest({ format: 'gloriafood', file, supplier: 'Ann' }, 'USD');
    took.read.push(performance.now() - startMs);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
    const ports = { ...house.ports, unitOfWork: house.ports.unitOfWork.since(Date.now(), LASTS_MS) };
    const { status } = await importMenu(ports, house.admin, parsed.value);
    if (status !== 'done') throw new Error(`expected an import, got ${status}`);
    took[part].push(performance.now() - startMs);
  };
  await bring('first', largeMenu());
  await bring('again', largeMenu());
  await bring('dearer', largeMenu(1));
  await house.stop();
}
for (const [part, times] of Object.entries(took)) {
  results.figure(part, median(times), 'ms');
  console.log(`${part}: ${median(times).toFixed(0)} ms`);
}
results.save();
process.exit(0);
