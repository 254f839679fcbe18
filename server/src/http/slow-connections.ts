import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MESSAGES } from '@larder/shared/errors';
import { mayBeLong } from '../long-bodies.ts';
import { PAGE_BODY } from './body-sizes.ts';

/** How long a request may be on its way, in milliseconds. */
export const PATIENCE = {
  headers: 10_000,
  /** A body of ordinary size. */
  body: 30_000,
  /** A body that may be long: a photo or a page comes over a slow line too, at `bytesPerSecond` in each of these. */
  window: 20_000,
  bytesPerSecond: 4_096,
  /** A connection between two requests; longer than a proxy in front would keep it. */
  idle: 72_000,
  /** How often it is looked whether any of these is over. */
  check: 2_000,
};
type Patience = typeof PATIENCE;

/** More than any body may have: what comes beyond is dropped with its connection. */
const MAX_BYTES = 2 * PAGE_BODY;

interface Connection {
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
  since: number;
  bytesBefore: number;
  windowSince: number;
  windowBytesBefore: number;
}

/** For Node, which holds the headers. Its own `requestTimeout` is one for all requests, and a photo may take an hour. */
export const NODE_PATIENCE = {
  headersTimeout: PATIENCE.headers,
  connectionsCheckingInterval: PATIENCE.check,
};

/**
 * Closes connections whose requests do not come: each costs memory and a file handle, and a stranger can open thousands.
 */
export function closeSlowConnections(server: Server, patience: Patience = PATIENCE): void {
  const connections = new Map<Socket, Connection>();
  const begin = (socket: Socket, request?: IncomingMessage, response?: ServerResponse) => {
    const [now, bytes] = [performance.now(), socket.bytesRead];
    const counts = { since: now, bytesBefore: bytes, windowSince: now, windowBytesBefore: bytes };
    connections.set(socket, { request, response, ...counts });
  };
  server.on('connection', (socket) => {
    begin(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, response) => begin(request.socket, request, response));
  server.once('listening', () => {
    const timer = setInterval(() => {
      for (const [socket, connection] of connections)
        if (isOverdue(connection, socket.bytesRead, patience)) socket.destroy();
    }, patience.check).unref();
    server.once('close', () => clearInterval(timer));
  });
}

function isOverdue(connection: Connection, bytes: number, patience: Patience): boolean {
  const { request, response, since } = connection;
  const now = performance.now();
  if (request && !request.complete) {
    if (bytes - connection.bytesBefore > MAX_BYTES) return true;
    if (!mayBeLong(request)) return now - since > patience.body;
    return isTooSlow(connection, { now, bytes, patience });
  }
  const isBusy = request !== undefined && response?.closed !== true;
  if (isBusy) connection.since = now;
  // Node ends silent ones before, but not those that send empty lines.
  return !isBusy && now - since > patience.idle + patience.headers;
}

interface Moment {
  now: number;
  bytes: number;
  patience: Patience;
}

function isTooSlow(connection: Connection, { now, bytes, patience }: Moment): boolean {
  const elapsed = now - connection.windowSince;
  if (elapsed < patience.window) return false;
  const expected = (patience.bytesPerSecond * elapsed) / 1_000;
  const isSlow = bytes - connection.windowBytesBefore < expected;
  Object.assign(connection, { windowSince: now, windowBytesBefore: bytes });
  return isSlow;
}

const STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what is no request, or does not become one, in the form of every failure. */
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
