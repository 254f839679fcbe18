import { callInput } from '@larder/shared/call-input';
import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFixtures, type Fixtures } from '../access-matrix/fixtures.ts';
import { ROWS } from '../access-matrix/matrix.ts';
import { createEvents } from '../jobs/events.ts';
import { mutatedInputs } from '../testing/mutated-inputs.ts';
import { signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import { appRouter } from './router.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { inOwnVault } from '@larder/shared/ids';

/** MUTATED_INPUTS=2000 is the full measure: so many for each procedure. */
const INPUTS = Number(process.env.MUTATED_INPUTS ?? 20);

interface Declared {
  _def: { type: 'query' | 'mutation' | 'subscription'; inputs: z.ZodType[] };
}
const declared = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
/** How zod itself says what is wrong. */
const ZOD_TEXT =
  /Invalid (input|UUID|GUID|option|string|ISO|key|element)|Too (big|small)|Unrecognized key|, received /;

/** Procedures that delete people or sessions come last, so that the others have data. */
const ENDS = /delete|remove|revoke|dismiss|signOut|end[SO]|block/i;
const procedures = declared.toSorted(([a], [b]) => Number(ENDS.test(a)) - Number(ENDS.test(b)));

let web: TestWeb;
let household: Fixtures;
let cookie: string;

beforeAll(async () => {
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  web.deps.events = createEvents(web.deps.config, pino({ level: 'silent' }));
  await web.deps.events.ready;
  household = await createFixtures(web.deps);
  await signIn();
});
afterAll(() => web.deps.events.close());

async function signIn(): Promise<void> {
  const { person, username } = household.callers.owner;
  const viewer = {
    userId: person,
    ...inOwnVault(person),
    username,
    email: '',
    displayName: '',
    profileImageUrl: null,
    language: null,
    sessionId: '',
  };
  cookie = await signedIn(web.deps, viewer);
}

function goodInputs(path: string): unknown[] {
  const { subjects: about, callers: askers } = household;
  const inputs = [about.public, about.open, about.missing].flatMap((ids) =>
    ROWS.filter(({ procedure }) => procedure === path).map(({ row }) => row.input(ids, askers.owner)),
  );
  return inputs.some((input) => input !== undefined) ? inputs.map((input) => input ?? {}) : [{}];
}

/** The names of fields that the schemas know. */
function keysOf(schemas: z.ZodType[]): string[] {
  const parts = (schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const named = 'properties' in schema ? Object.keys(schema.properties as object) : [];
    return [...named, ...Object.values(schema).flatMap(parts)];
  };
  return [
    ...new Set(
      schemas.flatMap((schema) => parts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))),
    ),
  ];
}

interface Answer {
  status: number;
  text: string;
}

async function ask({
  path,
  type,
  input,
  as,
}: {
  path: string;
  type: string;
  input: unknown;
  as?: string;
}): Promise<Answer> {
  const headers = { 'sec-fetch-site': 'same-origin', ...(as === undefined ? {} : { cookie: as }) };
  const json = JSON.stringify(callInput.serialize(input));
  const url = `/trpc/${path}`;
  if (type === 'subscription') return listen(`${url}?input=${encodeURIComponent(json)}`, headers);
  const response =
    type === 'query'
      ? await web.app.inject({ url: `${url}?input=${encodeURIComponent(json)}`, headers })
      : await web.app.inject({
          method: 'POST',
          url,
          headers: { ...headers, 'content-type': 'application/json' },
          payload: json,
        });
  return { status: response.statusCode, text: response.body };
}

/** Reads a stream until its first event; there is always one, since an import waits. */
async function listen(url: string, headers: Record<string, string>): Promise<Answer> {
  const over = new AbortController();
  const response = await web.app.inject({ url, headers, payloadAsStream: true, signal: over.signal });
  let text = '';
  for await (const chunk of response.stream()) {
    text += String(chunk);
    if (/"kind":|serialized-error|"status":/.test(text)) break;
  }
  over.abort();
  return { status: text.includes('INTERNAL_SERVER_ERROR') ? 500 : response.statusCode, text };
}

describe('an arbitrary input', () => {
  it('is derived from good inputs of every procedure', () => {
    const known = new Set(ROWS.map(({ procedure }) => procedure));
    expect(declared.map(([path]) => path).filter((path) => !known.has(path))).toEqual([]);
  });

  it.each(procedures)(
    'is answered with what is wrong, never with an internal error: %s',
    { timeout: 60_000 + INPUTS * 1_000 },
    async (path, { _def: { type, inputs } }) => {
      const arbitrary = mutatedInputs(goodInputs(path), keysOf(inputs));
      const isAnonymous = fc.integer({ min: 0, max: 3 }).map((n) => n === 0);
      await fc.assert(
        fc.asyncProperty(arbitrary, isAnonymous, async (input, anonymous) => {
          const answer = await ask({ path, type, input, ...(anonymous ? {} : { as: cookie }) });
          expect(answer).not.toMatchObject({ status: 500 });
          if (answer.status >= 400) expect(answer.text).toContain('"appCode":"');
          if (answer.status >= 400) expect(answer.text).not.toMatch(ZOD_TEXT);
          if (answer.status === 400) expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(16_000);
          if (answer.status === 401 && !anonymous) await signIn();
        }),
        { numRuns: INPUTS, ...(INPUTS <= 100 ? { seed: 14 } : {}) },
      );
      const errors = web
        .logs()
        .split('\n')
        .filter((line) => line.includes('"unexpected error"'));
      expect(errors).toEqual([]);
    },
  );
});
