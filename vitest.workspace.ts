import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] },
      },
      {
        test: { name: 'shared', include: ['shared/src/**/*.test.ts'] },
      },
      {
        test: { name: 'server', include: ['server/src/**/*.test.ts'], exclude: ['**/*.int.test.ts'] },
      },
      {
        test: {
          name: 'server-integration',
          include: ['server/src/**/*.int.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'client', include: ['client/src/**/*.test.ts', 'client/src/**/*.test.tsx'] },
      },
    ],
  },
});
