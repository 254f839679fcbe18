import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { hashPassword } from '../../server/src/auth/passwords.ts';
import { openAccountsBench, PASSWORD, type AccountsBench } from './accounts-setup.ts';
import { median, medianTime, percentile, printTable } from './measure.ts';

const { BENCH_ROUNDS: ROUNDS, BENCH_SECONDS: SECONDS } = z
  .object({
    BENCH_ROUNDS: z.coerce.number().int().min(1).default(3),
    BENCH_SECONDS: z.coerce.number().int().min(1).default(8),
  })
  .parse(process.env);
const PER_SECOND = 20;
const QUEUED = 50;

/** `npm run bench -- signins`: the cost of a sign-in, and of lists for signed-in people while many others sign in. */
export async function benchSignIns(): Promise<void> {
  const bench = await openAccountsBench({ users: 60, recipes: 200 });
  try {
    await printCost(bench);
    await printCompany(bench);
  } finally {
    await bench.close();
  }
}

function signIn({ call, emails }: AccountsBench, nth: number, password = PASSWORD) {
  return call('auth.signIn', { input: { email: emails[nth % emails.length], password } });
}

async function printCost(bench: AccountsBench): Promise<void> {
  let nth = 0;
  const inTurns = {
    'one Argon2id hash': () => hashPassword(PASSWORD),
    'a sign-in': () => signIn(bench, (nth += 1)),
    'a sign-in with a wrong password': () => signIn(bench, (nth += 1), 'wrong'),
    'a sign-in of nobody': () =>
      bench.call('auth.signIn', { input: { email: 'nobody@example.org', password: 'wrong' } }),
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, work] of Object.entries(inTurns))
      times.set(name, [...(times.get(name) ?? []), await medianTime(work, 10, 2)]);
  }
  const hash = median(times.get('one Argon2id hash') ?? []);
  const rows = [...times].map(([name, all]) => [
    name,
    `${median(all).toFixed(1)} ms`,
    `${(median(all) / hash).toFixed(2)} hashes`,
  ]);
  printTable('Signing in, one at a time', rows);
}

async function printCompany(bench: AccountsBench): Promise<void> {
  const { cookie } = await signIn(bench, 0);
  await lists(bench, cookie, 2);
  const alone: number[][] = [];
  const inCompany: number[][] = [];
  let signedIn = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await lists(bench, cookie, SECONDS));
    const crowd = keepSigningIn(bench);
    await sleep(500);
    inCompany.push(await lists(bench, cookie, SECONDS));
    signedIn += await crowd.stop();
  }
  const p95 = (rounds: number[][]) => median(rounds.map((times) => percentile(times, 95)));
  const p50 = (rounds: number[][]) => median(rounds.map((times) => percentile(times, 50)));
  printTable(`recipes.list at ${PER_SECOND} requests a second, medians of ${ROUNDS} rounds`, [
    ['', 'p50', 'p95'],
    ['alone', `${p50(alone).toFixed(1)} ms`, `${p95(alone).toFixed(1)} ms`],
    [
      `while ${QUEUED} sign-ins are queued`,
      `${p50(inCompany).toFixed(1)} ms`,
      `${p95(inCompany).toFixed(1)} ms`,
    ],
    ['ratio', (p50(inCompany) / p50(alone)).toFixed(2), (p95(inCompany) / p95(alone)).toFixed(2)],
    ['sign-ins done meanwhile', String(signedIn), ''],
  ]);
}

/** Sends at fixed times, without waiting for earlier answers. */
async function lists({ call }: AccountsBench, cookie: string, seconds: number): Promise<number[]> {
  const began = performance.now();
  const sent: Promise<number>[] = [];
  for (let nth = 0; nth < seconds * PER_SECOND; nth += 1) {
    await sleep(Math.max(0, began + (nth * 1_000) / PER_SECOND - performance.now()));
    sent.push(
      call('recipes.list', { query: true, cookie }).then(({ status, body, ms }) => {
        if (status !== 200) throw new Error(`recipes.list answered ${status}: ${body}`);
        return ms;
      }),
    );
  }
  return Promise.all(sent);
}

/** Keeps fifty sign-ins waiting. */
function keepSigningIn(bench: AccountsBench): { stop: () => Promise<number> } {
  let stopped = false;
  let done = 0;
  const one = async (first: number) => {
    for (let nth = first; !stopped; nth += QUEUED) {
      const { status, body } = await signIn(bench, nth);
      if (status !== 200) throw new Error(`A sign-in answered ${status}: ${body}`);
      done += 1;
    }
  };
  const all = Promise.all(Array.from({ length: QUEUED }, (_, first) => one(first)));
  return {
    stop: async () => {
      stopped = true;
      await all;
      return done;
    },
  };
}
