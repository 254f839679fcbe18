// npm run times: whether the tests keep to their time, by the last recorded run. `npm run times record` records the last whole
// run of `npm test`, which should have had a quiet machine.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOf, LAST_RUN, RECORD, testFiles } from './test-times.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

if (process.argv[2] === 'record') record(read(LAST_RUN));
const faults = faultsOf(read(RECORD), testFiles(ROOT));
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('The tests keep to their time.');
process.exitCode = faults.length === 0 ? 0 : 1;

/** Sorted and rounded, so that two records can be compared line by line. */
function record({ whole, phases, files }) {
  const rounded = (times) =>
    Object.fromEntries(
      Object.entries(times)
        .map(([name, seconds]) => [name, Math.round(seconds * 10) / 10])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const times = { whole: Math.round(whole), phases: rounded(phases), files: rounded(files) };
  writeFileSync(path.join(ROOT, RECORD), `${JSON.stringify(times, null, 2)}\n`);
}
