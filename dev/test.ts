// npm test: everything, from nothing but an installed repository. The last line reads 'N passed, N failed'.
import path from 'node:path';
import { buildAll, ROOT } from '../tools/build-all.ts';
import { PSEUDO } from '../local/pseudo.ts';
import { prepareTestBrowser } from '../local/chromium.ts';
import { checkReadiness, firestoreChoice } from '../tools/emulators.ts';
import { fail } from '../tools/fail.ts';
import { startScript } from '../tools/options.ts';
import { checkLedger } from './ledger.ts';
import { checkPageQueries } from './page-queries.ts';
import { phase } from '../tools/phases.ts';
import { interruptStart, startProduct, type Product } from './product.ts';
import {
  add,
  BROWSER_PROJECTS,
  CHECK_PROJECTS,
  committedFirebaseJson,
  finish,
  runFirebaseJsonCheck,
  runSizeChecks,
  runStaticChecks,
  runTests,
  STARTING_PROJECT,
  UNIT_PROJECTS,
  type Tally,
} from './steps.ts';
import { isFilter, projectsOf, SUITE_PROJECTS, type TestFilter } from './test-filter.ts';

const { options, rest: files } = startScript({
  call: 'npm test',
  does:
    'Everything: format, lint, types, sizes, and all tests, those of the running house among them.\n' +
    'With a filter, the tests alone that it lets through, and the house only where they need it.',
  takes: 'FILE...',
  options: {
    'test-name': { kind: 'text', short: 't', value: 'NAME', what: 'tests whose name holds this' },
    project: {
      kind: 'text',
      value: 'NAME',
      what: `of one project: ${[...UNIT_PROJECTS, ...SUITE_PROJECTS].join(', ')}`,
    },
  },
});
// Many short processes load the same files.
process.env['NODE_COMPILE_CACHE'] ??= path.join(ROOT, '.cache/compile');

/** German, and English made longer, in brackets (local/pseudo.ts), lie in folders beside the site in English. */
process.env['FOODHOUSE_LANGUAGES'] ??= ['en', 'de', PSEUDO].join();

/** What runs beside something that takes longer. */
const BESIDE = { isBeside: true };
const filter = { name: options['test-name'], project: options.project, files };

async function runAll(): Promise<Tally> {
  prepareTestBrowser();
  await checkSuite();
  const committed = committedFirebaseJson();
  const statics = phase('Format, lint and types', () => runStaticChecks(BESIDE)); // of the sources alone
  const starting = await phase('Starting and ending', async () =>
    add([await interruptStart(), await runTests([STARTING_PROJECT])]),
  );
  const product = await startProduct();
  const site = add([runFirebaseJsonCheck(committed), runSizeChecks()]); // of what the start has built
  // Together: much of the time the tests of the house wait.
  const units = runUnitsAfter(statics);
  const pages = await phase('Pages without the suite', () => runTests(BROWSER_PROJECTS));
  return add([starting, site, pages, await runInHouse(product, SUITE_PROJECTS), await statics, await units]);
}

async function runUnitsAfter(statics: Promise<Tally>): Promise<Tally> {
  await statics;
  const units = CHECK_PROJECTS.filter((project) => project !== STARTING_PROJECT);
  return phase('Tests without the suite', () => runTests(units, BESIDE));
}

async function runFiltered(wanted: TestFilter): Promise<Tally> {
  const { units, suite } = projectsOf(wanted);
  if (units.length + suite.length === 0)
    fail(`--project: expected ${[...UNIT_PROJECTS, ...SUITE_PROJECTS].join(', ')}, got ${wanted.project}`);
  if (suite.length > 0) await checkSuite();
  await phase('Building', build);
  const tallies = units.length === 0 ? [] : [await phase('Tests without the suite', () => runTests(units, wanted))];
  return add(suite.length === 0 ? tallies : [...tallies, await runInHouse(await startProduct(), suite, wanted)]);
}

async function runInHouse(product: Product, projects: readonly string[], wanted?: TestFilter): Promise<Tally> {
  const how = wanted ?? { environment: { WITHOUT_TRACES: '1' } };
  const tests = await phase('Tests of the running house', () => runTests(projects, how));
  const afterwards = wanted ? [] : [await checkPageQueries(), await checkLedger()];
  return add([tests, ...afterwards, await product.kill()]);
}

async function checkSuite(): Promise<void> {
  await checkReadiness(firestoreChoice(), ['auth', 'functions', 'firestore', 'hosting', 'hub', 'api']);
}

function build(): Promise<void> {
  return buildAll(['local-firestore', 'functions', 'web']);
}

try {
  finish(await (isFilter(filter) ? runFiltered(filter) : runAll()));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
