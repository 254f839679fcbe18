import { LIST_MESSAGES } from '@larder/shared/list';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFixtures, type Fixtures } from '../access-matrix/fixtures.ts';
import { ROWS } from '../access-matrix/matrix.ts';
import { NO_LIMITS } from '../testing/no-limits.ts';
import { signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import { appRouter } from './router.ts';
import { inOwnVault } from '@larder/shared/ids';

interface Declared {
  _def: { type: string; inputs: z.ZodType[] };
}
const declared = Object.entries(appRouter._def.procedures as unknown as Record<string, Declared>);
const paged = declared.flatMap(([path, { _def }]) =>
  _def.inputs.some((input) => JSON.stringify(schemaOf(input)).includes('"cursor":')) ? path : [],
);
function schemaOf(input: z.ZodType): unknown {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
}

let web: TestWeb;
let household: Fixtures;
let cookie: string;
beforeAll(async () => {
  web = await testWeb({}, { rateLimits: NO_LIMITS });
  household = await createFixtures(web.deps);
  const { person: userId, username } = household.callers.owner;
  const nobody = { email: '', displayName: '', profileImageUrl: null, language: null, sessionId: '' };
  cookie = await signedIn(web.deps, { ...nobody, userId, ...inOwnVault(userId), username });
});

/** Inputs that the owner is answered for. */
function inputsOf(path: string): object[] {
  const { subjects, callers } = household;
  const inputs = ROWS.filter(({ procedure }) => procedure === path).map(({ row }) =>
    row.input(subjects.public, callers.owner),
  );
  return [{}, ...inputs.map((input) => input ?? {})];
}

interface Answered {
  status: number;
  message: string | undefined;
}

async function ask(path: string, input: object): Promise<Answered> {
  const asked = encodeURIComponent(JSON.stringify({ json: input }));
  const answer = await web.app.inject({ url: `/trpc/${path}?input=${asked}`, headers: { cookie } });
  const { error } = answer.json<{ error?: { json: { message: string } } }>();
  return { status: answer.statusCode, message: error?.json.message };
}

async function answeredInput(path: string): Promise<object> {
  for (const input of inputsOf(path))
    if ((await ask(path, { ...input, cursor: null })).status === 200) return input;
  throw new Error(`The matrix has no input that ${path} answers`);
}

const encode = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const ID = '2f1c9f1e-5a6b-4c7d-8e9f-0a1b2c3d4e5f';
/** Of each column that a list goes by, a key that it may have. */
const KEYS: Record<string, unknown> = {
  ...{ created_at: 0, updated_at: 0, deleted_at: 0, chosen_at: 0, sort_cooked: 0, last_used_at: 0 },
  ...{ sort_title: 'x', cooked_on: '2026-01-01' },
  ...{ sort_minutes: 0, version: 0, position: 0, recipes: 0, photo_count: 0 },
};

/** What no database holds, and what is no value at all. */
const ODD = [
  ...[-1, 0.5, 1e308, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_993, 8.64e15, 253_402_300_800_000],
  ...['9223372036854775807', '9223372036854775808', '18446744073709551616', '9'.repeat(19), '-1', '1e5', ''],
  ...['NaN', 'Infinity', '0000-01-01', '9999-12-31', '2026-02-30', '\u0000', '\ud800', "' or 1=1 --"],
  ...[null, true, [], {}, 'x'.repeat(401), ID],
];
const odd = fc.oneof(
  fc.constantFrom<unknown>(...ODD),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary' }),
);
const numbers = fc.oneof(fc.constantFrom('1', '0', '9'.repeat(18), '9'.repeat(19), '9'.repeat(40)), odd);

/** A place in changes, of this database and with what is not in one. */
const placeIn = (origin: string) =>
  fc.tuple(
    fc.constantFrom('all', 'changes'),
    fc.constant(origin),
    ...[numbers, numbers, fc.oneof(fc.constant(ID), odd)],
    fc.option(numbers, { nil: '1' }),
  );

/** Cursors that are nearly those of this list, one of another, and what is none. */
async function forgedFor(path: string, input: object): Promise<string[]> {
  const columns: string[] = [];
  for (const [column, key] of Object.entries(KEYS))
    if ((await ask(path, { ...input, cursor: encode([column, key, ID]) })).status === 200)
      columns.push(column);
  const ofColumns = columns.flatMap((column) => ODD.map((key) => encode([column, key, ID])));
  if (columns.length > 0) return [...ofColumns, ...fc.sample(odd.map(encode), 10)];
  return fc.sample(placeIn(await originOf()), 100).map(encode);
}

describe.each(paged)('a cursor of %s', (path) => {
  it('that no answer gave is refused in one sentence, or goes on somewhere', async () => {
    const input = await answeredInput(path);
    for (const cursor of await forgedFor(path, input)) {
      const { status, message } = await ask(path, { ...input, cursor });
      if (status !== 200) expect({ cursor, status, message }).toEqual({ cursor, ...REFUSED });
    }
  });

  it('is no other value, and belongs to one list', async () => {
    const input = await answeredInput(path);
    const other = path.includes('hange')
      ? encode(['version', 0, ID])
      : encode(['changes', 'x', '1', '1', ID]);
    for (const cursor of [
      0,
      1.5,
      true,
      [],
      {},
      'x',
      'e30',
      'x'.repeat(1_001),
      encode([]),
      encode(null),
      other,
    ])
      expect({ cursor, ...(await ask(path, { ...input, cursor })) }).toEqual({ cursor, ...REFUSED });
  });
});

const REFUSED = { status: 400, message: LIST_MESSAGES.invalidCursor };

/** The database that places in changes belong to. */
async function originOf(): Promise<string> {
  const asked = encodeURIComponent(JSON.stringify({ json: {} }));
  const { result } = (
    await web.app.inject({ url: `/trpc/recipes.changedSince?input=${asked}`, headers: { cookie } })
  ).json<{ result: { data: { json: { cursor: string } } } }>();
  const [, origin] = JSON.parse(Buffer.from(result.data.json.cursor, 'base64url').toString()) as string[];
  return origin ?? '';
}

it('every list is among these', () => expect(paged.length).toBeGreaterThan(15));
