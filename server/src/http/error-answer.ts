import { MESSAGES, type AppErrorData } from '@larder/shared/errors';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import superjson from 'superjson';
import { AppError, asAppError, bodyTooLarge, isOutage, RETRY_AFTER_OUTAGE, toTrpcError } from '../errors.ts';
import { createOutageLog } from '../process/outage-log.ts';
import { sentenceIn } from '../messages/sentences.ts';
import { languageOf } from '../trpc/context.ts';
import { MESSAGE_CHARACTERS } from '../trpc/error-form.ts';
import { messagePage } from './message-page.tsx';
import { responseFormatOf } from './response-format.ts';
import { sendPage } from './send-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Logs an outage, at most once a minute. */
    reportOutage(request: FastifyRequest, error: unknown): void;
  }
}

/** Answers failures outside procedures in the form that the client reads: a page, a tRPC error or plain JSON. */
export function answerErrors(app: FastifyInstance): void {
  const reportOutage = createOutageLog();
  app.decorate('reportOutage', (request: FastifyRequest, error: unknown) => reportOutage(request.log, error));
  app.setErrorHandler((error: FastifyError | AppError, request, reply) =>
    sendError(request, reply, toFailure(error, request)),
  );
}

interface Failure {
  error: AppError;
  status: number;
}

function toFailure(error: FastifyError | AppError, request: FastifyRequest): Failure {
  if (isOutage(error)) request.server.reportOutage(request, error);
  const known = asAppError(error);
  if (known) return withStatus(known);
  const status = (error as FastifyError).statusCode ?? 500;
  if (status === 413) return withStatus(bodyTooLarge());
  if (status >= 400 && status < 500)
    return { error: new AppError('INVALID_INPUT', error.message.slice(0, MESSAGE_CHARACTERS)), status };
  request.log.error({ err: error }, 'unexpected error');
  return withStatus(new AppError('INTERNAL', MESSAGES.unexpected, { cause: error }));
}

function withStatus(error: AppError): Failure {
  return { error, status: getHTTPStatusCodeFromError(toTrpcError(error)) };
}

function sendError(request: FastifyRequest, reply: FastifyReply, { error, status }: Failure): FastifyReply {
  void reply.code(status).header('cache-control', 'no-store');
  const retryAfter = error.retryAfter ?? (status === 503 ? RETRY_AFTER_OUTAGE : undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const { appCode, fields, message } = error;
  if (responseFormatOf(request) === 'page') {
    const language = languageOf(request);
    const page = { language, message: sentenceIn(language, message), retryAfter };
    return sendPage(reply, messagePage(page));
  }
  if (responseFormatOf(request) !== 'trpc') return reply.send({ error: { appCode, message, fields } });
  const code = toTrpcError(error).code;
  const data: AppErrorData & Record<string, unknown> = {
    code,
    httpStatus: status,
    appCode,
    fields,
    retryAfter: error.retryAfter,
    details: error.details,
    requestId: request.id,
  };
  return reply.send({ error: superjson.serialize({ message, code: TRPC_ERROR_CODES_BY_KEY[code], data }) });
}
