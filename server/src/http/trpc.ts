import { MESSAGES } from '@larder/shared/errors';
import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { AppError, isDatabaseUnavailable, toTrpcError } from '../errors.ts';
import { contextOf } from '../trpc/context.ts';
import { appRouter, type AppRouter } from '../trpc/router.ts';
import { assertEveryProcedureDeclaresAccess } from './access.ts';

/** More calls than one screen makes at once; a limit counts calls, not requests. */
const MAX_BATCH = 10;

/** The typed procedures at /trpc. */
export function addTrpc(app: FastifyInstance): void {
  assertEveryProcedureDeclaresAccess(appRouter);
  app.addHook('onRequest', async (request) => {
    const { path = '' } = request.params as { path?: string };
    if (path.split(',').length > MAX_BATCH) throw new AppError('BATCH_TOO_LARGE', MESSAGES.batchTooLarge);
  });
  void app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      createContext: async ({ req }) => {
        try {
          return await contextOf(req);
        } catch (cause) {
          if (!isDatabaseUnavailable(cause)) throw cause;
          throw toTrpcError(new AppError('UNAVAILABLE', MESSAGES.unavailable, { cause }));
        }
      },
      responseMeta: ({ errors }) => ({ headers: answerHeaders(errors.map((error) => error.cause)) }),
      onError: ({ error, path, req }) => {
        if (error.code === 'INTERNAL_SERVER_ERROR') {
          req.log.error({ err: error.cause ?? error, procedure: path }, 'unexpected error');
        } else if (error.code === 'SERVICE_UNAVAILABLE') {
          req.log.warn({ err: error, procedure: path }, 'something Larder needs is away');
        }
      },
    },
  } satisfies FastifyTRPCPluginOptions<AppRouter>);
}

function answerHeaders(causes: unknown[]): Record<string, string> {
  const waits = causes.map((cause) => (cause instanceof AppError ? cause.retryAfter : undefined));
  const longest = Math.max(0, ...waits.map((seconds) => seconds ?? 0));
  return { 'cache-control': 'no-store', ...(longest > 0 ? { 'retry-after': String(longest) } : {}) };
}
