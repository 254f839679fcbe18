import type { IncomingMessage } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { MESSAGES } from '@larder/shared/errors';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { AppError, bodyTooLarge, toTrpcError } from '../errors.ts';
import { CALL_BODY, ANONYMOUS_BODY } from './body-sizes.ts';
import { allowLongBody } from '../long-bodies.ts';
import { hasMoreParts } from './json-parts.ts';

/**
 * The request as tRPC reads it. Its body is read only when a schema needs the input, after rate limits and access were
 * checked: a refused call costs no parsing.
 */
export function callRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  bodyLimit: () => Promise<number>,
): Request {
  const incoming = Object.assign(request.raw, { body: undefined });
  const fetchRequest = incomingMessageToRequest(incoming, reply.raw, { maxBodySize: null });
  return Object.assign(fetchRequest, { json: () => readCallBody(request, bodyLimit) });
}

/** The body of a call, as JSON. @throws PAYLOAD_TOO_LARGE beyond `bodyLimit`. */
export async function readCallBody(
  { raw }: FastifyRequest,
  bodyLimit: () => Promise<number>,
): Promise<unknown> {
  const limit = await bodyLimit();
  if (limit > CALL_BODY) allowLongBody(raw);
  return readJson(raw, limit);
}

/** The size of the body according to the headers; Infinity when they do not give it. */
export function declaredLength({ headers }: FastifyRequest): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : Infinity;
}

/** Large bodies are parsed one after the other, and other requests are answered in between. */
const oneAtATime = pLimit(1);

/** More than the largest batch that screens send; of so many, parsing takes some 30 ms. */
const MAX_PARTS = 20_000;

async function readJson(incoming: IncomingMessage, limit: number): Promise<unknown> {
  const body = await readBody(incoming, limit);
  if (body.length <= ANONYMOUS_BODY) return JSON.parse(body.toString('utf8')) as unknown;
  return oneAtATime(async () => {
    await nextRound();
    if (hasMoreParts(body, MAX_PARTS))
      throw toTrpcError(new AppError('INVALID_INPUT', MESSAGES.tooManyParts));
    return JSON.parse(body.toString('utf8')) as unknown;
  });
}

/** Bytes beyond the limit are read and dropped: if the connection were closed instead, the sender would miss the answer. */
function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) return chunks.push(chunk);
      chunks = [];
      reject(toTrpcError(bodyTooLarge()));
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', () => reject(new TRPCError({ code: 'CLIENT_CLOSED_REQUEST' })));
  });
}
