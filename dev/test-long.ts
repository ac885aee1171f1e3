// npm run test:long: the long forms of tests that npm test runs in short: random histories by the thousand, whole soak
// tests, a shift of the kitchen, every mutant, a deployment against a stand-in of Google, the site with App Check, and
// the house in another region. It takes about an hour. The last line reads 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll, ROOT } from '../tools/build-all.ts';
import { prepareTestBrowser } from '../local/chromium.ts';
import { checkReadiness, firestoreChoice } from '../tools/emulators.ts';
import { fail } from '../tools/fail.ts';
import { startScript } from '../tools/options.ts';
import { phase } from '../tools/phases.ts';
import { startProduct } from './product.ts';
import { add, finish, runTests, type Tally } from './steps.ts';

startScript({
  call: 'npm run test:long',
  does: 'The long forms of tests that npm test runs in short: random histories, soaks, and every mutant. About an hour.',
});
const IN_MEMORY = { HISTORIES: '20000', BASKETS: '20000' };
const MALFORMED = { FUZZ_REQUESTS: '10000' };
const ON_THE_STORE = { HISTORIES: '400', RACE_ROUNDS: '20', ...MALFORMED };

async function runAll(): Promise<Tally> {
  prepareTestBrowser();
  await checkReadiness(firestoreChoice(), ['auth', 'functions', 'firestore', 'hosting', 'hub', 'api']);
  await phase('Building', () => buildAll(['local-firestore', 'functions', 'web']));
  const memory = await phase('Histories and baskets in memory', () =>
    runTests(['functions'], { files: ['histories', 'cut-changes', 'ordering/baskets'], environment: IN_MEMORY }),
  );
  const requests = await phase('Malformed requests to the local Firestore', () =>
    runTests(['local-firestore'], { files: ['requests-fuzz'], environment: MALFORMED }),
  );
  const gallery = await phase('The gallery', () => runTests(['gallery'], { environment: { GALLERY: 'whole' } }));
  const product = await startProduct();
  // First: an Order List shows what has waited longest, and races leave hundreds of orders that wait.
  const soak = await phase('Soaks', () => runTests(['long']));
  const store = await phase('Histories on the store, malformed requests, races', () =>
    runTests(['api'], { files: ['histories', 'fuzz', 'races'], environment: ON_THE_STORE }),
  );
  const ended = await product.stop();
  const shift = await phase('A shift of the kitchen', () => runTests(['shift']));
  const mutants = await phase('Mutants', runMutants);
  return add([
    memory,
    requests,
    gallery,
    soak,
    store,
    ended,
    shift,
    mutants,
    await phase('The house in Europe', runInEurope),
  ]);
}

/** Builds and starts the house in another region: every call as every identity, and the dashboard, which uses callables. */
function runInEurope(): Tally {
  const config = path.join(ROOT, 'firebase.json');
  const ours = readFileSync(config);
  const files = ['tests/api/permissions.test.ts', 'tests/journeys/dashboard.test.ts'];
  const { status } = spawnSync(process.execPath, [path.join(ROOT, 'dev/test.ts'), ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FOODHOUSE_REGION: 'europe-west1' },
  });
  writeFileSync(config, ours); // the build wrote that region
  return { passed: Number(status === 0), failed: Number(status !== 0) };
}

function runMutants(): Tally {
  const { status } = spawnSync(process.execPath, [path.join(ROOT, 'dev/mutants/run.ts')], { stdio: 'inherit' });
  return { passed: Number(status === 0), failed: Number(status !== 0) };
}

try {
  finish(await runAll());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
