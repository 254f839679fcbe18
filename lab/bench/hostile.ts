import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostileBodies, hostileCalls } from '../../server/src/testing/hostile-bodies.ts';
import { openAccountsBench, PASSWORD, type AccountsBench } from './accounts-setup.ts';
import { percentile, printTable } from './measure.ts';
import { startPoll, type Poll } from './poll.ts';

const TIMES = 20;

/**
 * `npm run bench -- hostile`: the time of /healthz on another connection while bodies that once blocked web arrive, 20 in a
 * row and 20 at once, from a visitor and from a signed-in person, without rate limits; and calls whose inputs hold far too much, with
 * what they leave in web's memory (wanted: within 100 ms of quiet, at most 60 MB more). Memory is that of Linux.
 */
export async function benchHostile(): Promise<void> {
  const bench = await openAccountsBench({ users: 2, recipes: 10 });
  const poll = await startPoll(`${bench.url}/healthz`);
  const rows = [['p100 of /healthz, ms', 'quiet', 'in a row', 'at once', 'answers']];
  try {
    const { cookie } = await bench.call('auth.signIn', {
      input: { email: bench.emails[0], password: PASSWORD },
    });
    for (const as of ['', cookie]) {
      for (const { name, body } of hostileBodies()) {
        const send = async () => {
          const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: as };
          const answer = await fetch(`${bench.url}/trpc/auth.signIn`, { method: 'POST', headers, body });
          await answer.text();
          return answer.status;
        };
        const longest = async () => percentile(await poll.take(), 100).toFixed(0);
        await poll.take();
        await sleep(1_500);
        const quiet = await longest();
        const answers = new Set<number>();
        for (let n = 0; n < TIMES; n += 1) answers.add(await send());
        const inARow = await longest();
        for (const status of await Promise.all(Array.from({ length: TIMES }, send))) answers.add(status);
        rows.push([
          `${name}, ${as ? 'signed in' : 'a stranger'}`,
          quiet,
          inARow,
          await longest(),
          [...answers].join(' '),
        ]);
      }
    }
    printTable(`${TIMES} of each body`, rows);
    await benchCalls(bench, poll, cookie);
  } finally {
    poll.stop();
    await bench.close();
  }
}

/** Of each, three in a row. The memory is read once web has been quiet for a moment. */
async function benchCalls({ url, pid }: AccountsBench, poll: Poll, cookie: string): Promise<void> {
  const before = await residentMegabytes(pid);
  const rows = [
    ['p100 of /healthz, ms', 'quiet', 'three in a row', 'refusal, kB', `MB above ${before.toFixed(0)}`],
  ];
  for (const { name, path, body } of hostileCalls()) {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
    await poll.take();
    await sleep(1_500);
    const quiet = percentile(await poll.take(), 100);
    let refusal = '';
    for (let n = 0; n < 3; n += 1)
      refusal = await (await fetch(`${url}/trpc/${path}`, { method: 'POST', headers, body })).text();
    const longest = percentile(await poll.take(), 100);
    await sleep(500);
    const above = (await residentMegabytes(pid)) - before;
    rows.push([
      name,
      quiet.toFixed(0),
      longest.toFixed(0),
      (refusal.length / 1_000).toFixed(1),
      above.toFixed(0),
    ]);
  }
  printTable('calls that hold too much', rows);
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_000;
}
