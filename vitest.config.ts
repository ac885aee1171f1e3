import { defineConfig } from 'vitest/config';
import { compileAllTexts } from './local/texts.ts';

compileAllTexts();

const NODE_MODULES = '**/node_modules/**';
/** The local Firestore under the web SDK in a real page. */
const IN_CHROMIUM = 'packages/local-firestore/test/sdk/browser.test.ts';
/** Obstacles to a start, with the suite's ports. */
const STARTING = 'tools/emulators.test.ts';
/** A shift of the kitchen, for which the suite is started and restarted. */
const SHIFT = 'tests/long/kitchen-shift.test.ts';
/** How long a condition is waited for: a busy machine is slow, and a wait costs nothing when all is well. */
const PATIENT = { poll: { timeout: 10_000 } } as const;
/** They run beside the tests of the house. */
const UNITS = {
  expect: PATIENT,
  setupFiles: ['local/patient-waits.ts'],
  testTimeout: 90_000,
  hookTimeout: 300_000,
};

const SUITE = {
  expect: PATIENT,
  globalSetup: ['tests/support/require-suite.ts'],
  testTimeout: 90_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  test: {
    // One more than vitest takes by itself on two cores: much of the time is waited for a browser or a child process.
    maxWorkers: 2,
    // What was expected and what came, whole: the line of a failure is often all that is kept.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      { test: { name: 'domain', ...UNITS, include: ['packages/domain/**/*.test.ts'], exclude: [NODE_MODULES] } },
      {
        test: {
          name: 'local-firestore',
          ...UNITS,
          include: ['packages/local-firestore/**/*.test.ts'],
          exclude: [NODE_MODULES, IN_CHROMIUM, 'packages/local-firestore/test/long/**'],
        },
      },
      { test: { name: 'local-firestore-browser', ...UNITS, include: [IN_CHROMIUM] } },
      { test: { name: 'gallery', ...UNITS, include: ['tests/gallery/*.test.ts'] } },
      // The built functions and site, with stand-ins for Google's hosts.
      {
        test: {
          name: 'production',
          ...UNITS,
          include: ['tests/production/*.test.ts'],
        },
      },
      { test: { name: 'functions', ...UNITS, include: ['functions/src/**/*.test.ts'], exclude: [NODE_MODULES] } },
      { test: { name: 'rules', ...UNITS, include: ['tests/rules/**/*.test.ts'] } },
      {
        test: {
          name: 'tools',
          ...UNITS,
          include: ['{tools,dev}/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [NODE_MODULES, 'dev/long/**', STARTING],
        },
      },
      { test: { name: 'starting', ...UNITS, include: [STARTING] } },
      {
        test: {
          name: 'web',
          ...UNITS,
          include: ['web/{src,prerender}/**/*.test.{ts,tsx}'],
          exclude: [NODE_MODULES],
          environment: 'happy-dom',
          setupFiles: [...UNITS.setupFiles, 'web/src/test/setup.ts'],
          pool: 'vmForks', // loads happy-dom once a worker: less than half the time
        },
      },
      // The long forms: histories, soaks, hundreds of thousands of random cases. Not in npm test.
      {
        test: {
          name: 'long',
          expect: PATIENT,
          include: ['{tests,dev}/long/**/*.test.ts', 'packages/local-firestore/test/long/**/*.test.ts'],
          exclude: [NODE_MODULES, SHIFT],
          testTimeout: 900_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
      // A long form that starts and restarts the suite itself.
      { test: { name: 'shift', ...UNITS, include: [SHIFT] } },
      // These need the running suite: npm test starts it, or npm start in another window. One group runs after the other.
      {
        test: {
          name: 'api',
          ...SUITE,
          include: ['tests/api/**/*.test.ts'],
          maxWorkers: 1, // they count, and take away what the API depends on
          isolate: false, // so that Firebase's SDKs are loaded once
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'journeys',
          ...SUITE,
          include: ['tests/journeys/*.test.ts'],
          maxWorkers: 2, // three are not faster on two cores, and starve each other
          isolate: false, // so that the files of a worker share its browser
          sequence: { groupOrder: 3 },
        },
      },
      // Journeys that look at all orders, at the first foods of the menu or at what is read: one after the other.
      {
        test: {
          name: 'journeys-alone',
          ...SUITE,
          include: ['tests/journeys/alone/*.test.ts'],
          maxWorkers: 1,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
