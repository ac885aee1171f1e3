// npm run check: required before a commit; needs no suite and no browser.
import { buildAll } from '../tools/build-all.ts';
import { startScript } from '../tools/options.ts';
import { phase } from '../tools/phases.ts';
import {
  add,
  CHECK_PROJECTS,
  committedFirebaseJson,
  finish,
  runFirebaseJsonCheck,
  runSizeChecks,
  runStaticChecks,
  runTests,
} from './steps.ts';

startScript({
  call: 'npm run check',
  does: 'What a change must pass before it is committed: format, lint, types, sizes, and the tests without suite and browser.',
});
const committed = committedFirebaseJson();
const statics = await phase('Format, lint and types', () => runStaticChecks());
await phase('Building', () => buildAll(['local-firestore', 'functions', 'web']));
const site = add([runFirebaseJsonCheck(committed), runSizeChecks()]);
const tests = await phase('Tests', () => runTests(CHECK_PROJECTS));
finish(add([statics, site, tests]));
