import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { connect } from '../db/db.ts';
import { callerOf, testDeps, testPerson } from '../testing/harness.ts';
import { refusalOf } from '../testing/refusals.ts';
import { appRouter } from './router.ts';
import type { AccessLevel } from './trpc.ts';

interface Declared {
  _def: { type: 'query' | 'mutation' | 'subscription'; meta: { access: AccessLevel }; inputs: z.ZodType[] };
}
interface ObjectSchema {
  additionalProperties?: unknown;
  properties: Record<string, { const?: unknown; type?: string }>;
}

const declared = appRouter._def.procedures as unknown as Record<string, Declared>;
const procedures = Object.entries(declared).map(([path, { _def }]) => ({ path, ..._def }));
const withInput = procedures.flatMap(({ path, inputs }) => inputs.map((schema) => [path, schema] as const));
const paths = (wanted: (procedure: (typeof procedures)[number]) => boolean) =>
  procedures.filter(wanted).map(({ path }) => path);

/** Fields that the server sets itself: no input may contain them. */
const NEVER_GIVEN = [
  ...['userId', 'user_id', 'ownerId', 'owner', 'viewer', 'isAdmin', 'role'],
  ...['isShared', 'isForChosen', 'isPublic', 'isFavorites', 'photoCount', 'recipeCount', 'accessCount'],
];
/** Inputs with the id of a person whom the call is about, not of the acting one. */
const ABOUT_SOMEBODY = ['follows', 'playlists.ofUser', 'playlists.ofUserById', 'profiles.byId'];
const isAboutSomebody = (path: string) =>
  ABOUT_SOMEBODY.some((known) => [path, path.split('.')[0]].includes(known));
/** The last millisecond that a date can be: a time meets a column of 64 bits. */
const LAST_TIME = 8_640_000_000_000_000;
/** Texts that are looked up, never stored: a wrong one is answered as an unknown one. */
const ONLY_LOOKED_UP = [
  'cursor',
  'lastEventId',
  'shares.get shareId',
  'shoppingLists.shared shareId',
  'shoppingLists.shared version',
];

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');

function call(as: ReturnType<typeof callerOf>, path: string, input?: unknown): Promise<unknown> {
  const [feature = '', name = ''] = path.split('.');
  const untyped = as as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  return untyped[feature]![name]!(input);
}

/** Every schema below `schema`, itself included. */
function partsOf(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return [schema as Record<string, unknown>, ...Object.values(schema).flatMap(partsOf)];
}

function jsonSchema(schema: z.ZodType): Record<string, unknown>[] {
  return partsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

const objectsOf = (parts: Record<string, unknown>[]) =>
  parts.filter(({ type }) => type === 'object') as unknown as ObjectSchema[];

interface SchemaPart {
  type?: string;
  const?: unknown;
  properties?: Record<string, SchemaPart>;
  items?: SchemaPart;
  anyOf?: SchemaPart[];
  oneOf?: SchemaPart[];
}

interface Field {
  key: string;
  type: string | undefined;
  /** An input in which this field alone has a value, and those around it that are always the same. */
  inputWith: (value: unknown) => unknown;
}

/** Every field of a schema, at any depth. */
function* fieldsOf(
  { properties = {}, items, anyOf = [], oneOf = [] }: SchemaPart,
  inputWith: Field['inputWith'] = (value) => value,
): Generator<Field, void> {
  for (const option of [...anyOf, ...oneOf]) yield* fieldsOf(option, inputWith);
  if (items) yield* fieldsOf(items, (value) => inputWith([value]));
  const constants = Object.entries(properties).map(([key, part]): [string, unknown] => [key, part.const]);
  const given = Object.fromEntries(constants.filter(([, value]) => value !== undefined));
  for (const [key, part] of Object.entries(properties)) {
    const within = (value: unknown) => inputWith({ ...given, [key]: value });
    yield { key, type: part.type, inputWith: within };
    yield* fieldsOf(part, within);
  }
}

describe('every procedure', () => {
  it('is public or protected; there is no third access level', () => {
    expect(new Set(procedures.map(({ meta }) => meta.access))).toEqual(new Set(['anonymous', 'user']));
    expect(paths(({ meta }) => meta.access === 'anonymous')).toEqual([
      ...[
        'auth.session',
        'auth.signUp',
        'auth.verifyEmail',
        'auth.resendCode',
        'auth.signIn',
        'auth.signOut',
        'auth.requestPasswordReset',
        'auth.resetPassword',
      ],
      'shares.get',
      'shoppingLists.shared',
    ]);
  });

  it.each(paths(({ meta }) => meta.access === 'user'))(
    'refuses visitors before it reads the input: %s',
    async (path) => {
      expect(await refusalOf(call(callerOf(deps, null), path))).toEqual({
        appCode: 'NOT_AUTHENTICATED',
        message: 'User not authenticated',
      });
    },
  );

  it.each(withInput)(
    'takes only bounded fields that it names, never the acting person: %s',
    (path, schema) => {
      const never = NEVER_GIVEN.filter((key) => key !== 'userId' || !isAboutSomebody(path));
      const parts = jsonSchema(schema);
      const objects = objectsOf(parts);
      expect(objects.length).toBeGreaterThan(0);
      for (const { additionalProperties, properties } of objects) {
        expect(additionalProperties).toBe(false);
        expect(Object.keys(properties).filter((key) => never.includes(key))).toEqual([]);
      }
      const bounds = ['maxLength', 'pattern', 'const', 'enum'];
      const texts = parts.filter(({ type }) => type === 'string');
      expect(texts.filter((text) => !bounds.some((bound) => bound in text))).toEqual([]);
      // Whole numbers meet a column of 32 bits, unless they are times; others are amounts of nutrition.
      const numbers = parts.filter(({ type }) => type === 'integer' || type === 'number');
      const fits = ({ minimum, maximum }: Record<string, unknown>) =>
        Number(minimum) >= -2_147_483_648 && (Number(maximum) <= 2_147_483_647 || maximum === LAST_TIME);
      expect(numbers.filter((number) => !fits(number))).toEqual([]);
    },
  );

  it.each(withInput)('refuses text that Postgres cannot store, in any field: %s', (path, schema) => {
    for (const { key, type, inputWith } of fieldsOf(jsonSchema(schema)[0] as SchemaPart)) {
      if (type === 'integer') continue;
      if (ONLY_LOOKED_UP.includes(key) || ONLY_LOOKED_UP.includes(`${path} ${key}`)) continue;
      for (const bad of ['abcdef\u0000', 'abcdef\ud800', '\udc00abcdef', ['abcdef\u0000']]) {
        const parsed = schema.safeParse(inputWith(bad));
        expect(parsed.error?.issues.flatMap((issue) => issue.path)).toContain(key);
      }
    }
  });
});

describe('queries', async () => {
  const as = callerOf(deps, alice);
  const recipe = await as.recipes.create({ title: 'Pie' });
  const { id: smartId } = await as.smartCollections.create({ name: 'Quick', filter: { maxMinutes: 30 } });
  const { id: shoppingListId } = await as.shoppingLists.create({ id: randomUUID(), name: 'Shopping' });
  const { shareId: listLink } = await as.shoppingLists.createLink({ id: shoppingListId });
  const { shareId } = await as.shares.create({ recipeId: recipe.id });
  const { id: playlistId } = await as.playlists.create({ name: 'Sweet' });
  const { id: moveId } = await as.moves.begin({ name: 'a.zip', size: 1 });
  const { id: importId } = await deps.db
    .insertInto('imports')
    .values({
      user_id: alice.vaultId,
      kind: 'url',
      input: JSON.stringify({ kind: 'url', url: 'https://a.example/' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inputs: Record<string, unknown> = {
    'auth.deletionInfo': undefined,
    'auth.exportState': undefined,
    'exports.state': undefined,
    'auth.session': undefined,
    'auth.sessions': {},
    'bin.list': {},
    ...Object.fromEntries(
      ['followers', 'following', 'receivedRequests', 'sentRequests', 'blocked'].map((list) => [
        `follows.${list}`,
        {},
      ]),
    ),
    'follows.counts': { userId: alice.userId },
    'follows.searchUsers': { query: 'alice' },
    'follows.status': { userId: alice.userId },
    'foodRules.list': {},
    'imports.get': { id: importId },
    'imports.list': {},
    'imports.pasted': { id: importId },
    'imports.ready': {},
    'moves.failures': { id: moveId },
    'moves.formats': undefined,
    'moves.kept': { id: moveId },
    'moves.state': undefined,
    'photoQuota.check': { count: 1 },
    'photoQuota.held': {},
    'photoQuota.photoRecipes': {},
    'photoQuota.stats': {},
    'photoQuota.usage': {},
    'playlists.byId': { id: playlistId, search: 'pie' },
    'playlists.changedSince': {},
    'playlists.changes': {},
    'playlists.forRecipe': { recipeId: recipe.id },
    'playlists.list': {},
    'playlists.ofUser': { userId: alice.userId },
    'playlists.ofUserById': { userId: alice.userId, id: playlistId },
    'playlists.sharedWith': { id: playlistId },
    'playlists.sharedWithMe': {},
    'profiles.byId': { userId: alice.userId },
    'profiles.me': undefined,
    'profiles.usage': undefined,
    'recipes.byId': { id: recipe.id },
    'recipes.changedSince': {},
    'recipes.cookLog': { id: recipe.id },
    'recipes.duplicates': { sourceUrl: 'https://a.example/' },
    'recipes.foods': { id: recipe.id },
    'recipes.links': { id: recipe.id },
    'recipes.list': { search: 'pie', photoOnly: false },
    'recipes.tags': {},
    'recipes.ticks': { id: recipe.id },
    'recipes.versions': { id: recipe.id },
    'shares.forRecipe': { recipeId: recipe.id },
    'shares.get': { shareId },
    'shares.list': {},
    'mealPlan.changes': {},
    'mealPlan.feed': undefined,
    'mealPlan.ofDay': { day: '2026-11-23' },
    'mealPlan.members': { id: alice.vaultId },
    'mealPlan.planChanges': {},
    'mealPlan.plans': {},
    'mealPlan.weeks': undefined,
    'mealPlan.repeats': { id: alice.vaultId, repeatId: alice.vaultId, from: '2026-11-23' },
    'mealPlan.list': { id: alice.vaultId, from: '2026-11-23' },
    'shoppingLists.byId': { id: shoppingListId },
    'shoppingLists.changes': {},
    'shoppingLists.entries': { id: shoppingListId },
    'shoppingLists.entryChanges': {},
    'shoppingLists.link': { id: shoppingListId },
    'shoppingLists.list': {},
    'shoppingLists.members': { id: shoppingListId },
    'shoppingLists.shared': { shareId: listLink },
    'smartCollections.byId': { id: smartId },
    'smartCollections.changes': {},
    'smartCollections.list': {},
    'tokens.list': {},
  };

  it('never write', async () => {
    const db = connect(`${deps.databaseUrl}?options=-c%20default_transaction_read_only%3Don`);
    onTestFinished(() => db.destroy());
    const readOnly = callerOf({ ...deps, db }, alice);
    await expect(readOnly.recipes.create({ title: 'x' })).rejects.toThrow('read-only transaction');
    expect(Object.keys(inputs).sort()).toEqual(paths(({ type }) => type === 'query').sort());
    for (const [path, input] of Object.entries(inputs))
      expect(await call(readOnly, path, input)).toBeDefined();
  });
});
