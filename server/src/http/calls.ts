import {
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
  transformTRPCResponse,
  type AnyProcedure,
} from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../ctx.ts';
import { appRouter } from '../trpc/router.ts';
import { writtenAnswer } from '../trpc/written-answers.ts';

/** Queries and mutations, one or a batch of them, as tRPC's client sends them. */
export interface Calls {
  paths: string[];
  procedures: AnyProcedure[];
  type: 'query' | 'mutation';
  isBatch: boolean;
}

const config = appRouter._def._config;
const known = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure | undefined>),
);
const METHODS: Record<string, Calls['type'] | undefined> = { GET: 'query', POST: 'mutation' };

/** Undefined for all that is not plain: event streams, other methods, unknown procedures, parameters of a connection. */
export function plainCalls({ method, headers, query }: FastifyRequest, path: string): Calls | undefined {
  const type = METHODS[method];
  const { batch, input, connectionParams } = query as Record<string, unknown>;
  const isPlain =
    isJson(headers['content-type'], type) &&
    headers['trpc-accept'] === undefined &&
    !headers.accept?.includes('application/jsonl') &&
    (input === undefined || typeof input === 'string') &&
    connectionParams === undefined;
  const isBatch = batch === '1';
  const paths = isBatch ? path.split(',') : [path];
  const procedures = paths.flatMap((one) => known.get(one) ?? []);
  const areOfType = procedures.length === paths.length && procedures.every(({ _def }) => _def.type === type);
  return type && isPlain && areOfType ? { paths, procedures, type, isBatch } : undefined;
}

function isJson(contentType: string | undefined, type: Calls['type'] | undefined): boolean {
  return contentType === undefined ? type === 'query' : contentType.startsWith('application/json');
}

interface Answering {
  context: () => Promise<Ctx>;
  readBody: () => Promise<unknown>;
  onError: (error: TRPCError, path: string) => void;
  headersOf: (errors: readonly TRPCError[]) => Record<string, string>;
}

interface WrittenAnswer {
  answer: Answer;
  text: string;
}
type Answer = { result: { data: unknown } } | { error: ReturnType<typeof getTRPCErrorShape> };

/**
 * Answers as tRPC's own adapter does, which makes a web request and a web response with their streams and signals on the way:
 * more than half of the time of a call (ADR 028). An input is read only when a procedure asks for it.
 */
export async function answerCalls(
  request: FastifyRequest,
  reply: FastifyReply,
  calls: Calls,
  { context, readBody, onError, headersOf }: Answering,
): Promise<FastifyReply> {
  const inputs = inputsOf(request, calls, readBody);
  const made = await settled(context());
  const errors: TRPCError[] = [];

  async function answerOne(procedure: AnyProcedure, index: number): Promise<WrittenAnswer> {
    const path = calls.paths[index] ?? '';
    let answer: Answer;
    try {
      if ('cause' in made) throw made.cause;
      const getRawInput = async () => (await inputs())[index];
      const call = {
        path,
        getRawInput,
        ctx: made.value,
        type: calls.type,
        signal: undefined,
        batchIndex: index,
      };
      answer = { result: { data: await procedure(call) } };
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause);
      errors.push(error);
      onError(error, path);
      const ctx = 'value' in made ? made.value : undefined;
      answer = { error: getTRPCErrorShape({ config, ctx, error, input: undefined, path, type: calls.type }) };
    }
    // Written as it comes: ten answers at once would hold up others.
    return { answer, text: write(answer) };
  }

  const written = await Promise.all(calls.procedures.map(answerOne));
  const answers = written.map(({ answer }) => answer);
  const texts = written.map(({ text }) => text);
  const whole = (calls.isBatch ? answers : answers[0]) as Parameters<typeof getHTTPStatusCode>[0];
  return reply
    .code(getHTTPStatusCode(whole))
    .headers({ 'content-type': 'application/json', vary: 'trpc-accept, accept', ...headersOf(errors) })
    .send(calls.isBatch ? `[${texts.join()}]` : texts[0]);
}

function write(answer: Answer): string {
  const text = 'result' in answer ? writtenAnswer(answer.result.data) : undefined;
  if (text !== undefined) return `{"result":{"data":${text}}}`;
  return JSON.stringify(transformTRPCResponse(config, answer as Parameters<typeof transformTRPCResponse>[1]));
}

async function settled<T>(promise: Promise<T>): Promise<{ value: T } | { cause: unknown }> {
  return promise.then(
    (value) => ({ value }),
    (cause: unknown) => ({ cause }),
  );
}

/** Reads the inputs of the calls once, by their place. */
function inputsOf(
  request: FastifyRequest,
  { type, isBatch }: Calls,
  readBody: () => Promise<unknown>,
): () => Promise<Record<number, unknown>> {
  const read = async () => {
    try {
      const { input } = request.query as { input?: string };
      const sent =
        type === 'mutation' ? await readBody() : input ? (JSON.parse(input) as unknown) : undefined;
      return byPlace(sent, isBatch);
    } catch (cause) {
      if (cause instanceof TRPCError) throw cause;
      const message = cause instanceof Error ? cause.message : 'Invalid input';
      throw new TRPCError({ code: 'BAD_REQUEST', message, cause });
    }
  };
  let reading: ReturnType<typeof read> | undefined;
  return () => (reading ??= read());
}

function byPlace(sent: unknown, isBatch: boolean): Record<number, unknown> {
  if (sent === undefined) return {};
  if (!isBatch) return { 0: deserialize(sent) };
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: '"input" needs to be an object when doing a batch call',
    });
  return Object.fromEntries(Object.entries(sent).map(([place, one]) => [place, deserialize(one)]));
}

const deserialize = (sent: unknown): unknown => config.transformer.input.deserialize(sent) as unknown;
