import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MOVE_LIMITS } from '@larder/shared/move/messages';
import { openAccountsBench, PASSWORD } from './accounts-setup.ts';
import { printTable } from './measure.ts';

const CONNECTIONS = 40;
const PART = MOVE_LIMITS.partBytes;
/** Longer than a body may be silent, with the interval of the check. */
const WAIT_MS = 25_000;

/**
 * `npm run bench -- parts`: 40 connections of one person that each send a part of a move but for its last byte and wait: what web holds
 * in memory, how many are refused, and how many are closed after 20 seconds.
 */
export async function benchParts(): Promise<void> {
  const bench = await openAccountsBench({ users: 2, recipes: 10 });
  const sockets: Socket[] = [];
  try {
    const { cookie } = await bench.call('auth.signIn', {
      input: { email: bench.emails[0], password: PASSWORD },
    });
    const begun = await bench.call('moves.begin', { input: { name: 'big.zip', size: 2 * PART }, cookie });
    const { id } = (JSON.parse(begun.body) as { result: { data: { json: { id: string } } } }).result.data
      .json;
    await sleep(2_000);
    const before = await memoryOf(bench.pid);
    const counts = { refused: 0, closed: 0 };
    const body = Buffer.alloc(PART - 1, 1);
    const { hostname, port } = new URL(bench.url);
    for (let n = 0; n < CONNECTIONS; n += 1) {
      const socket = connect(Number(port), hostname);
      socket.once('data', (chunk: Buffer) => (counts.refused += chunk.toString().includes(' 429 ') ? 1 : 0));
      socket.once('close', () => (counts.closed += 1)).on('error', () => undefined);
      socket.write(
        `POST /api/moves?move=${id}&part=0 HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\n` +
          `Content-Type: application/octet-stream\r\nContent-Length: ${PART}\r\n\r\n`,
      );
      socket.write(body);
      sockets.push(socket);
    }
    await sleep(5_000);
    const meanwhile = await memoryOf(bench.pid);
    await sleep(WAIT_MS - 5_000);
    printTable(`${CONNECTIONS} connections that send ${PART} bytes less one`, [
      ['web before, MB', 'after 5 s, MB', 'refused', `closed after ${WAIT_MS / 1_000} s`],
      [before.toFixed(0), meanwhile.toFixed(0), String(counts.refused), String(counts.closed)],
    ]);
  } finally {
    for (const socket of sockets) socket.destroy();
    await bench.close();
  }
}

/** Resident, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024;
}
