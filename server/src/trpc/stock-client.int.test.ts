import type { AddressInfo } from 'node:net';
import { callInput } from '@larder/shared/call-input';
import {
  createTRPCClient,
  getUntypedClient,
  httpBatchLink,
  httpBatchStreamLink,
  httpLink,
  httpSubscriptionLink,
  TRPCClientError,
  type TRPCUntypedClient,
} from '@trpc/client';
import pino from 'pino';
import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { headersOf } from '../access-matrix/call-as.ts';
import { createFixtures, type Fixtures } from '../access-matrix/fixtures.ts';
import { ROWS } from '../access-matrix/matrix.ts';
import { createEvents } from '../jobs/events.ts';
import { isKind, partsOf, PROCEDURES } from '../testing/input-schemas.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { StockEventSource } from '../testing/stock-event-source.ts';
import { signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import type { AppRouter } from './router.ts';
import { inOwnVault } from '@larder/shared/ids';

// A client as tRPC's documentation makes one, with superjson as its only transformer.

let web: TestWeb;
let household: Fixtures;
let headers: Record<string, string>;

beforeAll(async () => {
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  web.deps.events = createEvents(web.deps.config, pino({ level: 'silent' }));
  await web.deps.events.ready;
  await web.app.listen({ port: 0, host: '127.0.0.1' });
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
  headers = headersOf({ ...household.callers.owner, cookie: await signedIn(web.deps, viewer) });
}

type Link = 'httpLink' | 'httpBatchLink' | 'httpBatchStreamLink' | 'httpSubscriptionLink';

function stockClient(
  link: Link,
  input: typeof callInput | typeof superjson = superjson,
): TRPCUntypedClient<AppRouter> {
  const { port } = web.app.server.address() as AddressInfo;
  const transformer = input === superjson ? superjson : { input, output: superjson };
  const options = { url: `http://127.0.0.1:${port}/trpc`, transformer, headers };
  const links = {
    httpLink: () => httpLink(options),
    httpBatchLink: () => httpBatchLink(options),
    httpBatchStreamLink: () => httpBatchStreamLink(options),
    httpSubscriptionLink: () =>
      httpSubscriptionLink({
        ...options,
        EventSource: StockEventSource as never,
        eventSourceOptions: { headers } as never,
      }),
  };
  return getUntypedClient(createTRPCClient<AppRouter>({ links: [links[link]()] }));
}

/** The inputs of the access matrix, which are good ones, and each with all that may be left out given as undefined. */
function inputsOf(path: string, schemas: z.ZodType[]): unknown[] {
  const given = ROWS.filter(({ procedure }) => procedure === path).map(({ row }) =>
    row.input(household.subjects.open, household.callers.owner),
  );
  const isInput = (input: unknown) => schemas.every((schema) => schema.safeParse(input).success);
  return [undefined, ...given].flatMap((input) => [input, withUndefined(input, schemas)]).filter(isInput);
}

function withUndefined(input: unknown, schemas: z.ZodType[]): unknown {
  const objects = schemas.flatMap(partsOf).filter(isKind('object'));
  const optional = objects.flatMap((object) =>
    Object.entries((object._zod.def as unknown as { shape: Record<string, z.ZodType> }).shape).flatMap(
      ([key, field]) => (field.safeParse(undefined).success ? [[key, undefined] as const] : []),
    ),
  );
  return { ...Object.fromEntries(optional), ...(input as object | undefined) };
}

/** What the call was answered: 'ok', or the code of its refusal. */
async function outcomeOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
    return 'ok';
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    const data = error.data as { appCode?: string } | undefined;
    return data?.appCode ?? String(error.cause ?? error.message);
  }
}

function firstEvent(path: string, input: unknown): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stream = stockClient('httpSubscriptionLink').subscription(path, input, {
      onData: (event) => {
        stream.unsubscribe();
        resolve(event);
      },
      onError: reject,
    });
  });
}

/** Procedures that delete people or sessions come last, so that the others have data. */
const ENDS = /delete|remove|revoke|dismiss|signOut|end[SO]|block/i;
const procedures = PROCEDURES.toSorted(([a], [b]) => Number(ENDS.test(a)) - Number(ENDS.test(b)));
const LINKS = ['httpLink', 'httpBatchLink', 'httpBatchStreamLink'] as const;

describe('a stock client', () => {
  it.each(procedures)(
    'calls %s, also with undefined in its input',
    async (path, { _def: { type, inputs } }) => {
      const good = inputsOf(path, inputs);
      expect(good.length).toBeGreaterThan(0);
      for (const [index, input] of good.entries()) {
        const ask = (client: TRPCUntypedClient<AppRouter>) =>
          outcomeOf(type === 'subscription' ? firstEvent(path, input) : client[type](path, input));
        const outcome = await ask(stockClient(LINKS[index % LINKS.length]!));
        expect(outcome).toMatch(/^ok$|^[A-Z_]+$/);
        expect(outcome).not.toBe('INTERNAL');
        // Some are refused by what the procedure itself looks into: then so is what our own client sends.
        if (outcome === 'INVALID_INPUT') expect(await ask(stockClient('httpLink', callInput))).toBe(outcome);
        if (outcome === 'NOT_AUTHENTICATED') await signIn();
      }
    },
  );
});
