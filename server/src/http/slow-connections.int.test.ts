import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MESSAGES } from '@larder/shared/errors';
import { describe, expect, it, onTestFinished } from 'vitest';
import { testWeb } from '../testing/web.ts';
import { allowLongBody } from '../long-bodies.ts';
import { closeSlowConnections, NODE_TIMEOUTS, CONNECTION_TIMEOUTS } from './slow-connections.ts';

const QUICK = {
  headers: 300,
  body: 300,
  window: 300,
  bytesPerSecond: 1_000,
  silent: 60_000,
  idle: 300,
  check: 20,
};

/** A server that answers `answered` at once to GET, and to POST when the body is there. */
async function patientServer(timeouts = QUICK): Promise<number> {
  const options = { headersTimeout: QUICK.headers, connectionsCheckingInterval: QUICK.check };
  const server: Server = createServer(options, (request, response) => {
    if (request.url === '/long') allowLongBody(request);
    if (request.method === 'GET') return void response.end('answered');
    request.on('error', () => undefined);
    request.resume().on('end', () => response.end('answered'));
  });
  closeSlowConnections(server, timeouts);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

interface Sender {
  socket: Socket;
  heard: () => string;
  closed: Promise<void>;
}

function open(port: number, text: string): Sender {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  onTestFinished(() => void socket.destroy());
  return { socket, heard: () => heard, closed };
}

/** Goes on sending until the connection is closed, however long that takes. */
async function trickle({ socket, closed }: Sender, text: string, everyMs = 20): Promise<void> {
  const timer = setInterval(() => socket.writable && socket.write(text), everyMs);
  await closed.finally(() => clearInterval(timer));
}

const head = (path: string, { method = 'POST', length = 1_000_000 } = {}) =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

describe('a connection is closed', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\n', 'X: y\r\n'],
    ['nothing', '', ''],
    ['the body of a call', head('/'), 'x'],
    ['the body of a page that is answered already', head('/', { method: 'GET' }), 'x'],
    ['a long body', head('/long'), 'x'],
    ['empty lines after a request', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', '\r\n'],
  ])('that trickles: %s', async (_, first, more) => {
    await trickle(open(await patientServer(), first), more);
  });

  it.each(['/', '/long'])('whose body stops coming, however much of it came at first: %s', async (path) => {
    const timeouts = { ...QUICK, body: 60_000, window: 60_000, silent: 300 };
    const sender = open(await patientServer(timeouts), head(path));
    sender.socket.write('x'.repeat(999_999));
    await sender.closed;
    expect(sender.heard()).toBe('');
  });

  it('that sends more than any body may have', async () => {
    const sender = open(await patientServer(), head('/long', { length: 1_000_000_000 }));
    const chunk = Buffer.alloc(1_000_000);
    const pour = () => {
      while (sender.socket.writable && sender.socket.write(chunk));
    };
    sender.socket.on('drain', pour);
    pour();
    await sender.closed;
    expect(sender.socket.bytesWritten).toBeLessThan(900_000_000);
  });
});

it('a long body may come slowly, for longer than others', async () => {
  const length = 30_000;
  const sender = open(await patientServer(), head('/long', { length }));
  // At three times the slowest pace; what else the machine does must not make it too slow.
  for (let sent = 0; sent < length; sent += 300) {
    sender.socket.write('x'.repeat(300));
    await sleep(25);
  }
  await expect.poll(sender.heard).toContain('answered');
});

it('an answer may take any time', async () => {
  const server = createServer((_request, response) => setTimeout(() => response.end('answered'), 900));
  closeSlowConnections(server, QUICK);
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await answer.text()).toBe('answered');
});

describe('web', () => {
  it('has the timeouts of docs/rules.md', async () => {
    const { app } = await testWeb();
    expect(CONNECTION_TIMEOUTS).toMatchObject({
      ...{ headers: 10_000, window: 20_000, silent: 20_000, bytesPerSecond: 4_096 },
    });
    expect(CONNECTION_TIMEOUTS.body + CONNECTION_TIMEOUTS.check).toBeLessThan(60_000);
    expect(app.server).toMatchObject({ headersTimeout: NODE_TIMEOUTS.headersTimeout });
  });

  it.each([
    ['what is no request', 'hello\r\n\r\n', '400 Bad Request'],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    ['a body that is cut off', `${head('/trpc/auth.signIn', { length: 50 })}{`, '400 Bad Request'],
  ])('answers %s in the form of every failure, and logs no stack', async (_, text, status) => {
    const { app, logs } = await testWeb();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const sender = open((app.server.address() as AddressInfo).port, text);
    sender.socket.end();
    await sender.closed;
    expect(sender.heard()).toContain(`HTTP/1.1 ${status}`);
    if (!text.includes('trpc')) expect(sender.heard()).toContain(MESSAGES.unreadable);
    expect(logs()).not.toMatch(/"stack"|"level":50/);
  });
});
