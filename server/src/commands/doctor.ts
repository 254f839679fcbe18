import { examine } from '../doctor/doctor.ts';
import type { Finding } from '../doctor/finding.ts';
import { parseCommand, UsageError } from './usage.ts';

// `npm run doctor`: says of every part of an installation whether it works and what to do where it does not. Exits with 1 where
// there is a problem.
const MARKS = { ok: 'ok', warning: 'WARNING', problem: 'PROBLEM', skipped: 'skipped' };

try {
  const { values } = parseCommand(process.argv.slice(2), { json: { type: 'boolean' } }, 'doctor [--json]');
  const findings = await examine();
  const isWell = findings.every(({ state }) => state !== 'problem');
  console.log(
    values.json === true
      ? JSON.stringify({ ok: isWell, findings }, null, 2)
      : findings.map(lineOf).join('\n'),
  );
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function lineOf({ part, state, text, advice }: Finding): string {
  const what = advice === undefined ? text : `${text}. ${advice}`;
  return `${MARKS[state].padEnd(8)} ${part.padEnd(14)} ${what}`;
}
