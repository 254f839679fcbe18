import OpenAI from 'openai';
import { z } from 'zod';
import type { AiModelConfig } from '../../config.ts';
import { ANSWER_SCHEMA, readModelAnswer, type ModelAnswer } from '../../extraction/model/model-answer.ts';
import { unlessAborted } from '../../process/within.ts';
import type { ModelQuestion } from './questions.ts';

/** Why the model gave no usable answer; it contains neither keys nor text of the endpoint. */
export type ModelErrorReason =
  | 'timeout'
  | 'unreachable'
  | 'busy'
  | 'failing'
  | 'refusing'
  | 'too-large'
  | 'malformed'
  | 'declined';

export class ModelError extends Error {
  readonly reason: ModelErrorReason;
  readonly status: number | undefined;

  constructor(reason: ModelErrorReason, status?: number) {
    super(`the model gave no answer: ${reason}${status === undefined ? '' : ` (HTTP ${status})`}`);
    this.name = 'ModelError';
    this.reason = reason;
    this.status = status;
  }
}

export interface RecipeModel {
  /**
   * The model's reading of what it is given, within `mostMs` where that is less than the model may take anyway.
   * @throws ModelError for every failure of the endpoint; the signal's reason when it is aborted.
   */
  read(question: ModelQuestion, signal: AbortSignal, mostMs?: number): Promise<ModelAnswer>;
}

export interface ModelLimits {
  /** for one attempt, and for all of them with the pauses between */
  attemptMs: number;
  totalMs: number;
  bytes: number;
}

const RETRIES = 2;
/** With a longer Retry-After the request is not retried. */
const LONGEST_WAIT_S = 5;
const TOO_LARGE = 413;
const WITHOUT_BODY = [101, 204, 205, 304];

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/** A model behind an OpenAI-compatible endpoint. The operator chooses its address, and redirects are not followed. */
export function createRecipeModel(
  { baseUrl, apiKey, model }: Pick<AiModelConfig, 'baseUrl' | 'apiKey' | 'model'>,
  limits: ModelLimits,
): RecipeModel {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    timeout: limits.attemptMs,
    maxRetries: RETRIES,
    logLevel: 'off',
    fetch: (url, init) => boundedFetch(url, init, limits.bytes),
  });

  let known: AnswerForm = 'schema';

  /** Asks for the strictest form first, and from then on for the one that the endpoint supports. */
  async function ask(question: ModelQuestion, signal: AbortSignal): Promise<unknown> {
    const forms = FORMS.slice(FORMS.indexOf(known));
    for (const [at, form] of forms.entries()) {
      try {
        const retries = at === 0 ? RETRIES : 0;
        const body = requestBody(model, question, form);
        const answered = await client.chat.completions.create(body, { signal, maxRetries: retries });
        known = form;
        return answered;
      } catch (error) {
        if (at === forms.length - 1 || !mayBeTheForm(error)) throw error;
      }
    }
    return undefined;
  }

  return {
    read: async (question, signal, mostMs = limits.totalMs) => {
      const deadline = AbortSignal.timeout(Math.min(mostMs, limits.totalMs));
      const both = AbortSignal.any([signal, deadline]);
      try {
        // The client ignores the signal while it waits between two attempts.
        return answerIn(await unlessAborted(ask(question, both), both));
      } catch (error) {
        signal.throwIfAborted();
        throw deadline.aborted ? new ModelError('timeout') : failureOf(error);
      }
    },
  };
}

/** What is demanded of an answer's form: our JSON schema, a JSON object, or nothing. Not every endpoint supports each. */
const FORMS = ['schema', 'object', 'plain'] as const;
type AnswerForm = (typeof FORMS)[number];

/** Several times a long recipe; some servers stop after a few hundred words unless they are told otherwise. */
const LONGEST_ANSWER = 6_000;

function requestBody(
  model: string,
  { task, content }: ModelQuestion,
  form: AnswerForm,
): OpenAI.ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: task },
      { role: 'user', content },
    ],
    // Some models take neither: the plain form goes without.
    ...(form !== 'plain' && {
      temperature: 0,
      max_tokens: LONGEST_ANSWER,
      response_format:
        form === 'object'
          ? { type: 'json_object' }
          : {
              type: 'json_schema',
              json_schema: { name: 'recipe', strict: true, schema: ANSWER_SCHEMA },
            },
    }),
  };
}

/** Reads the answer up to its size limit; redirects are not followed. */
async function boundedFetch(url: string | URL | Request, init: RequestInit | undefined, most: number) {
  // eslint-disable-next-line no-restricted-globals -- the address is the operator's, and may be a private one
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > most) return new Response(null, { status: TOO_LARGE });
    chunks.push(chunk);
  }
  const headers = new Headers(response.headers);
  if (waitOf(headers) > LONGEST_WAIT_S) headers.set('x-should-retry', 'false');
  const { status } = response;
  return new Response(WITHOUT_BODY.includes(status) ? null : Buffer.concat(chunks), { status, headers });
}

/** The seconds in Retry-After. */
function waitOf(headers: Headers): number {
  const given = headers.get('retry-after');
  if (given === null) return 0;
  const seconds = Number(given);
  return Number.isNaN(seconds) ? (Date.parse(given) - Date.now()) / 1_000 : seconds;
}

/** What endpoints say to a field that they do not know. */
const REFUSES_FORM = [400, 404, 415, 422];

function mayBeTheForm(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError) || typeof error.status !== 'number') return false;
  return REFUSES_FORM.includes(error.status) || error.status >= 500;
}

function answerIn(answered: unknown): ModelAnswer {
  const choice = completion.safeParse(answered).data?.choices[0];
  if (choice === undefined) throw new ModelError('malformed');
  const { content, refusal } = choice.message;
  if (refusal || choice.finish_reason === 'content_filter') throw new ModelError('declined');
  // A truncated answer may lack half of the recipe.
  if (choice.finish_reason === 'length') throw new ModelError('malformed');
  const answer = readModelAnswer(content ?? '');
  if (answer === undefined) throw new ModelError('malformed');
  return answer;
}

function failureOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new ModelError('timeout');
  if (error instanceof OpenAI.APIConnectionError) return new ModelError('unreachable');
  if (!(error instanceof OpenAI.APIError)) return new ModelError('malformed');
  const status: unknown = error.status;
  if (typeof status !== 'number') return new ModelError('unreachable');
  if (status === TOO_LARGE) return new ModelError('too-large', status);
  if (status === 429) return new ModelError('busy', status);
  return new ModelError(status >= 500 ? 'failing' : 'refusing', status);
}
