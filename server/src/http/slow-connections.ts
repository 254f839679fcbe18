import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MESSAGES } from '@larder/shared/errors';
import { mayBeLong } from '../long-bodies.ts';
import { PAGE_BODY } from './body-sizes.ts';

/** How long connections may take, in milliseconds (docs/rules.md). */
export const CONNECTION_TIMEOUTS = {
  headers: 10_000,
  /** For a body of ordinary size. */
  body: 30_000,
  /** A photo or a page may come over a slow line: in each window it must come at `bytesPerSecond` on average. */
  window: 20_000,
  bytesPerSecond: 4_096,
  /** For a body that has stopped coming. */
  silent: 20_000,
  /** For a connection between two requests; longer than a proxy in front keeps it. */
  idle: 72_000,
  /** The interval of the check. */
  check: 2_000,
};
type Timeouts = typeof CONNECTION_TIMEOUTS;

/** More than any body may have: a connection that sends more is closed. */
const MAX_BYTES = 2 * PAGE_BODY;

interface Connection {
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
  since: number;
  bytesBefore: number;
  windowSince: number;
  windowBytesBefore: number;
  silentSince: number;
  bytesThen: number;
}

/** Node times the headers. Its `requestTimeout` is not used: it is one for all requests, and a photo may take an hour. */
export const NODE_TIMEOUTS = {
  headersTimeout: CONNECTION_TIMEOUTS.headers,
  connectionsCheckingInterval: CONNECTION_TIMEOUTS.check,
};

/**
 * Closes connections whose requests do not arrive in time: each costs memory and a file handle, and an attacker can open
 * thousands.
 */
export function closeSlowConnections(server: Server, timeouts: Timeouts = CONNECTION_TIMEOUTS): void {
  const connections = new Map<Socket, Connection>();
  const begin = (socket: Socket, request?: IncomingMessage, response?: ServerResponse) => {
    const [now, bytes] = [performance.now(), socket.bytesRead];
    const counts = { since: now, bytesBefore: bytes, windowSince: now, windowBytesBefore: bytes };
    connections.set(socket, { request, response, ...counts, silentSince: now, bytesThen: bytes });
  };
  server.on('connection', (socket) => {
    begin(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, response) => begin(request.socket, request, response));
  server.once('listening', () => {
    const timer = setInterval(() => {
      for (const [socket, connection] of connections)
        if (isOverdue(connection, socket.bytesRead, timeouts)) socket.destroy();
    }, timeouts.check).unref();
    server.once('close', () => clearInterval(timer));
  });
}

function isOverdue(connection: Connection, bytes: number, timeouts: Timeouts): boolean {
  const { request, response, since } = connection;
  const now = performance.now();
  if (request && !request.complete) {
    if (bytes - connection.bytesBefore > MAX_BYTES) return true;
    if (bytes !== connection.bytesThen) Object.assign(connection, { silentSince: now, bytesThen: bytes });
    if (now - connection.silentSince > timeouts.silent) return true;
    if (!mayBeLong(request)) return now - since > timeouts.body;
    return isTooSlow(connection, { now, bytes, timeouts });
  }
  const isBusy = request !== undefined && response?.closed !== true;
  if (isBusy) connection.since = now;
  // Node closes silent connections earlier, but not those that send empty lines.
  return !isBusy && now - since > timeouts.idle + timeouts.headers;
}

interface Moment {
  now: number;
  bytes: number;
  timeouts: Timeouts;
}

function isTooSlow(connection: Connection, { now, bytes, timeouts }: Moment): boolean {
  const elapsed = now - connection.windowSince;
  if (elapsed < timeouts.window) return false;
  const expected = (timeouts.bytesPerSecond * elapsed) / 1_000;
  const isSlow = bytes - connection.windowBytesBefore < expected;
  Object.assign(connection, { windowSince: now, windowBytesBefore: bytes });
  return isSlow;
}

const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers bytes that are not a request, in the same form as every other failure. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = JSON.stringify({ error: { appCode: 'INVALID_INPUT', message: MESSAGES.unreadable } });
  const head = [
    `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
