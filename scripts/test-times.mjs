// How long the tests took at the last recorded whole run, and how long they may take.
import { execFileSync } from 'node:child_process';

/** Where a whole run of `npm test` leaves its times, in seconds: { whole, phases: { name: … }, files: { path: … } }. Phases overlap. */
export const LAST_RUN = 'test-results/times.json';
/** Those of a quiet machine, kept by `npm run times -- record`. */
export const RECORD = 'scripts/test-times.json';

/** What a file may take, in seconds of its own; what takes longer has a line in SLOWER. */
const BUDGET = 15;
const JOURNEYS_BUDGET = 60;

/** Files that may take longer: how many seconds, and why it cannot be less. */
export const SLOWER = {
  'e2e/every-screen.e2e.ts': [140, 'checks every screen with axe in both themes'],
  'e2e/imports.e2e.ts': [85, 'every way to import, with drafts that wait and are changed'],
  'e2e/installed-app.e2e.ts': [100, 'installs the app in two browsers, and shares with it'],
  'e2e/languages.e2e.ts': [110, 'every screen in the pseudo language, on two phones'],
  'e2e/moving-in.e2e.ts': [95, 'whole libraries move in, out and back'],
  'e2e/on-device.e2e.ts': [120, 'twenty journeys without a line, each with a copy of its own'],
  'e2e/people.e2e.ts': [90, 'several people with pages of their own'],
  'e2e/photo-import.e2e.ts': [85, 'reads photos with the real models'],
  'e2e/plan.e2e.ts': [105, 'weeks of one and of two people, in two time zones'],
  'e2e/settings.e2e.ts': [75, 'every section of the settings'],
  'e2e/shopping.e2e.ts': [80, 'lists of two people, live and without a line'],
  'e2e/under-way.e2e.ts': [125, 'every state under way in the pseudo language'],
  'e2e/updates.e2e.ts': [80, 'builds follow one another under open forms'],
  'e2e/waiting-writes.e2e.ts': [115, 'changes wait, tabs end and crash, and all is sent once'],
  'server/src/access-matrix/canary-crawl.int.test.ts': [40, 'asks everything there is to ask as ten people'],
  'server/src/access-matrix/procedures.int.test.ts': [
    65,
    'asks every procedure as everybody, some 3,000 cells, and looks at every table after each',
  ],
  'server/src/adapters/photo-reader/photo-reader.test.ts': [45, 'reads made photos with the real models'],
  'server/src/backup/backup.int.test.ts': [
    30,
    'backs up while people write, and restores into a folder and a bucket',
  ],
  'server/src/db/upgrade.int.test.ts': [28, 'runs all migrations since the first version under calls'],
  'server/src/extraction/text/read-text.test.ts': [50, 'reads 370 written texts'],
  'server/src/features/images/upload.int.test.ts': [25, 'decodes large and hostile pictures'],
  'server/src/features/imports/worker-places.int.test.ts': [25, 'slow sites hold on to their imports'],
  'server/src/features/moves/moves.int.test.ts': [
    30,
    'moves whole files in, each read in a process of its own',
  ],
  'server/src/jobs/jobs.int.test.ts': [30, 'waits for retries, in Postgres and in Redis'],
  'lab/bench/reading/given-pages.test.ts': [22, 'reads every eighth of the given pages, twice'],
  'lab/drills/killed-programs.int.test.ts': [45, 'replaces seven programs behind a proxy, one after another'],
  'server/src/launcher.int.test.ts': [65, 'starts Larder seven times with its own Postgres'],
  'server/src/npm-start.int.test.ts': [20, 'starts Larder by npm, twice'],
  'server/src/process/tracing.int.test.ts': [40, 'starts web, worker and a collector'],
  'server/src/worker.int.test.ts': [
    120,
    'kills and stops nine workers, and waits until another takes what they held',
  ],
};

/**
 * What `npm test` may take on a quiet machine of two cores, in seconds; a fifth more fails the check. Fourteen minutes are wanted: docs/testing.md
 * says what it takes.
 */
const WHOLE = 19 * 60;
const LEEWAY = 1.2;
/** New files are measured at the next record; with more of them the record says too little. */
const MAX_UNMEASURED = 15;

/** Every test file of the project, as paths from its root. */
export function testFiles(root) {
  const all = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return all.split('\n').filter((file) => /\.test\.(ts|tsx|mjs)$|\.e2e\.ts$/.test(file));
}

/** Whether the file is run in a browser. */
export function isJourney(file) {
  return file.endsWith('.e2e.ts');
}

/** The slowest files first: [path, seconds]. */
export function slowest(files, count) {
  return Object.entries(files)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count);
}

/** What is wrong with the recorded times, one sentence each. */
export function faultsOf({ whole, files }, existing, slower = SLOWER) {
  const faults = [];
  for (const [file, seconds] of Object.entries(files)) {
    if (!existing.includes(file)) continue;
    const usual = isJourney(file) ? JOURNEYS_BUDGET : BUDGET;
    const [allowed] = slower[file] ?? [usual];
    if (seconds > allowed * LEEWAY)
      faults.push(`${file} took ${seconds.toFixed(0)} s, where ${allowed} s are allowed.`);
    if (file in slower && seconds < usual)
      faults.push(`${file} took ${seconds.toFixed(0)} s and needs no line in SLOWER.`);
  }
  for (const [file, [, why]] of Object.entries(slower)) {
    if (!existing.includes(file)) faults.push(`${file} has a line in SLOWER and is not there.`);
    if (!why) faults.push(`${file} has no reason in SLOWER.`);
  }
  const unmeasured = existing.filter((file) => !(file in files));
  if (unmeasured.length > MAX_UNMEASURED)
    faults.push(
      `${unmeasured.length} test files are not in the record: npm test, then npm run times record.`,
    );
  if (whole > WHOLE * LEEWAY)
    faults.push(`npm test took ${whole.toFixed(0)} s, where ${WHOLE} s are allowed.`);
  return faults;
}
