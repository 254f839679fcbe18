import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screens`: by hand and at night, for it opens every screen twenty times. */
export default defineConfig(journeys, {
  testMatch: '**/*.screens.ts',
  outputDir: '../test-results/screens',
  // One size beside another.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 1_800_000,
});
