// npm run bench:import: a menu of 186 foods, 501 groups and 12,525 options comes in, comes again, and comes dearer, into a house of
// its own: milliseconds of each, beside what it takes to read the same file. Fails where what comes again adds or changes anything.
import { isDeepStrictEqual } from 'node:util';
import { parseImportMenuRequest, type ImportedMenu } from '@foodhouse/domain';
import { largeMenu } from '@foodhouse/domain/testing';
import { importMenu } from '../functions/src/services/menu/import-menu.ts';
import { openTimedHouse } from '../functions/src/testing/timed-house.ts';
import { fail } from '../tools/fail.ts';
import { startBenchmark } from './support/benchmark.ts';
import { median } from './support/statistics.ts';

const LASTS_MS = 25_000;
const MOST_MS = 5000;

const {
  options: { runs },
  results,
} = await startBenchmark({
  name: 'import',
  does: 'A menu of 186 foods and 501 groups comes in, comes again, and comes dearer: milliseconds.',
  options: { runs: { kind: 'count', what: 'of each', usual: 3 } },
  needsSuite: false,
});

const NOTHING = { added: 0, changed: 0, groups: { added: 0, changed: 0 }, categories: 0 };
const took: Record<'read' | 'first' | 'again' | 'dearer', number[]> = { read: [], first: [], again: [], dearer: [] };
for (let run = 0; run < runs; run += 1) {
  const house = await openTimedHouse({ projectId: `demo-import-${run}`, foods: 0, portions: 0, customers: 0 });
  const bring = async (part: 'first' | 'again' | 'dearer', file: unknown): Promise<ImportedMenu> => {
    const startMs = performance.now();
    const parsed = parseImportMenuRequest({ format: 'gloriafood', file, supplier: 'Ann' }, 'USD');
    took.read.push(performance.now() - startMs);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
    const ports = { ...house.ports, unitOfWork: house.ports.unitOfWork.since(Date.now(), LASTS_MS) };
    const outcome = await importMenu(ports, house.admin, parsed.value);
    if (outcome.status !== 'done') throw new Error(`expected an import, got ${outcome.reason}`);
    took[part].push(performance.now() - startMs);
    return outcome.value;
  };
  await bring('first', largeMenu());
  const { added, changed, groups, categories } = await bring('again', largeMenu());
  const more = { added: added.length, changed: changed.length, groups, categories };
  if (!isDeepStrictEqual(more, NOTHING)) fail(`The same menu again is expected to do nothing: ${JSON.stringify(more)}`);
  await bring('dearer', largeMenu(1));
  await house.stop();
}
for (const [part, times] of Object.entries(took)) {
  results.figure(part, median(times), 'ms', ...(part === 'read' ? [] : [`<= ${MOST_MS}`]));
  console.log(`${part}: ${median(times).toFixed(0)} ms`);
}
results.save();
process.exit(0);
