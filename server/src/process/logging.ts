import pino, { type DestinationStream, type Logger } from 'pino';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Logs one JSON object per line to stdout, never user input, cookies, codes, tokens or the queries of addresses. */
export function createLogger(
  config: Config,
  role: 'web' | 'worker',
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    base: { role },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: describeRequest, res: describeAnswer },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Logs the route of a request, not its path, which may hold a share id. */
function describeRequest(request: FastifyRequest): object {
  return { method: request.method, route: request.routeOptions?.url };
}

function describeAnswer(answer: { statusCode?: number }): object {
  return { status: answer.statusCode };
}

interface DescribedError {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: DescribedError;
}

/** Picks known fields only: drivers attach rows, parameters and whole requests to their errors. */
function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.stack ? { stack: withoutSecrets(error.stack) } : {}),
    ...(error.cause !== undefined && depth < 4 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** Removes query, fragment and credentials from addresses in the text. */
function withoutSecrets(text: string): string {
  return text.replace(/(\b[a-z][a-z\d+.-]*:\/\/)(?:[^\s/@"']*@)?([^\s?#"']*)(?:[?#][^\s"']*)?/gi, '$1$2');
}
