import { PERSON_HEADER } from '@larder/shared/auth';
import { MESSAGES } from '@larder/shared/errors';
import type { TRPCError } from '@trpc/server';
import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { resolveResponse, type ResolveHTTPRequestOptionsContextFn } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../ctx.ts';
import { AppError, asAppError, notAuthenticated, RETRY_AFTER_OUTAGE, toTrpcError } from '../errors.ts';
import { contextOf, viewerOf } from '../trpc/context.ts';
import { appRouter } from '../trpc/router.ts';
import { assertEveryProcedureDeclaresAccess } from './access.ts';

/** More calls than one screen makes at once; a limit counts calls, not requests. */
const MAX_BATCH = 10;

/** The typed procedures at /trpc. */
export function addTrpc(app: FastifyInstance): void {
  assertEveryProcedureDeclaresAccess(appRouter);
  app.addHook('onRequest', (request, _reply, done) => {
    const { path = '' } = request.params as { path?: string };
    const isTooLarge = path.split(',').length > MAX_BATCH;
    done(isTooLarge ? new AppError('BATCH_TOO_LARGE', MESSAGES.batchTooLarge) : undefined);
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.all<{ Params: { path: string } }>('/trpc/:path', async (request, reply) =>
    sendWhole(reply, await answer(request, request.params.path, reply)),
  );
  app.post(
    `/trpc/${PAGE_CALL}`,
    { bodyLimit: PAGE_BODY_LIMIT, onRequest: refuseLargeFromStrangers },
    async (request, reply) => sendWhole(reply, await answer(request, PAGE_CALL, reply)),
  );
}

/** The one call that may carry a whole page. */
const PAGE_CALL = 'imports.start';
/** The longest page that may be pasted, in UTF-8 and as JSON. */
const PAGE_BODY_LIMIT = 16 * 1024 * 1024;
const ORDINARY_BODY = 64 * 1024;

/** A body is read before the call is looked at: a large one only of somebody who is signed in. */
async function refuseLargeFromStrangers(request: FastifyRequest): Promise<void> {
  if (Number(request.headers['content-length'] ?? Infinity) <= ORDINARY_BODY) return;
  if (!(await viewerOf(request))) throw notAuthenticated();
}

/** What tRPC's own Fastify adapter does. */
function answer(request: FastifyRequest, path: string, reply: FastifyReply): Promise<Response> {
  const incoming = Object.assign(request.raw, { body: request.body });
  return resolveResponse({
    router: appRouter,
    req: incomingMessageToRequest(incoming, reply.raw, { maxBodySize: null }),
    path,
    error: null,
    maxBatchSize: MAX_BATCH,
    createContext: contextFor(request),
    responseMeta: ({ errors }) => ({ headers: answerHeaders(errors) }),
    onError: ({ error, path }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR') {
        request.log.error({ err: error.cause ?? error, procedure: path }, 'unexpected error');
      } else if (error.code === 'SERVICE_UNAVAILABLE') {
        request.server.reportOutage(request, error);
      }
    },
  });
}

function contextFor(request: FastifyRequest): ResolveHTTPRequestOptionsContextFn<typeof appRouter> {
  return async ({ info }): Promise<Ctx> => {
    const person = request.headers[PERSON_HEADER] ?? info.connectionParams?.[PERSON_HEADER];
    try {
      return await contextOf(request, person);
    } catch (cause) {
      const told = asAppError(cause);
      throw told ? toTrpcError(told) : cause;
    }
  };
}

/**
 * An answer that is complete goes out in one piece with its length, which takes a fifth off the time of a call; event
 * streams go out as they come.
 */
async function sendWhole(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (
    response.headers.get('content-type') !== 'application/json' ||
    response.headers.has('transfer-encoding')
  ) {
    return reply.send(response);
  }
  reply.status(response.status);
  response.headers.forEach((value, name) => void reply.header(name, value));
  return reply.send(await response.text());
}

function answerHeaders(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.map(({ code, cause }) => {
    if (cause instanceof AppError && cause.retryAfter !== undefined) return cause.retryAfter;
    return code === 'SERVICE_UNAVAILABLE' ? RETRY_AFTER_OUTAGE : undefined;
  });
  const longest = Math.max(0, ...waits.map((seconds) => seconds ?? 0));
  return { 'cache-control': 'no-store', ...(longest > 0 ? { 'retry-after': String(longest) } : {}) };
}
