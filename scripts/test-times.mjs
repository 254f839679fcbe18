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
export const SLOWER = {};

/** What `npm test` may take on a quiet machine of two cores, in seconds. A fifth more fails the check. */
const WHOLE = 14 * 60;
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
