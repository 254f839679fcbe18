import { setTimeout as sleep } from 'node:timers/promises';
import { hostileBodies } from '../src/testing/hostile-bodies.ts';
import { openAccountsBench, PASSWORD } from './accounts-setup.ts';
import { percentile, printTable } from './measure.ts';
import { startPoll } from './poll.ts';

const TIMES = 20;

/**
 * `npm run bench -- hostile`: the time of /healthz on another connection while bodies that once blocked web arrive, 20 in a
 * row and 20 at once, from a visitor and from a signed-in person, without rate limits.
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
  } finally {
    poll.stop();
    await bench.close();
  }
}
