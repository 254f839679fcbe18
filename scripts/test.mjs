// npm test [-- PATTERN…]: everything there is to test, or the files whose path contains one of the patterns. Says what took how
// long. The last line is the sum: `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureTools, hasChromium } from './ensure-tools.mjs';
import { isJourney, LAST_RUN, slowest, testFiles } from './test-times.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const VITEST = moduleFile('vitest/package.json', 'vitest.mjs');
const PLAYWRIGHT = moduleFile('@playwright/test/package.json', 'cli.js');
const JOURNEYS = ['test', '--config=e2e/playwright.config.ts'];
const BUILD = ['scripts/build.mjs', '--pseudo'];
const reports = mkdtempSync(path.join(os.tmpdir(), 'larder-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const patterns = process.argv.slice(2);
const wanted = testFiles(ROOT).filter((file) => isWanted(file));
if (wanted.length === 0) {
  console.error(`No test file has ${patterns.join(' or ')} in its path.`);
  process.exit(1);
}
const [journeys, others] = [wanted.filter(isJourney), wanted.filter((file) => !isJourney(file))];
const integration = others.filter((file) => file.endsWith('.int.test.ts'));
const began = Date.now();
const times = { whole: 0, phases: {}, files: {} };

const tools = phase('tools', ensureTools);
const sums = [];
const failed = [];
// Fetching tools and building leave a core to tests that need none of them.
const [built, units] = await Promise.all([
  integration.length + journeys.length === 0 || phase('build', build),
  others.length > integration.length && phase('units', () => runVitest('units', ['!server-integration'])),
]);
const missing = await tools;
if (!built) process.exit(1);
if (units) sums.push(units);
if (integration.length > 0)
  sums.push(await phase('integration', () => runVitest('integration', ['server-integration'])));
if (journeys.length > 0)
  sums.push(await phase('journeys', async () => ((await hasChromium()) ? runPlaywright() : listJourneys())));
summarize();

function isWanted(file) {
  return patterns.length === 0 || patterns.some((pattern) => file.includes(pattern));
}

/** Does the work, and writes down how long it took. */
async function phase(name, work) {
  const start = Date.now();
  const answer = await work();
  times.phases[name] = (Date.now() - start) / 1000;
  return answer;
}

async function build() {
  const { status, output } = await run(BUILD, {}, 'pipe');
  process.stdout.write(output);
  return status === 0;
}

async function runVitest(name, projects) {
  const report = path.join(reports, `${name}.json`);
  const command = [
    ...[VITEST, 'run', ...patterns, '--config=vitest.workspace.ts', '--passWithNoTests'],
    ...projects.map((project) => `--project=${project}`),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ];
  const ended = await run(command);
  return counted(ended, report, ({ numPassedTests, numFailedTests, testResults }) => {
    for (const { name: file, startTime, endTime } of testResults) took(file, endTime - startTime);
    const tests = testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map((test) => ({ file, ...test })),
    );
    const skipped = tests.filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status));
    for (const { fullName } of skipped) console.warn(`Not run: ${fullName}`);
    for (const { file, fullName, status, failureMessages } of tests)
      if (status === 'failed') failed.push(failure(file, fullName, failureMessages[0]));
    return { passed: numPassedTests, failed: numFailedTests, skipped: skipped.length };
  });
}

async function runPlaywright() {
  const report = path.join(reports, 'journeys.json');
  const ended = await run([PLAYWRIGHT, ...JOURNEYS, ...patterns.map(asRegex)], { E2E_REPORT: report });
  return counted(ended, report, ({ stats, suites }) => {
    for (const { file, ...suite } of suites)
      took(
        path.join(ROOT, 'e2e', file),
        durations(suite).reduce((sum, each) => sum + each, 0),
      );
    for (const { file, title, tests } of suites.flatMap(specsOf))
      if (tests.some(({ status }) => status === 'unexpected'))
        failed.push(failure(path.join(ROOT, 'e2e', file), title, messageOf(tests)));
    if (stats.flaky > 0)
      console.warn(`${stats.flaky} browser tests passed only at their second try: see "flaky" above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  });
}

/** Every journey of a suite. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Why a journey failed: what its last try says. */
function messageOf(tests) {
  return tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error.message;
}

/** A failed test by name, with the first lines of what it says. */
function failure(file, title, message = '') {
  const said = stripVTControlCharacters(message).split('\n').slice(0, 10);
  return [`${path.relative(ROOT, file)}: ${title}`, ...said.map((line) => `    ${line}`)].join('\n');
}

/** Of every try of every test of a suite, in milliseconds. */
function durations({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  return [...own.map(({ duration }) => duration), ...suites.flatMap(durations)];
}

/** Without a browser: what would have run in one, by name. */
function listJourneys() {
  const { stdout } = spawnSync(
    process.execPath,
    [PLAYWRIGHT, ...JOURNEYS, '--list', ...patterns.map(asRegex)],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const journeys = stdout.split('\n').filter((line) => line.includes(' › '));
  for (const journey of journeys) console.warn(`Not run: ${journey.trim()}`);
  return { passed: 0, failed: 0, skipped: journeys.length };
}

/** Ends with the exit status and, when piped, with all that was printed. */
function run(args, env = {}, stdio = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('close', (status) => resolve({ status, output }));
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

function took(file, milliseconds) {
  times.files[path.relative(ROOT, file)] = milliseconds / 1000;
}

/** How long it all took, what is missing, and the sum. Of a whole run the times are left for `npm run times`. */
function summarize() {
  const seconds = (value) => `${value.toFixed(1).padStart(8)} s`;
  times.whole = (Date.now() - began) / 1000;
  console.log('\nPhases');
  for (const [name, value] of Object.entries(times.phases)) console.log(`${seconds(value)}  ${name}`);
  console.log(`${seconds(times.whole)}  in all`);
  console.log('\nSlowest files');
  for (const [file, value] of slowest(times.files, 20)) console.log(`${seconds(value)}  ${file}`);
  if (patterns.length === 0) {
    const lastRun = path.join(ROOT, LAST_RUN);
    mkdirSync(path.dirname(lastRun), { recursive: true });
    writeFileSync(lastRun, JSON.stringify(times));
  }
  // Last, so that whoever sees the end of a long output alone sees them.
  if (failed.length > 0) console.log(`\nFailed\n${failed.join('\n')}\n`);
  for (const tool of missing) console.warn(`Not there and not to be installed: ${tool}`);
  const sum = (name) => sums.reduce((total, each) => total + each[name], 0);
  const skipped = sum('skipped');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

/** Playwright takes expressions, where vitest takes parts of a path. */
function asRegex(pattern) {
  return pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function moduleFile(manifest, file) {
  return path.join(path.dirname(require.resolve(manifest)), file);
}
