import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = import.meta.dirname;
const RECORD = JSON.parse(readFileSync(path.join(ROOT, 'scripts/test-times.json'), 'utf8')) as {
  files: Record<string, number>;
};

/** What took longest at the last recorded run begins first, after what is new: nothing long is left for the end, when others wait for it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = (file: TestSpecification) =>
      RECORD.files[path.relative(ROOT, file.moduleId)] ?? Number.MAX_VALUE;
    return [...files].sort((a, b) =>
      a.project.name === b.project.name
        ? secondsOf(b) - secondsOf(a)
        : a.project.name.localeCompare(b.project.name),
    );
  }
}

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
    sequence: { sequencer: LongestFirst },
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
