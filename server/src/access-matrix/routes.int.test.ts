import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { TOKEN_MESSAGES } from '@larder/shared/token/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvents } from '../jobs/events.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { testWeb, type TestWeb } from '../testing/web.ts';
import { headersOf, withoutIds, toAnswer, type Answer } from './call-as.ts';
import { createFixtures, missingIds, type Fixtures } from './fixtures.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import { ROUTES, routeTokenCells, type RouteRow } from './rows/routes.ts';
import {
  PERSONAS,
  TOKENS,
  type Caller,
  type Ids,
  type Persona,
  type Subject,
  type Token,
} from './matrix-language.ts';

/** Tables that count visits of shared pages; no other table may change on reading. */
const COUNTED = ['"public"."recipe_shares"', '"public"."share_visit_keys"', '"public"."share_visits"'];

const declared = new Set<string>();
let web: TestWeb;
let fixtures: Fixtures;
let snapshot: Snapshot;

beforeAll(async () => {
  subscribe('fastify.initialization', collectRoutes);
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  // A download hears of the end of its session.
  web.deps.events = createEvents(web.deps.config, web.deps.log);
  fixtures = await createFixtures(web.deps);
  snapshot = await takeSnapshot(web.deps.db);
});
afterAll(async () => {
  unsubscribe('fastify.initialization', collectRoutes);
  await web.deps.events.close();
});

function collectRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) declared.add(`${one} ${url}`);
  });
}

interface Cell {
  row: RouteRow;
  persona: Persona | Token;
  ids: Ids;
}

async function ask(cell: Cell, method: 'GET' | 'HEAD' = 'GET'): Promise<Answer> {
  const answer = await askAs(fixtures.callers[cell.persona], cell, method);
  if (cell.row.form) await snapshot.restore(await snapshot.changes());
  return answer;
}

async function askAs(me: Caller, { row, ids }: Pick<Cell, 'row' | 'ids'>, method: 'GET' | 'HEAD' = 'GET') {
  const url = row.url(ids, me);
  if (!row.form) return toAnswer(await web.app.inject({ method, url, headers: headersOf(me) }));
  const { headers, payload } = await row.form();
  const all = { ...headersOf(me), ...headers };
  return toAnswer(await web.app.inject({ method: 'POST', url, headers: all, payload }));
}

async function outcomeOf(cell: Cell): Promise<string> {
  const answer = await ask(cell);
  if (answer.text.includes(cell.ids.mark)) return answer.status === 200 ? 'sees' : 'seen in a refusal';
  if (/mark-|secret-/.test(answer.text)) return 'seen something else';
  if (answer.status === 201) return 'done';
  if (answer.status === 200 && answer.text.includes('<h1>Landing</h1>')) return 'landing';
  if (answer.status === 200) return answer.text.includes('id="root"') ? 'page' : 'file';
  const nobody = { ...cell, ids: missingIds() };
  const isAlike = withoutIds(await ask(nobody), nobody.ids) === withoutIds(answer, cell.ids);
  const names: Record<number, string> = { 401: 'unauthorized', 403: 'forbidden', 404: 'missing' };
  return (isAlike && names[answer.status]) || `a special ${answer.status}`;
}

const stated = Object.entries(ROUTES).flatMap(([route, rows]) =>
  rows.flatMap((row) =>
    Object.entries(row.cells).map(([subject, outcomes]) => ({
      title: [route, row.variant, subject].filter(Boolean).join(', '),
      row,
      subject: subject as Subject,
      outcomes: { ...outcomes, ...routeTokenCells(route, outcomes) },
    })),
  ),
);
const count = stated.reduce((sum, { outcomes }) => sum + Object.keys(outcomes).length, 0);

describe(`who gets what at which address, in ${count} cells`, () => {
  it.each(stated)('answers as stated: $title', async ({ row, subject, outcomes }) => {
    const found: Record<string, string> = {};
    for (const persona of [...PERSONAS, ...TOKENS].filter((one) => one in outcomes)) {
      const cell = { row, persona, ids: fixtures.subjects[subject] };
      found[persona] = await outcomeOf(cell);
    }
    expect(found).toEqual(outcomes);
    expect((await snapshot.changes()).filter((table) => !COUNTED.includes(table))).toEqual([]);
  });
});

describe('the routes', () => {
  it('are all in the table', () => {
    const urls = [...declared].map((one) => one.split(' ')[1]!);
    expect([...new Set(urls)].filter((url) => !url.startsWith('/trpc/')).sort()).toEqual(
      Object.keys(ROUTES).sort(),
    );
    expect([...declared].filter((one) => !/^(GET|HEAD) | \/trpc\//.test(one))).toEqual([
      'POST /api/uploads',
      'POST /api/moves',
    ]);
  });

  it.each(Object.keys(ROUTES))('refuse %s with a token and a session at once', async (route) => {
    const { cookie } = fixtures.callers.owner;
    const tokens = TOKENS.map((token) => fixtures.callers[token]);
    const none = { ...fixtures.callers.readToken, authorization: 'Bearer none' };
    for (const row of ROUTES[route]!) {
      for (const me of [...tokens, none]) {
        for (const given of [cookie, fixtures.callers.gone.cookie]) {
          const cell = { row, ids: fixtures.subjects.open };
          const { status, text } = await askAs({ ...me, cookie: given }, cell);
          expect([status, text]).toEqual([400, expect.stringContaining(TOKEN_MESSAGES.bothGiven)]);
          expect(await snapshot.changes()).toEqual([]);
        }
      }
    }
  });

  it('answer HEAD as they answer GET, without a body', async () => {
    const heads = [...declared].filter((one) => one.startsWith('HEAD ') && one !== 'HEAD /trpc/:path');
    expect(heads.length).toBeGreaterThan(20);
    for (const one of heads) {
      for (const row of ROUTES[one.slice('HEAD '.length)] ?? []) {
        for (const persona of ['anonymous', 'follower', 'gone'] as const) {
          const cell = { row, persona, ids: fixtures.subjects.limited };
          const [get, head] = [await ask(cell), await ask(cell, 'HEAD')];
          expect([one, persona, head.status]).toEqual([one, persona, get.status]);
          expect(head.text.split('\n').slice(1).join('')).toBe('');
        }
      }
    }
  });
});
