import { MESSAGES } from '@larder/shared/errors';
import { CONTRACT_HEADER, CONTRACT } from '@larder/shared/contract';
import type { OFFLINE_WRITES, OfflineWritePath } from '@larder/shared/sync/offline-writes';
import { WRITE_ID_HEADER } from '@larder/shared/sync/write-id';
import { createRecipeInput } from '@larder/shared/recipe/schema';
import { sql } from 'kysely';
import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { callerOf, testPerson } from '../testing/harness.ts';
import { call as callOf, signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import { answers } from './transformer.ts';

/** Stands in whatever is written: none of it may be kept beside the recipe. */
const MARK = 'purple-canary';

let web: TestWeb;
beforeAll(async () => {
  web = await testWeb();
});

type Answered = Record<string, unknown>;
type Kept = Parameters<typeof answers.deserialize>[0];

async function newPerson() {
  const person = await testPerson(web.deps, 'alice');
  const cookie = await signedIn(web.deps, person);
  const send = async (path: string, input: object, writeId: string, contract = CONTRACT) => {
    const headers = { [WRITE_ID_HEADER]: writeId, [CONTRACT_HEADER]: String(contract) };
    const answer = await callOf(web.app, path, { input, cookie, headers });
    const { result, error } = answer.json<{ result?: { data: Kept }; error?: { json: Answered } }>();
    return (result ? answers.deserialize(result.data) : error?.json) as Answered;
  };
  const kept = () =>
    web.deps.db.selectFrom('answered_writes').selectAll().where('user_id', '=', person.userId).execute();
  return { person, send, kept, call: callerOf(web.deps, person) };
}
type World = Awaited<ReturnType<typeof newPerson>>;

interface Repeatable {
  path?: string;
  input: object;
  /** Takes away what it made, for good. */
  remove: (made: Answered) => Promise<unknown>;
}

async function removeRecipe({ call }: World, id: string): Promise<void> {
  await call.recipes.delete({ id });
  await call.bin.remove({ ids: [id] });
}

async function removeSmart({ call }: World, id: string): Promise<void> {
  await call.smartCollections.delete({ id });
  await call.bin.remove({ ids: [id] });
}

type MadeOnce =
  | { [Path in OfflineWritePath]: IsRepeatable<Path> extends true ? never : Path }[OfflineWritePath]
  | 'recipes.create with a number of its own';
type IsRepeatable<Path extends OfflineWritePath> = (typeof OFFLINE_WRITES)[Path] extends {
  isRepeatable: true;
}
  ? true
  : false;

/** Everything that may be sent again. */
const REPEATABLE: Record<MadeOnce, (world: World) => Promise<Repeatable>> = {
  'recipes.create': async (world) => ({
    input: { title: MARK, ingredients: [MARK] },
    remove: ({ id }) => removeRecipe(world, id as string),
  }),
  'recipes.create with a number of its own': async (world) => ({
    path: 'recipes.create',
    input: { title: MARK, requestId: randomUUID() },
    remove: ({ id }) => removeRecipe(world, id as string),
  }),
  'recipes.update': async (world) => {
    const { id } = await world.call.recipes.create({ title: 'Soup' });
    return { input: { id, version: 1, title: MARK }, remove: () => removeRecipe(world, id) };
  },
  'recipes.setFavorite': async (world) => {
    const { id } = await world.call.recipes.create({ title: MARK });
    return { input: { id, isFavorite: true }, remove: () => removeRecipe(world, id) };
  },
  'recipes.rate': async (world) => {
    const { id } = await world.call.recipes.create({ title: MARK });
    return { input: { id, rating: 4 }, remove: () => removeRecipe(world, id) };
  },
  'recipes.logCooked': async ({ call }) => {
    const { id } = await call.recipes.create({ title: 'Soup' });
    const entry = { id, entryId: randomUUID() };
    return {
      input: { ...entry, cookedOn: '2025-03-01', note: MARK },
      remove: () => call.recipes.deleteCooked(entry),
    };
  },
  'recipes.deleteCooked': async (world) => {
    const { id } = await world.call.recipes.create({ title: 'Soup' });
    const entry = { id, entryId: randomUUID() };
    await world.call.recipes.logCooked({ ...entry, cookedOn: '2025-03-01', note: MARK });
    return { input: entry, remove: () => removeRecipe(world, id) };
  },
  'smartCollections.create': async (world) => ({
    input: { name: MARK, filter: { maxMinutes: 30 } },
    remove: ({ id }) => removeSmart(world, id as string),
  }),
  'smartCollections.update': async (world) => {
    const { id } = await world.call.smartCollections.create({ name: 'Quick', filter: { maxMinutes: 30 } });
    return { input: { id, name: MARK }, remove: () => removeSmart(world, id) };
  },
  'imports.startMany': async ({ call }) => ({
    input: { urls: [`https://one.example/${MARK}`, `https://two.example/${MARK}`] },
    remove: async () => {
      for (const { id } of (await call.imports.list({})).items) {
        await call.imports.cancel({ id });
        await call.imports.dismiss({ id });
      }
    },
  }),
};

describe.each(Object.entries(REPEATABLE))('%s', (name, prepare) => {
  const madeOnce = async () => {
    const world = await newPerson();
    const { path = name, input, remove } = await prepare(world);
    const number = randomUUID();
    const made = await world.send(path, input, number);
    expect(made).not.toHaveProperty('data.appCode');
    const again = (contract?: number) => world.send(path, input, number, contract);
    return { ...world, made, again, remove: () => remove(made) };
  };

  it('sent again is answered from what is there, and keeps nothing of it', async () => {
    const { made, again, kept } = await madeOnce();
    expect(await again()).toEqual(made);
    const rows = await kept();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(MARK);
  });

  it.each([CONTRACT, CONTRACT - 1])(
    'sent again when that is gone was done, and makes nothing (contract %i)',
    async (contract) => {
      const { again, remove, call } = await madeOnce();
      await remove();
      const there = async () => [
        await call.recipes.list({}),
        await call.imports.list({}),
        await call.bin.list({}),
      ];
      const before = await there();
      // An outbox that does not know this code shows the sentence, and sends the change no more.
      expect(await again(contract)).toMatchObject({
        message: MESSAGES.alreadyDone,
        data: { appCode: 'ALREADY_DONE', httpStatus: 409 },
      });
      expect(await there()).toEqual(before);
    },
  );
});

describe('beside the version before, which keeps whole answers', () => {
  const input = { title: 'Soup' };
  const asked = createHash('sha256')
    .update(JSON.stringify(['recipes.create', createRecipeInput.parse(input)]))
    .digest();

  it('a write that it made is kept by its id too, and not made again', async () => {
    const { person, send, call, kept } = await newPerson();
    const made = await call.recipes.create({ title: MARK });
    const number = randomUUID();
    await sql`
      insert into answered_writes (user_id, id, asked, answered_at) values (${person.userId}, ${number}, ${asked}, now())`.execute(
      web.deps.db,
    );
    await sql`
      update answered_writes set answer = ${JSON.stringify(answers.serialize(made))}::jsonb
      where user_id = ${person.userId} and id = ${number}`.execute(web.deps.db);
    expect(JSON.stringify(await kept())).not.toContain(MARK);
    expect(await send('recipes.create', input, number)).toEqual(made);
  });

  it('it finds an answer to what this one has written, and does not write again', async () => {
    const { send, kept } = await newPerson();
    const { id } = await send('recipes.create', input, randomUUID());
    const [row] = await kept();
    expect(row?.asked).toEqual(asked);
    expect(answers.deserialize(row?.answer as unknown as Kept)).toEqual({ id });
  });
});
