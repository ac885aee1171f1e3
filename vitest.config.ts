import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'local-firestore',
          include: ['packages/local-firestore/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'] } },
    ],
  },
});
