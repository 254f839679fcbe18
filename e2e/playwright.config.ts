import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, headlessPath } from '../server/src/testing/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/start-larder.ts',
  outputDir: '../test-results',
  // Journeys wait more than they work: five keep two cores busy, three leave a third of them idle.
  workers: Math.max(5, availableParallelism()),
  // A second try tells a disturbed machine from a broken program; npm test names every test that needed it.
  retries: 1,
  // Ends what hangs; a slow or busy machine takes several times what a quiet one does.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : []),
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    // A dialog that fades in is drawn a dozen times. What moves is tested where `no-preference` is asked for.
    contextOptions: { reducedMotion: 'reduce' },
    // A step that cannot go on ends by itself and names what it waited for, long before the whole test does.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // The machine's own must not decide what a test reads.
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // TRACE=1 keeps a trace of what fails; it slows every step.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // It would answer in the place of tests that hold requests back. The installed app has tests of its own.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath: headlessPath(), args: CHROMIUM_ARGS },
  },
});
