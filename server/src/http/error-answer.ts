import { MESSAGES, type AppErrorData } from '@larder/shared/errors';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import { AppError, asAppError, bodyTooLarge, isOutage, RETRY_AFTER_OUTAGE, toTrpcError } from '../errors.ts';
import { createOutageLog } from '../process/outage-log.ts';
import { areaOf } from './areas.ts';
import { messagePage } from './message-page.tsx';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says in the log that something Larder needs is away, at most once a minute. */
    reportOutage(request: FastifyRequest, error: unknown): void;
  }
}

/** Answers every failure outside a procedure in the form its caller reads: a page, a tRPC error or plain JSON. */
export function answerErrors(app: FastifyInstance): void {
  const reportOutage = createOutageLog();
  app.decorate('reportOutage', (request: FastifyRequest, error: unknown) => reportOutage(request.log, error));
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    sendError(request, reply, asTold(error, request)),
  );
}

/** A failure as its caller is told about it. */
interface Told {
  error: AppError;
  status: number;
}

function asTold(error: FastifyError | AppError, request: FastifyRequest): Told {
  if (isOutage(error)) request.server.reportOutage(request, error);
  const told = asAppError(error);
  if (told) return withStatus(told);
  const status = (error as FastifyError).statusCode ?? 500;
  if (status === 413) return withStatus(bodyTooLarge());
  if (status >= 400 && status < 500) return { error: new AppError('INVALID_INPUT', error.message), status };
  request.log.error({ err: error }, 'unexpected error');
  return withStatus(new AppError('INTERNAL', MESSAGES.unexpected, { cause: error }));
}

function withStatus(error: AppError): Told {
  return { error, status: getHTTPStatusCodeFromError(toTrpcError(error)) };
}

function sendError(request: FastifyRequest, reply: FastifyReply, { error, status }: Told): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store');
  const retryAfter = error.retryAfter ?? (status === 503 ? RETRY_AFTER_OUTAGE : undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const { appCode, fields, message } = error;
  if (areaOf(request) === 'page') {
    return reply.type('text/html; charset=utf-8').send(messagePage(reply, { message, retryAfter }));
  }
  if (areaOf(request) !== 'trpc') return reply.send({ error: { appCode, message, fields } });
  const code = toTrpcError(error).code;
  const data: AppErrorData & Record<string, unknown> = {
    code,
    httpStatus: status,
    appCode,
    fields,
    retryAfter: error.retryAfter,
    requestId: request.id,
  };
  return reply.send({ error: superjson.serialize({ message, code: TRPC_ERROR_CODES_BY_KEY[code], data }) });
}
