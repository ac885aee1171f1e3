// npm run check: what a change must pass before it is committed; needs no suite and no browser.
import { buildAll } from './build-all.ts';
import { add, finish, runSizeChecks, runStaticChecks, runTests } from './steps.ts';

const statics = runStaticChecks();
await buildAll(['local-firestore', 'functions', 'web']);
const sizes = runSizeChecks();
const tests = runTests(['domain', 'functions', 'rules', 'web']);
finish(add([statics, sizes, tests]));
