import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersJson, startModelEndpoint, type ModelEndpoint } from '../../testing/model-endpoint.ts';
import { checkModel } from './check-model.ts';

let endpoint: ModelEndpoint;
beforeAll(async () => {
  endpoint = await startModelEndpoint();
});
afterAll(() => endpoint.close());

async function said(model = 'reader', baseUrl = endpoint.baseUrl): Promise<string[]> {
  const logged: string[] = [];
  await checkModel(
    { baseUrl, apiKey: 'sk-secret', model },
    { warn: (line: unknown) => void logged.push(String(line)) },
  );
  expect(logged.join()).not.toContain('sk-secret');
  return logged;
}

describe('at the start the operator is told', () => {
  const models = answersJson({ data: [{ id: 'writer' }, { id: 'reader:latest' }] });

  it('nothing of a model that is there', async () => {
    endpoint.behaves(models);
    expect(await said()).toEqual([]);
    expect(await said('writer')).toEqual([]);
    expect(endpoint.questions[0]).toMatchObject({ path: '/v1/models', authorization: 'Bearer sk-secret' });
  });

  it('which model is missing', async () => {
    endpoint.behaves(models);
    expect(await said('painter')).toEqual([
      "AI_MODEL: the endpoint of AI_BASE_URL has no model named 'painter'.",
    ]);
  });

  it.each([401, 403])('that the key is refused (%i)', async (status) => {
    endpoint.behaves(answersJson({ error: { message: 'sk-secret' } }, status));
    expect(await said()).toEqual(['AI_API_KEY: the endpoint of AI_BASE_URL refuses the key.']);
  });

  it('that nobody answers', async () => {
    const gone = await startModelEndpoint();
    gone.close();
    expect(await said('reader', gone.baseUrl)).toEqual([
      'AI_BASE_URL: the endpoint cannot be reached; it is asked again with each import.',
    ]);
  });

  it('nothing by an endpoint that lists no models', async () => {
    for (const behaviour of [answersJson({}, 404), answersJson({ data: [] }), answersJson({ models: 1 })]) {
      endpoint.behaves(behaviour);
      expect(await said()).toEqual([]);
    }
  });
});
