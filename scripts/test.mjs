// npm test: everything there is to test. The last line is the sum: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ensureTools, hasChromium } from './ensure-tools.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const reports = mkdtempSync(path.join(os.tmpdir(), 'larder-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const missing = await ensureTools();

if (run('scripts/build.mjs', ['--pseudo']).status !== 0) process.exit(1);

const unit = runVitest();
const browser = (await hasChromium()) ? runPlaywright() : listJourneys();
const sum = {
  passed: unit.passed + browser.passed,
  failed: unit.failed + browser.failed,
  skipped: unit.skipped + browser.skipped,
};
for (const tool of missing) console.warn(`Not there and not to be installed: ${tool}`);
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
  return counted(ended, report, ({ numPassedTests, numFailedTests, testResults }) => {
    const skipped = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'skipped' || status === 'pending' || status === 'todo');
    for (const { fullName } of skipped) console.warn(`Not run: ${fullName}`);
    return { passed: numPassedTests, failed: numFailedTests, skipped: skipped.length };
  });
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

/** Without a browser: what would have run in one, by name. */
function listJourneys() {
  const { stdout } = spawnSync(
    process.execPath,
    [
      moduleFile('@playwright/test/package.json', 'cli.js'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--list',
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  const journeys = stdout.split('\n').filter((line) => line.includes(' › '));
  for (const journey of journeys) console.warn(`Not run: ${journey.trim()}`);
  return { passed: 0, failed: 0, skipped: journeys.length };
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
