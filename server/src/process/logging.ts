import pino, { type DestinationStream, type Logger } from 'pino';
import type { FastifyRequest } from 'fastify';
import { MOST_ISSUES } from '@larder/shared/input';
import { ZodError } from 'zod';
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

/** Of a message or a stack: what failed may be as long as what was read. */
const MOST_CHARACTERS = 4_000;

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
    message: withoutSecrets(messageOf(error)),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.stack ? { stack: withoutSecrets(error.stack) } : {}),
    ...(error.cause !== undefined && depth < 4 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** The first faults of what a schema refused: it may have thousands. */
function messageOf(error: Error): string {
  if (!(error instanceof ZodError)) return error.message;
  const faults = error.issues.slice(0, MOST_ISSUES);
  return faults.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

/** Removes query, fragment and credentials from addresses in the text. */
function withoutSecrets(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS * 4)
    .replace(/(\b[a-z][a-z\d+.-]*:\/\/)(?:[^\s/@"']*@)?([^\s?#"']*)(?:[?#][^\s"']*)?/gi, '$1$2')
    .slice(0, MOST_CHARACTERS);
}
