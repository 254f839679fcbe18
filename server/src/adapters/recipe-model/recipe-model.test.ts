import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answersJson,
  says,
  startModelEndpoint,
  type Behaviour,
  type ModelEndpoint,
} from '../../testing/model-endpoint.ts';
import { pageQuestion, photoQuestion } from './questions.ts';
import { createRecipeModel, ModelError } from './recipe-model.ts';

const KEY = 'sk-secret-key-of-the-operator';
const RECIPE = {
  isRecipe: true,
  title: 'Pancakes',
  description: '',
  ingredients: ['2 eggs', '250 g flour'],
  instructions: ['Mix.', 'Fry.'],
  prepTime: 10,
  cookTime: null,
  servings: 4,
  difficulty: null,
};
const MEGABYTE = 1024 * 1024;
const LIMITS = { attemptMs: 5_000, totalMs: 20_000, bytes: MEGABYTE };

let endpoint: ModelEndpoint;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.close());

const read = ({
  signal = new AbortController().signal,
  attemptMs = LIMITS.attemptMs,
  totalMs = LIMITS.totalMs,
  isFurtherPage = false,
} = {}) =>
  createRecipeModel(
    { baseUrl: endpoint.baseUrl, apiKey: KEY, model: 'some-model' },
    { attemptMs, totalMs, bytes: MEGABYTE },
  ).read(photoQuestion(Buffer.from('a photo'), { isFurtherPage }), signal);

const bodies = () => endpoint.questions.map(({ body }) => JSON.parse(body) as Record<string, unknown>);

async function failure(...given: Parameters<typeof read>): Promise<ModelError> {
  try {
    await read(...given);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    expect(JSON.stringify([error.message, error.stack, error.cause, { ...error }])).not.toContain('sk-');
    return error;
  }
  throw new Error('The endpoint was believed.');
}

describe('an endpoint that works', () => {
  it('gets the photo, the key and the schema of the answer, and returns a recipe', async () => {
    endpoint.behaves(says(JSON.stringify(RECIPE)));
    const { isRecipe: _, ...fields } = RECIPE;
    expect(await read()).toEqual({ isRecipe: true, fields });
    const [question] = endpoint.questions;
    expect(question).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${KEY}` });
    expect(question?.body).toContain(Buffer.from('a photo').toString('base64'));
    expect(question?.body).toContain('json_schema');
    expect(JSON.parse(question?.body ?? '')).toMatchObject({ model: 'some-model' });
  });

  it('learns when the photo is a further page', async () => {
    endpoint.behaves(says(JSON.stringify(RECIPE)));
    await read({ isFurtherPage: true });
    expect(endpoint.questions[0]?.body).toContain('further page');
  });

  it('may say that there is no recipe', async () => {
    endpoint.behaves(says(JSON.stringify({ ...RECIPE, isRecipe: false })));
    expect(await read()).toEqual({ isRecipe: false });
  });

  it.each([400, 404, 415, 422, 501])(
    'may say %i to a schema, and may add text around the answer',
    async (status) => {
      const refuses = answersJson({ error: { message: 'response_format is not supported' } }, status, {
        'x-should-retry': 'false',
      });
      const answers = says(`Here you are:\n\`\`\`json\n${JSON.stringify(RECIPE)}\n\`\`\`\nEnjoy!`);
      endpoint.behaves(refuses, answers);
      expect(await read()).toMatchObject({ isRecipe: true, fields: { title: 'Pancakes' } });
      expect(bodies()[1]).toMatchObject({ response_format: { type: 'json_object' }, temperature: 0 });
      endpoint.behaves(refuses, refuses, answers);
      expect(await read()).toMatchObject({ isRecipe: true });
      expect(Object.keys(bodies()[2] ?? {})).toEqual(['model', 'messages']);
    },
  );

  it('is asked the next time in the form that it supports', async () => {
    const model = createRecipeModel({ baseUrl: endpoint.baseUrl, apiKey: KEY, model: 'm' }, LIMITS);
    const ask = () => model.read(pageQuestion('', ''), new AbortController().signal);
    endpoint.behaves(answersJson({}, 400), says(JSON.stringify(RECIPE)));
    await ask();
    await ask();
    expect(bodies().map((body) => body['response_format'])).toEqual([
      expect.objectContaining({ type: 'json_schema' }),
      { type: 'json_object' },
      { type: 'json_object' },
    ]);
  });
});

const busy = (headers: Record<string, string>) => answersJson({ error: { message: KEY } }, 429, headers);
const failing = answersJson({ error: { message: KEY } }, 500, { 'retry-after-ms': '1' });
const wrong = (status: number) => answersJson({ error: { message: `no such thing, ${KEY}` } }, status);
const cut: Behaviour = (response) => {
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    .write('{"choices":');
  response.destroy();
};
const text =
  (body: string, type: string): Behaviour =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
const huge: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(MEGABYTE, ' ');
  let left = 50;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
};
const elsewhere: Behaviour = (response) =>
  void response.writeHead(302, { location: `${endpoint.baseUrl}/elsewhere` }).end();

describe('an endpoint that misbehaves', () => {
  it.each<[how: string, reason: ModelError['reason'], questions: number, ...behaviours: Behaviour[]]>([
    ['says every time that it is busy', 'busy', 3, busy({ 'retry-after-ms': '1' })],
    ['wants to be left alone for a day', 'busy', 1, busy({ 'retry-after': '86400' })],
    [
      'wants to be left alone until a date',
      'busy',
      1,
      busy({ 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' }),
    ],
    ['fails every time', 'failing', 5, failing],
    ['cuts the connection', 'unreachable', 3, cut],
    ['answers with a page', 'malformed', 1, text('<!doctype html><p>Sign in</p>', 'text/html')],
    ['answers with half of a JSON', 'malformed', 1, text('{"choices": [{"mess', 'application/json')],
    ['answers in another form', 'malformed', 1, answersJson({ output: 'Pancakes' })],
    ['answers with no choice', 'malformed', 1, answersJson({ choices: [] })],
    ['answers with half of a recipe', 'malformed', 1, says(JSON.stringify(RECIPE).slice(0, 60))],
    ['answers with prose', 'malformed', 1, says('I see pancakes.')],
    ['answers with nothing', 'malformed', 1, says(null)],
    ['answers with lists that are none', 'malformed', 1, says('{"isRecipe": true, "ingredients": 7}')],
    ['answers with an empty recipe', 'malformed', 1, says('{"isRecipe": true, "title": "Pancakes"}')],
    ['answers with 50 MB', 'too-large', 1, huge],
    ['declines', 'declined', 1, says(null, { refusal: 'I cannot help with that.' })],
    ['knows no such model', 'refusing', 3, wrong(404)],
    ['does not take the key', 'refusing', 1, wrong(401)],
    ['leads elsewhere', 'refusing', 1, elsewhere],
  ])('%s', async (_, reason, questions, ...behaviours) => {
    endpoint.behaves(...behaviours);
    expect((await failure()).reason).toBe(reason);
    expect(endpoint.questions).toHaveLength(questions);
  });

  it('is used again after it failed and was busy', async () => {
    endpoint.behaves(failing, busy({ 'retry-after-ms': '1' }), says(JSON.stringify(RECIPE)));
    expect(await read()).toMatchObject({ isRecipe: true });
  });

  it('times out, for each attempt and for all of them', async () => {
    endpoint.behaves(() => undefined);
    expect((await failure({ attemptMs: 20 })).reason).toBe('timeout');
    endpoint.behaves(() => undefined);
    expect((await failure({ totalMs: 50 })).reason).toBe('timeout');
    expect(endpoint.questions.length).toBeLessThan(2);
  });

  it('times out when its answer never ends', async () => {
    endpoint.behaves(
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
    );
    expect((await failure({ totalMs: 100 })).reason).toBe('timeout');
  });

  it('is not waited for when the signal is aborted', async () => {
    const controller = new AbortController();
    endpoint.behaves(() => controller.abort(new Error('cancelled')));
    await expect(read({ signal: controller.signal })).rejects.toThrow('cancelled');
  });

  it('may be unreachable', async () => {
    const gone = await startModelEndpoint();
    gone.close();
    const model = createRecipeModel({ baseUrl: gone.baseUrl, apiKey: undefined, model: 'm' }, LIMITS);
    const asked = model.read(pageQuestion('', ''), new AbortController().signal);
    await expect(asked).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
