// npm run check: what a change must pass before it is committed; needs no suite and no browser.
import { buildAll } from './build-all.ts';
import {
  add,
  committedFirebaseJson,
  finish,
  runFirebaseJsonCheck,
  runSizeChecks,
  runStaticChecks,
  runTests,
} from './steps.ts';

const committed = committedFirebaseJson();
const statics = runStaticChecks();
await buildAll(['local-firestore', 'functions', 'web']);
const site = add([runFirebaseJsonCheck(committed), runSizeChecks()]);
const tests = runTests(['domain', 'functions', 'rules', 'web']);
finish(add([statics, site, tests]));
