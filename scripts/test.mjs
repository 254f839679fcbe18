// npm test: everything there is to test. The last line is the sum: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ensureTools } from './ensure-tools.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const reports = mkdtempSync(path.join(os.tmpdir(), 'larder-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

try {
  await ensureTools();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

if (run('scripts/build.mjs', []).status !== 0) process.exit(1);

const unit = runVitest();
const browser = runPlaywright();
const sum = {
  passed: unit.passed + browser.passed,
  failed: unit.failed + browser.failed,
  skipped: unit.skipped + browser.skipped,
};
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
process.exitCode = sum.failed === 0 ? 0 : 1;

function runVitest() {
  const report = path.join(reports, 'vitest.json');
  const ended = run(moduleFile('vitest/package.json', 'vitest.mjs'), [
    'run',
    '--config=vitest.workspace.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return counted(ended, report, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }));
}

function runPlaywright() {
  const report = path.join(reports, 'playwright.json');
  const ended = run(
    moduleFile('@playwright/test/package.json', 'cli.js'),
    ['test', '--config=e2e/playwright.config.ts', '--pass-with-no-tests'],
    { E2E_REPORT: report },
  );
  return counted(ended, report, ({ stats }) => {
    if (stats.flaky > 0)
      console.warn(`${stats.flaky} browser tests passed only at their second try: see "flaky" above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  });
}

function run(file, args, env = {}) {
  return spawnSync(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** The counts of a report. A run that failed without a failed test (no report, an error outside a test) is one failure. */
function counted({ status }, report, count) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    console.error(`No report was written: ${path.basename(report)}`);
    counts.failed = 1;
  }
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function moduleFile(manifest, file) {
  return path.join(path.dirname(require.resolve(manifest)), file);
}
