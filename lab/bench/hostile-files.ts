import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { MoveDto } from '@larder/shared/move/schema';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../server/src/testing/free-port.ts';
import { HOSTILE_LIBRARIES, type HostileLibrary } from '../../server/src/testing/hostile-libraries.ts';
import { addPerson, openImportBench, type ImportBench } from './imports-setup.ts';
import { percentile, printTable } from './measure.ts';
import { call, sendFile, startBuilt, type Larder } from './moves.ts';

const TIMES = 10;
const TEXT =
  'Leek soup\n\nIngredients\n2 leeks\n1 l stock\n\nSteps\nSlice the leeks.\nCook them in the stock.';

/**
 * `npm run bench -- hostile-files`: how long another person's text import and sign-up mail take while a file that once stopped
 * the worker is read again and again, beside a quiet moment. Linux; build first.
 */
export async function benchHostileFiles(): Promise<void> {
  const [bench, mails] = [await openImportBench('postgres'), await openMailbox()];
  const limits = { RATE_LIMIT_FACTOR: '100000', LIMIT_STORED_MB: '100000' };
  const env = { ...bench.env, ...limits, SMTP_URL: mails.url };
  const [web, worker] = [await startBuilt('main', env), await startBuilt('worker', env)];
  const larderOf = ({ cookie }: { cookie: string }): Larder => ({ origin: web.url, cookie });
  try {
    const [owner, other] = [larderOf(bench), larderOf(await addPerson(bench.deps.db, 'other'))];
    const measured = () => timesOf({ bench, larder: other, mails });
    await measured();
    const quiet = await measured();
    const rows = [['', 'import, median', 'ratio', 'mail, median', 'ratio', 'read', 'ended as']];
    const row = (name: string, times: Times, ...more: string[]) => [
      ...[name, `${times.import.toFixed(0)} ms`, (times.import / quiet.import).toFixed(1)],
      ...[`${times.mail.toFixed(0)} ms`, (times.mail / quiet.mail).toFixed(1), ...more],
    ];
    rows.push(row('quiet', quiet, '', ''));
    for (const hostile of HOSTILE_LIBRARIES) {
      const reading = readAgainAndAgain(owner, hostile, await hostile.bytes());
      const times = await measured();
      const { readMs, endedAs } = await reading.ended();
      rows.push(row(hostile.what, times, `${(readMs / 1_000).toFixed(1)} s`, endedAs));
    }
    printTable(`Of another person, medians of ${TIMES}`, rows);
  } finally {
    await worker.stop();
    await web.stop();
    await Promise.all([bench.close(), mails.close()]);
  }
}

/** In milliseconds. */
interface Times {
  import: number;
  mail: number;
}

interface Another {
  bench: ImportBench;
  larder: Larder;
  mails: Awaited<ReturnType<typeof openMailbox>>;
}

async function timesOf({ bench, larder, mails }: Another): Promise<Times> {
  const [imports, arrivals]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < TIMES; nth += 1) {
    const began = performance.now();
    const { id } = await call<{ id: string }>(larder, 'imports.start', { kind: 'text', text: TEXT });
    while (['queued', 'running'].includes(await bench.statusOf(id))) await pause(5);
    imports.push(performance.now() - began);
    await call(larder, 'imports.dismiss', { id });
    const name = `new${Date.now()}`;
    const signedUp = performance.now();
    const person = { password: 'cooking with larder', displayName: 'New', username: name };
    await call({ ...larder, cookie: '' }, 'auth.signUp', { ...person, email: `${name}@example.org` });
    await mails.arrived(`${name}@example.org`);
    arrivals.push(performance.now() - signedUp);
  }
  return { import: percentile(imports, 50), mail: percentile(arrivals, 50) };
}

function readAgainAndAgain(larder: Larder, { fileName }: HostileLibrary, bytes: Buffer) {
  let goesOn = true;
  let readMs = 0;
  let endedAs = '';
  const done = (async () => {
    while (goesOn || endedAs === '') {
      const began = performance.now();
      const id = await sendFile(larder, fileName, bytes);
      let move = await call<MoveDto>(larder, 'moves.state');
      while (['queued', 'running'].includes(move.status)) {
        await pause(50);
        move = await call<MoveDto>(larder, 'moves.state');
      }
      [readMs, endedAs] = [performance.now() - began, move.problem ?? move.status];
      if (move.status === 'ready') await call(larder, 'moves.cancel', { id });
    }
  })();
  return {
    ended: async () => {
      goesOn = false;
      await done;
      return { readMs, endedAs };
    },
  };
}

/** Where mails arrive. */
async function openMailbox() {
  const received = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      for (const { address } of envelope.rcptTo) received.add(address);
      stream.on('end', done).resume();
    },
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived: async (address: string) => {
      while (!received.has(address)) await pause(5);
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
