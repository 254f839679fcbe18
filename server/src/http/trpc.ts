import { PERSON_HEADER } from '@larder/shared/auth/person-header';
import { MESSAGES } from '@larder/shared/errors';
import type { AnyProcedure, TRPCError } from '@trpc/server';
import { resolveResponse } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAtOnce } from '../at-once.ts';
import { clearCache } from '../auth/cookies.ts';
import { endWithSession } from '../auth/end-with-session.ts';
import type { Ctx } from '../ctx.ts';
import { AppError, asAppError, bodyTooLarge, RETRY_AFTER_OUTAGE, toTrpcError } from '../errors.ts';
import { assertOfflineWritesAreIdempotent } from '../sync/idempotent-writes.ts';
import { contextOf, mayBeSignedIn, viewerOf } from '../trpc/context.ts';
import { appRouter } from '../trpc/router.ts';
import type { AccessLevel } from '../trpc/trpc.ts';
import { assertEveryProcedureDeclaresAccess } from './access.ts';
import { CALL_BODY, PAGE_BODY, ANONYMOUS_BODY } from './body-sizes.ts';
import { callRequest, declaredLength, readCallBody } from './call-body.ts';
import { answerCalls, plainCalls } from './calls.ts';
import type { LiveStream, LiveStreams } from './live-streams.ts';
import type { UserId } from '@larder/shared/ids';

/** More than one screen needs. Rate limits count calls, not requests. */
const MAX_BATCH = 10;

const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    liveStream: LiveStream | undefined;
  }
}

/** The typed procedures at /trpc. */
export function addTrpc(app: FastifyInstance, streams: LiveStreams): void {
  assertEveryProcedureDeclaresAccess(appRouter);
  assertOfflineWritesAreIdempotent(appRouter);
  app.decorateRequest('liveStream', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { path = '' } = request.params as { path?: string };
    const isTooLarge = path.split(',').length > MAX_BATCH;
    done(isTooLarge ? new AppError('BATCH_TOO_LARGE', MESSAGES.batchTooLarge) : undefined);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { path = '' } = request.params as { path?: string };
    if (procedures[path]?._def.type !== 'subscription') return;
    const stream = streams.enter(request.ip);
    request.liveStream = stream;
    reply.raw.once('close', () => stream.leave());
  });
  // The body is read only when a procedure needs its input (call-body.ts).
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (_request, _payload, done) => done(null));
  app.all<{ Params: { path: string } }>('/trpc/:path', (request, reply) =>
    answer(request, request.params.path, reply),
  );
}

/** The one procedure whose input may hold a whole page. */
const PAGE_CALL = 'imports.start';

/** In bytes, of a person; each is held in memory until the call is answered. */
const LARGE_BODIES_AT_ONCE = 3 * PAGE_BODY;
const largeBodies = createAtOnce(LARGE_BODIES_AT_ONCE);

async function bodyLimitOf(request: FastifyRequest, reply: FastifyReply, path: string): Promise<number> {
  const viewer = await viewerOf(request);
  if (!viewer) return ANONYMOUS_BODY;
  const limit = path === PAGE_CALL ? PAGE_BODY : CALL_BODY;
  const length = Math.min(declaredLength(request), limit);
  if (length > ANONYMOUS_BODY) countLargeBody(reply, viewer.userId, length);
  return limit;
}

/** @throws RATE_LIMITED */
function countLargeBody({ raw }: FastifyReply, userId: UserId, length: number): void {
  try {
    const { leave } = largeBodies.enter(userId, length);
    if (raw.closed) leave();
    else raw.once('close', leave);
  } catch (error) {
    throw error instanceof AppError ? toTrpcError(error) : error;
  }
}

/** Streams and all that is unusual go the way of tRPC's own adapter, with a body that is read late. */
async function answer(request: FastifyRequest, path: string, reply: FastifyReply): Promise<FastifyReply> {
  const bodyLimit = () => bodyLimitOf(request, reply, path);
  const calls = plainCalls(request, path);
  if (calls)
    return answerCalls(request, reply, calls, {
      context: () => contextFor(request, reply, calls.procedures),
      readBody: () => readCallBody(request, bodyLimit),
      onError: (error, one) => reportError(request, error, one),
      headersOf: answerHeaders,
    });
  const response = await resolveResponse({
    router: appRouter,
    req: callRequest(request, reply, bodyLimit),
    path,
    error: null,
    maxBatchSize: MAX_BATCH,
    createContext: ({ info }) =>
      contextFor(
        request,
        reply,
        info.calls.flatMap(({ procedure }) => procedure ?? []),
        info.connectionParams?.[PERSON_HEADER],
      ),
    responseMeta: ({ errors }) => ({ headers: answerHeaders(errors) }),
    onError: ({ error, path: one }) => reportError(request, error, one),
  });
  return reply.send(response);
}

function reportError(request: FastifyRequest, error: TRPCError, procedure: string | undefined): void {
  if (error.code === 'INTERNAL_SERVER_ERROR')
    request.log.error({ err: error.cause ?? error, procedure }, 'unexpected error');
  else if (error.code === 'SERVICE_UNAVAILABLE') request.server.reportOutage(request, error);
}

/** @param streamPerson whom an event stream names, which can send no headers of its own. */
async function contextFor(
  request: FastifyRequest,
  reply: FastifyReply,
  called: readonly AnyProcedure[],
  streamPerson?: string,
): Promise<Ctx> {
  try {
    const ctx = await contextOf(request, request.headers[PERSON_HEADER] ?? streamPerson);
    if (!ctx.viewer && mayBeSignedIn(request) && !(await viewerOf(request))) clearCache(ctx.config, reply);
    if (!ctx.viewer && declaredLength(request) > ANONYMOUS_BODY && called.some(isPublic))
      throw toTrpcError(bodyTooLarge());
    const stream = request.liveStream;
    if (!stream) return ctx;
    if (ctx.viewer) {
      stream.belongsTo(ctx.viewer.userId);
      endWithSession(ctx, ctx.viewer, reply.raw);
    }
    return { ...ctx, replaced: stream.replaced };
  } catch (cause) {
    const known = asAppError(cause);
    throw known ? toTrpcError(known) : cause;
  }
}

/** Protected procedures need no check of the body: they refuse visitors without reading it. */
function isPublic({ _def }: AnyProcedure): boolean {
  return (_def.meta as { access?: AccessLevel } | undefined)?.access !== 'user';
}

function answerHeaders(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.map(({ code, cause }) => {
    if (cause instanceof AppError && cause.retryAfter !== undefined) return cause.retryAfter;
    return code === 'SERVICE_UNAVAILABLE' ? RETRY_AFTER_OUTAGE : undefined;
  });
  const longest = Math.max(0, ...waits.map((seconds) => seconds ?? 0));
  return { 'cache-control': 'no-store', ...(longest > 0 ? { 'retry-after': String(longest) } : {}) };
}
