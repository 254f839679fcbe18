import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAccountsBench, PASSWORD } from './accounts-setup.ts';
import { percentile, printTable } from './measure.ts';
import { startPoll } from './poll.ts';

const SOCKETS = 2_000;
const BYTE_EVERY_MS = 5_000;
const GIVE_UP_MS = 120_000;

/**
 * `npm run bench -- trickle`: 2,000 connections that send a byte every five seconds, of calls, pages, uploads and headers:
 * when the last of each kind is closed, and the time of ordinary requests meanwhile.
 */
export async function benchTrickle(): Promise<void> {
  const bench = await openAccountsBench({ users: 2, recipes: 500 });
  const { cookie } = await bench.call('auth.signIn', {
    input: { email: bench.emails[0], password: PASSWORD },
  });
  const input = encodeURIComponent('{"json":{}}');
  const poll = await startPoll(`${bench.url}/trpc/recipes.list?input=${input}`, cookie);
  try {
    await sleep(3_000);
    await poll.take();
    await sleep(10_000);
    const quiet = await poll.take();
    const closed = await trickleAll(bench.url, cookie);
    const meanwhile = await poll.take();
    const row = (name: string, times: number[]) => [
      name,
      ...[50, 95, 100].map((p) => percentile(times, p).toFixed(1)),
      String(times.length),
    ];
    printTable('recipes.list, ms', [
      ['', 'p50', 'p95', 'p100', 'calls'],
      row('quiet', quiet),
      row('meanwhile', meanwhile),
    ]);
    console.log(`  p95 meanwhile / quiet: ${(percentile(meanwhile, 95) / percentile(quiet, 95)).toFixed(2)}`);
    printTable('closed after, s', [['', 'sockets', 'first', 'last'], ...closed]);
  } finally {
    poll.stop();
    await bench.close();
  }
}

async function trickleAll(url: string, cookie: string): Promise<string[][]> {
  const ours = `Host: x\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\nContent-Length: 50000\r\n`;
  const kinds = {
    calls: `POST /trpc/auth.signIn HTTP/1.1\r\n${ours}Content-Type: application/json\r\n\r\n{`,
    pages: `GET / HTTP/1.1\r\n${ours}\r\n`,
    uploads: `POST /api/uploads HTTP/1.1\r\n${ours}Content-Type: multipart/form-data; boundary=x\r\n\r\n-`,
    headers: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  };
  const each = SOCKETS / Object.keys(kinds).length;
  const rows = Object.entries(kinds).map(async ([kind, start]) => {
    const times = await Promise.all(Array.from({ length: each }, () => trickle(url, start)));
    return [kind, String(each), ...[0, 100].map((p) => (percentile(times, p) / 1_000).toFixed(1))];
  });
  return Promise.all(rows);
}

/** The time until the server closes the connection. */
async function trickle(url: string, start: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(start);
  const began = performance.now();
  const timer = setInterval(() => socket.writable && socket.write('x'), BYTE_EVERY_MS);
  await Promise.race([closed, sleep(GIVE_UP_MS, undefined, { ref: false })]);
  clearInterval(timer);
  socket.destroy();
  return performance.now() - began;
}
