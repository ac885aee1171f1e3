// npm test: everything, from nothing but an installed repository. The last line reads 'N passed, N failed'.
import { buildAll } from './build-all.ts';
import { requireChromium } from './chromium.ts';
import { checkReadiness, firestoreChoice, startSuite } from './emulators.ts';
import { fail } from './fail.ts';
import { seedHouse } from './seed/seed-house.ts';
import { add, finish, runSizeChecks, runStaticChecks, runTests, type Tally } from './steps.ts';
import { pointAtSuite, PROJECT_ID } from './suite.ts';

async function runAll(): Promise<Tally> {
  requireChromium();
  await checkReadiness(firestoreChoice(), ['auth', 'functions', 'firestore', 'hosting', 'hub', 'api']);
  const statics = runStaticChecks();
  await buildAll(['local-firestore', 'functions', 'web']);
  const sizes = runSizeChecks();
  const units = runTests(['domain', 'functions', 'local-firestore', 'rules', 'web', 'tools']);
  const suite = await startSuite(firestoreChoice());
  try {
    pointAtSuite();
    await seedHouse(PROJECT_ID);
    return add([statics, sizes, units, runTests(['suite', 'e2e'])]);
  } finally {
    await suite.stop();
  }
}

try {
  finish(await runAll());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
