import type { IncomingMessage } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { bodyTooLarge, toTrpcError } from '../errors.ts';
import { CALL_BODY, STRANGER_BODY } from './body-sizes.ts';
import { allowLongBody } from '../long-bodies.ts';

/**
 * The request as tRPC reads it. Its body is taken in only when a schema asks for the input, so after the call has been
 * counted and its caller let in: what is refused before costs no parsing.
 */
export function callRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  bodyLimit: () => Promise<number>,
): Request {
  const incoming = Object.assign(request.raw, { body: undefined });
  const asked = incomingMessageToRequest(incoming, reply.raw, { maxBodySize: null });
  return Object.assign(asked, {
    json: async () => {
      const limit = await bodyLimit();
      if (limit > CALL_BODY) allowLongBody(request.raw);
      return readJson(request.raw, limit);
    },
  });
}

/** How many bytes the request says that its body has; Infinity when it does not say. */
export function declaredLength({ headers }: FastifyRequest): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : Infinity;
}

/** Large ones take turns, and between two of them everybody else is answered. */
const inTurn = pLimit(1);

async function readJson(incoming: IncomingMessage, limit: number): Promise<unknown> {
  const text = (await readBody(incoming, limit)).toString('utf8');
  if (text.length <= STRANGER_BODY) return JSON.parse(text) as unknown;
  return inTurn(async () => {
    await nextRound();
    return JSON.parse(text) as unknown;
  });
}

/** What comes after the limit is read and dropped: a connection closed on the sender would lose the answer. */
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
