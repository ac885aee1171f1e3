import { defineConfig } from 'vitest/config';

const NODE_MODULES = '**/node_modules/**';
/** How long a condition of the suite or of a page is waited for: a busy machine is slow, and a wait costs nothing when all is well. */
const PATIENT = { poll: { timeout: 10_000 } } as const;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'], exclude: [NODE_MODULES] } },
      {
        test: {
          name: 'local-firestore',
          include: ['packages/local-firestore/**/*.test.ts'],
          exclude: [NODE_MODULES, 'packages/local-firestore/test/long/**'],
          testTimeout: 30_000,
          hookTimeout: 300_000,
        },
      },
      { test: { name: 'functions', include: ['functions/src/**/*.test.ts'], exclude: [NODE_MODULES] } },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [NODE_MODULES],
          environment: 'happy-dom',
          setupFiles: ['web/src/test/setup.ts'],
        },
      },
      // The long forms: histories, soaks, hundreds of thousands of random cases. Not in npm test.
      {
        test: {
          name: 'long',
          expect: PATIENT,
          include: ['tests/long/**/*.test.ts', 'packages/local-firestore/test/long/**/*.test.ts'],
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
      // These two need the running suite: npm test starts it, or npm start in another window.
      {
        test: {
          name: 'suite',
          expect: PATIENT,
          include: ['tests/suite/**/*.test.ts'],
          globalSetup: ['tests/require-suite.ts'],
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: PATIENT,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/require-suite.ts'],
          testTimeout: 90_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
