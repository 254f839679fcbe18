import { WRITE_ID_HEADER, WRITE_ID_MESSAGES } from '@larder/shared/sync/write-id';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { callerOf, testPerson } from '../testing/harness.ts';
import { call as callOf, signedIn, testWeb, type TestWeb } from '../testing/web.ts';
import { sweepAnsweredWrites } from './idempotent-writes.ts';
import { answers } from '../trpc/transformer.ts';

let web: TestWeb;
beforeAll(async () => {
  web = await testWeb();
});

interface Answer {
  result?: { data: Parameters<typeof answers.deserialize>[0] };
  error?: { json: { message: string; data: { appCode: string } } };
}

async function newPerson() {
  const person = await testPerson(web.deps, 'alice');
  const cookie = await signedIn(web.deps, person);
  const send = async (path: string, input: object, writeId?: string) => {
    const headers: Record<string, string> = writeId ? { [WRITE_ID_HEADER]: writeId } : {};
    const answer = await callOf(web.app, path, { input, cookie, headers });
    const { result, error } = answer.json<Answer>();
    return result ? (answers.deserialize(result.data) as Record<string, unknown>) : error?.json;
  };
  return { person, send, call: callerOf(web.deps, person) };
}

describe('a write that is sent again with its number', () => {
  it('is answered from what is there now, and not made again', async () => {
    const { send, call } = await newPerson();
    const recipe = await call.recipes.create({ title: 'Soup' });
    const number = randomUUID();
    const edit = { id: recipe.id, version: 1, title: 'Leek soup' };
    expect(await send('recipes.update', edit, number)).toMatchObject({ title: 'Leek soup', version: 2 });
    const newer = await call.recipes.update({ id: recipe.id, version: 2, title: 'Onion soup' });
    expect(await send('recipes.update', edit, number)).toEqual(newer);
    expect(await call.recipes.byId({ id: recipe.id })).toEqual(newer);
    // Without its number it is another save, of what is no longer the newest.
    expect(await send('recipes.update', edit)).toMatchObject({ data: { appCode: 'RECIPE_CHANGED' } });
  });

  it('is made once when it is sent several times at once', async () => {
    const { send, call } = await newPerson();
    const number = randomUUID();
    const urls = ['https://one.example/soup', 'https://two.example/bread'];
    const sent = await Promise.all([1, 2, 3].map(() => send('imports.startMany', { urls }, number)));
    expect(new Set(sent.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await call.imports.list({})).toMatchObject({ total: 2 });
  });

  it('does not undo what was done after it', async () => {
    const { send, call } = await newPerson();
    const { id } = await call.recipes.create({ title: 'Soup' });
    const number = randomUUID();
    await send('recipes.setFavorite', { id, isFavorite: true }, number);
    await call.recipes.setFavorite({ id, isFavorite: false });
    expect(await send('recipes.setFavorite', { id, isFavorite: true }, number)).toEqual({
      id,
      isFavorite: false,
    });
    expect(await call.recipes.byId({ id })).toMatchObject({ isFavorite: false });
  });

  it('is tried again when it failed, and leaves nothing of the failure', async () => {
    const { send, call } = await newPerson();
    const number = randomUUID();
    const id = randomUUID();
    const log = { id, entryId: randomUUID(), cookedOn: '2025-03-01', note: '' };
    expect(await send('recipes.logCooked', log, number)).toMatchObject({
      data: { appCode: 'RECIPE_NOT_FOUND' },
    });
    await call.recipes.create({ title: 'Soup', requestId: id });
    expect(await send('recipes.logCooked', log, number)).toMatchObject({ id: log.entryId });
    expect(await call.recipes.cookLog({ id })).toMatchObject({ total: 1 });
  });

  it('is refused when the number stood for something else', async () => {
    const { send, call } = await newPerson();
    const number = randomUUID();
    await send('recipes.create', { title: 'Soup' }, number);
    expect(await send('recipes.create', { title: 'Bread' }, number)).toMatchObject({
      message: WRITE_ID_MESSAGES.usedBefore,
      data: { appCode: 'INVALID_INPUT' },
    });
    expect(await call.recipes.list({})).toMatchObject({ total: 1 });
  });

  it('says nothing of another person’s write with the same number', async () => {
    const alice = await newPerson();
    const bob = await newPerson();
    const number = randomUUID();
    const input = { title: 'Soup', requestId: randomUUID() };
    const made = await alice.send('recipes.create', input, number);
    expect(made).toMatchObject({ id: input.requestId });
    const other = await bob.send('recipes.create', input, number);
    expect(other).toMatchObject({ title: 'Soup' });
    expect(other).not.toMatchObject({ id: input.requestId });
    expect(await bob.call.recipes.list({})).toMatchObject({ total: 1 });
    expect(await alice.call.recipes.list({})).toMatchObject({ total: 1 });
  });

  it('needs a UUID: what a proxy numbers in its own way counts for nothing', async () => {
    const { send, call } = await newPerson();
    await send('recipes.create', { title: 'Soup' }, '7f3a');
    await send('recipes.create', { title: 'Soup' }, '7f3a');
    expect(await call.recipes.list({})).toMatchObject({ total: 2 });
  });
});

it('a write whose recipe is in the bin was done; restored, it is the answer again', async () => {
  const { send, call } = await newPerson();
  const number = randomUUID();
  const made = await send('recipes.create', { title: 'Soup' }, number);
  const id = (made as { id: string }).id;
  await call.recipes.delete({ id });
  expect(await send('recipes.create', { title: 'Soup' }, number)).toMatchObject({
    data: { appCode: 'ALREADY_DONE' },
  });
  await call.recipes.restoreDeleted({ ids: [id] });
  expect(await send('recipes.create', { title: 'Soup' }, number)).toEqual(made);
});

it('500 writes of a person weigh less than 1 MB when kept, however much they wrote', async () => {
  const { person, send } = await newPerson();
  const ingredients = Array.from({ length: 100 }, () => 'x'.repeat(1_000));
  for (let count = 0; count < 5; count += 1)
    await send('recipes.create', { title: 'Soup', ingredients }, randomUUID());
  const { db } = web.deps;
  await sql`
    insert into answered_writes (user_id, id, asked, answered_at, answer)
    select user_id, gen_random_uuid(), asked, answered_at, answer from answered_writes, generate_series(1, 99)
    where user_id = ${person.userId}`.execute(db);
  await sql`vacuum answered_writes`.execute(db);
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size('answered_writes')::int as bytes`.execute(db);
  expect(rows[0]!.bytes).toBeLessThan(1_000_000);
});

it('answers are kept for 30 days, and of a person the last 500', async () => {
  const { person, send } = await newPerson();
  const { db, now } = web.deps;
  const ofPerson = () =>
    db.selectFrom('answered_writes').select('answered_at').where('user_id', '=', person.userId).execute();
  const put = (count: number, daysAgo: number) =>
    db
      .insertInto('answered_writes')
      .values(
        Array.from({ length: count }, () => ({
          user_id: person.userId,
          id: randomUUID(),
          asked: Buffer.from(''),
          answered_at: new Date(now().getTime() - daysAgo * 86_400_000),
        })),
      )
      .execute();
  await put(1, 31);
  await put(499, 29);
  await send('recipes.create', { title: 'Soup' }, randomUUID());
  await sweepAnsweredWrites(web.deps);
  expect(await ofPerson()).toHaveLength(500);
  await put(2, 30.5);
  await put(2, 1);
  await sweepAnsweredWrites(web.deps);
  const kept = await ofPerson();
  expect(kept).toHaveLength(500);
  const youngest = kept
    .map(({ answered_at }) => now().getTime() - answered_at.getTime())
    .sort((a, b) => a - b);
  expect(youngest[2]).toBeLessThan(2 * 86_400_000);
});
