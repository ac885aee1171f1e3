// npm test: everything, from nothing but an installed repository. The last line reads 'N passed, N failed'.
import { buildAll } from './build-all.ts';
import { requireChromium } from './chromium.ts';
import { checkReadiness, firestoreChoice } from './emulators.ts';
import { fail } from './fail.ts';
import { interruptStart, startProduct } from './product.ts';
import {
  add,
  committedFirebaseJson,
  finish,
  runFirebaseJsonCheck,
  runSizeChecks,
  runStaticChecks,
  runTests,
  type Tally,
} from './steps.ts';

async function runAll(): Promise<Tally> {
  requireChromium();
  await checkReadiness(firestoreChoice(), ['auth', 'functions', 'firestore', 'hosting', 'hub', 'api']);
  const committed = committedFirebaseJson();
  const statics = runStaticChecks();
  await buildAll(['local-firestore', 'functions', 'web']);
  const site = add([runFirebaseJsonCheck(committed), runSizeChecks()]);
  const units = runTests(['domain', 'functions', 'local-firestore', 'rules', 'web', 'tools']);
  const interrupted = await interruptStart();
  const product = await startProduct();
  const journeys = runTests(['suite', 'e2e']);
  return add([statics, site, units, interrupted, journeys, await product.kill()]);
}

try {
  finish(await runAll());
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
