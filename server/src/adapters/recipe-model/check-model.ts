import OpenAI from 'openai';
import { z } from 'zod';
import type { AiModelConfig } from '../../config.ts';
import type { ModelLog } from './model-fallback.ts';

type ModelAddress = Omit<AiModelConfig, 'timeoutMs'>;

const CHECK_MS = 10_000;
const MODELS = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Tells the operator at the start what each photo and text would fail for: a key that is refused, a model that the endpoint does not
 * have, an endpoint that cannot be reached. An endpoint that lists no models is believed.
 */
export async function checkModel(model: ModelAddress, log: ModelLog): Promise<void> {
  const wrong = await whatIsWrongWithModel(model);
  if (wrong !== undefined) log.warn(wrong);
}

/** What is wrong with the operator's model, in one sentence; undefined where nothing is. */
export async function whatIsWrongWithModel({
  baseUrl: baseURL,
  apiKey,
  model,
}: ModelAddress): Promise<string | undefined> {
  const client = new OpenAI({
    ...{ baseURL, apiKey: apiKey ?? 'none', organization: null, project: null },
    ...{ timeout: CHECK_MS, maxRetries: 0, logLevel: 'off' },
    // eslint-disable-next-line no-restricted-globals -- the address is the operator's, and may be a private one
    fetch: (url, init) => fetch(url, { ...init, redirect: 'manual' }),
  });
  try {
    const { data } = MODELS.safeParse(await client.get('/models'));
    const isKnown =
      data === undefined || data.data.length === 0 || data.data.some(({ id }) => isNamed(id, model));
    return isKnown ? undefined : `AI_MODEL: the endpoint of AI_BASE_URL has no model named '${model}'.`;
  } catch (error) {
    const status = error instanceof OpenAI.APIError ? (error.status as number | undefined) : undefined;
    if (status === 401 || status === 403) return 'AI_API_KEY: the endpoint of AI_BASE_URL refuses the key.';
    if (status === undefined)
      return 'AI_BASE_URL: the endpoint cannot be reached; it is asked again with each import.';
    return undefined;
  }
}

/** 'llava' is 'llava:latest' where models have versions. */
function isNamed(id: string, model: string): boolean {
  return id === model || id === `${model}:latest` || id === `models/${model}`;
}
