import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Files share their processes, so that modules are loaded once; tests that wait leave room for one more. The time ends what
 * hangs: a slow or busy machine takes several times what a quiet one does.
 */
const SHARED = {
  isolate: false,
  maxWorkers: Math.max(3, availableParallelism()),
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    ...SHARED,
    projects: [
      {
        test: { ...SHARED, name: 'scripts', include: ['scripts/**/*.test.mjs'] },
      },
      {
        test: { ...SHARED, name: 'shared', include: ['shared/src/**/*.test.ts'] },
      },
      {
        test: {
          ...SHARED,
          name: 'server',
          include: ['{server/src,lab}/**/*.test.ts'],
          exclude: ['**/*.int.test.ts'],
        },
      },
      {
        test: {
          ...SHARED,
          name: 'server-integration',
          include: ['{server/src,lab}/**/*.int.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
      {
        test: { ...SHARED, name: 'client', include: ['client/src/**/*.test.ts', 'client/src/**/*.test.tsx'] },
      },
    ],
  },
});
