import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../ctx.ts';
import { hostileCalls } from '../testing/hostile-bodies.ts';
import { ctxOf, testPerson } from '../testing/harness.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { call, errorOf, signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import { appRouter } from '../trpc/router.ts';

const MOST_BYTES = 16_000;

let web: TestWeb;
let alice: Viewer;
let cookie: string;
beforeAll(async () => {
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  alice = await testPerson(web.deps, 'alice');
  cookie = await signedIn(web.deps, alice);
});

const ask = (url: string, options: Omit<InjectOptions, 'url'> = {}) =>
  web.app.inject({
    url,
    ...options,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...options.headers },
  });
const send = (path: string, payload: string, headers: Record<string, string> = {}) =>
  ask(`/trpc/${path}`, {
    method: 'POST',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a refusal', () => {
  it.each(hostileCalls())(
    'is short, whatever was sent, and by either way of answering: $name',
    async ({ path, body }) => {
      const ways = [await send(path, body), await send(path, body, { 'trpc-accept': 'application/jsonl' })];
      for (const answer of ways) {
        expect(answer.body).toContain('"appCode":"INVALID_INPUT"');
        expect(answer.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES);
      }
      expect(ways[0]?.statusCode).toBe(400);
      expect(await web.deps.db.selectFrom('recipes').select('id').execute()).toEqual([]);
    },
  );

  const long = '%01'.repeat(4_000);
  it.each([
    ['the name of a procedure', () => ask(`/trpc/${long}`)],
    ['the names of ten', () => ask(`/trpc/${Array(10).fill('%01'.repeat(400)).join()}?batch=1&input={}`)],
    ['an input that is no JSON', () => ask(`/trpc/recipes.list?input=${long}`)],
    [
      'the cursor of a list',
      () => ask(`/trpc/recipes.list?input={"json":{"cursor":"${'x'.repeat(10_000)}"}}`),
    ],
    [
      'the content type',
      () => send('recipes.create', '{}', { 'content-type': `application/${'x'.repeat(12_000)}` }),
    ],
    ['a body that is no JSON', () => send('recipes.create', `{"json":{"title":"${'x'.repeat(1_000_000)}`)],
    ['a path that is not there', () => ask(`/api/${'x'.repeat(12_000)}`)],
  ])('is short where this is long: %s', async (_, make) => {
    const answer = await make();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('names each wrong field with each sentence once', async () => {
    const answer = await call(web.app, 'recipes.create', {
      cookie,
      input: { title: 5, tags: [1, 2, 3], ingredients: Array(900).fill('x'.repeat(1_001)), servings: 'many' },
    });
    expect(errorOf(answer)).toMatchObject({
      message: 'Title must be text',
      data: {
        fields: {
          title: ['Title must be text'],
          tags: ['Tags must be text'],
          ingredients: ['Ingredient must be at most 1000 characters'],
        },
      },
    });
  });
});

describe('a batch', () => {
  it('lets others have a round of the event loop before each of its inputs', async () => {
    let round = 0;
    let counting = setImmediate(count);
    function count(): void {
      round += 1;
      counting = setImmediate(count);
    }
    const ctx = ctxOf(web.deps, alice);
    const read: number[] = [];
    const procedures = appRouter._def.procedures as unknown as Record<
      string,
      (call: object) => Promise<unknown>
    >;
    const calls = Array.from({ length: 10 }, (_, batchIndex) => {
      const input = {
        get id() {
          return String((read[batchIndex] ??= round));
        },
      };
      const getRawInput = async () => input;
      return procedures['recipes.byId']!({
        ctx,
        path: 'recipes.byId',
        type: 'query',
        batchIndex,
        getRawInput,
      });
    });
    await Promise.allSettled(calls);
    clearImmediate(counting);
    expect(new Set(read).size).toBe(10);
  });
});
