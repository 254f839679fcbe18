import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import superjson, { type SuperJSONResult } from 'superjson';
import { answers } from '../../server/src/trpc/transformer.ts';
import { openAccountsBench, PASSWORD } from './accounts-setup.ts';
import { printTable } from './measure.ts';

const CALLS = 500;

/**
 * `npm run bench -- answers`: what our own encoder saves of a call's time, compared with superjson alone (ADR 011).
 * All in CPU time, which does not depend on other processes.
 */
export async function benchAnswers(): Promise<void> {
  const bench = await openAccountsBench({ users: 2, recipes: 1_000 });
  const rows = [['CPU, ms', 'call in web', 'superjson', 'our own', 'taken off a call with superjson']];
  try {
    const { cookie } = await bench.call('auth.signIn', {
      input: { email: bench.emails[0], password: PASSWORD },
    });
    for (const limit of [24, 100]) {
      const list = () => bench.call('recipes.list', { input: { limit }, query: true, cookie });
      for (let n = 0; n < CALLS; n += 1) await list();
      const before = cpuOf(bench.pid);
      for (let n = 0; n < CALLS; n += 1) await list();
      const call = (cpuOf(bench.pid) - before) / CALLS;
      const { result } = JSON.parse((await list()).body) as { result: { data: SuperJSONResult } };
      const value = superjson.deserialize(result.data);
      const [theirs, own] = [encoding(superjson, value), encoding(answers, value)];
      const saved = (theirs - own) / (call + theirs - own);
      rows.push([
        `recipes.list, ${limit} cards`,
        ...[call, theirs, own].map((ms) => ms.toFixed(3)),
        `${(saved * 100).toFixed(0)} %`,
      ]);
    }
    printTable('encoding an answer', rows);
  } finally {
    await bench.close();
  }
}

function encoding(encoder: { serialize: (given: unknown) => unknown }, value: unknown): number {
  const encode = () => {
    for (let n = 0; n < CALLS; n += 1) JSON.stringify(encoder.serialize(value));
  };
  encode();
  const before = process.cpuUsage();
  encode();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / CALLS;
}

/** The CPU time that a process has used so far, in milliseconds (Linux). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
