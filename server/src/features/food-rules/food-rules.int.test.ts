import { FOOD_RULE_LIMITS } from '@larder/shared/food-rule/messages';
import type { AddFoodRuleInput } from '@larder/shared/food-rule/schema';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '../../ctx.ts';
import { callerOf, testPerson } from '../../testing/harness.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { testWeb } from '../../testing/web.ts';

const { deps } = await testWeb();
let alice: Viewer;
beforeEach(async () => {
  alice = await testPerson(deps, 'alice');
});

const PEPPERS = { kind: 'same', food: 'peppers', isFood: 'bell peppers', language: 'en' } as const;
const rules = (person = alice) => callerOf(deps, person).foodRules;
const said = async () =>
  (await rules().list({})).items.map(({ kind, food, isFood }) => `${kind}: ${food}, ${isFood}`);

/** Writes so many at once, as no person would. */
const addMany = (count: number) =>
  sql`insert into food_rules (user_id, kind, food, is_food, language, created_at)
    select ${alice.vaultId}::uuid, 'line', 'line ' || n, 'egg', 'en', now() - n * interval '1 minute'
    from generate_series(1, ${count}) as n`.execute(deps.db);

describe('what a person says of a food', () => {
  it('is listed, the last first, in pages and by language, until it is removed', async () => {
    await addMany(2);
    await rules().add(PEPPERS);
    await rules().add({ kind: 'same', food: 'Paprika', isFood: 'Gemüsepaprika', language: 'de' });
    const first = await rules().list({ limit: 3 });
    expect(first).toMatchObject({
      total: 4,
      items: [{ food: 'Paprika' }, { ...PEPPERS }, { kind: 'line', food: 'line 1', isFood: 'egg' }],
    });
    const second = await rules().list({ limit: 3, cursor: first.nextCursor });
    expect(second).toMatchObject({ items: [{ food: 'line 2' }], nextCursor: null });
    expect(await rules().list({ language: 'de' })).toMatchObject({ total: 1, items: [{ food: 'Paprika' }] });
    await rules().remove({ id: first.items[1]!.id });
    expect((await rules().list({})).total).toBe(3);
    expect(await refusalOf(rules().remove({ id: first.items[1]!.id }))).toMatchObject({
      appCode: 'NOT_FOUND',
    });
  });

  it('counts as it was said last', async () => {
    const { id } = await rules().add(PEPPERS);
    expect((await rules().add({ ...PEPPERS, food: 'Peppers', isFood: 'capsicums' })).id).toBe(id);
    expect(await said()).toEqual(['same: Peppers, capsicums']);
    await rules().add({ ...PEPPERS, food: 'capsicums', isFood: 'peppers' });
    expect(await said()).toEqual(['same: capsicums, peppers']);
    await rules().add({ ...PEPPERS, kind: 'apart', food: 'peppers', isFood: 'capsicums' });
    expect(await said()).toEqual(['apart: capsicums, peppers']);
    await rules().add({ ...PEPPERS, kind: 'apart', food: 'capsicums', isFood: 'chillies' });
    await rules().add({ ...PEPPERS, kind: 'apart', food: 'Peppers', isFood: 'capsicums' });
    expect((await said()).toSorted()).toEqual(['apart: capsicums, Peppers', 'apart: capsicums, chillies']);
    await rules().add({ ...PEPPERS, food: 'capsicums', isFood: 'peppers' });
    expect(await said()).toEqual(['same: capsicums, peppers', 'apart: capsicums, chillies']);
  });

  it.each<[string, Partial<Record<keyof AddFoodRuleInput, string>>]>([
    ['no food', { isFood: ' ' }],
    ['a food of more letters than a name has', { food: 'x'.repeat(FOOD_RULE_LIMITS.food + 1) }],
    ['one name for two foods', { isFood: 'Peppers' }],
    ['an unknown kind', { kind: 'never' }],
    ['what is no language', { language: 'English' }],
    ['what is no aisle', { kind: 'aisle', isFood: 'cellar' }],
    ['another name for a staple', { kind: 'staple' }],
  ])('is refused with %s', async (_, wrong) => {
    const input = { ...PEPPERS, ...wrong } as AddFoodRuleInput;
    expect(await refusalOf(rules().add(input))).toMatchObject({ appCode: 'INVALID_INPUT' });
    expect((await rules().list({})).total).toBe(0);
  });

  it('is refused where there are too many, also to two who say something at once', async () => {
    await addMany(FOOD_RULE_LIMITS.rules - 1);
    const two = ['peppers', 'scallions'].map((food) => rules().add({ ...PEPPERS, food }));
    expect((await Promise.allSettled(two)).map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
    ]);
    const refusal = await refusalOf(rules().add({ ...PEPPERS, food: 'leeks' }));
    expect(refusal).toMatchObject({ appCode: 'INVALID_INPUT' });
    expect(refusal.message).toMatch(/up to 500 corrections/);
    await rules().add({ kind: 'line', food: 'line 7', isFood: 'duck egg', language: 'en' });
    expect((await rules().list({})).total).toBe(FOOD_RULE_LIMITS.rules);
  });

  it('goes with the account', async () => {
    await rules().add(PEPPERS);
    await deps.db.deleteFrom('users').where('id', '=', alice.userId).execute();
    const left = deps.db.selectFrom('food_rules').select('id').where('user_id', '=', alice.vaultId);
    expect(await left.execute()).toEqual([]);
  });

  it('belongs to the vault: its readers read it, its editors change it', async () => {
    const bob = await testPerson(deps, 'bob');
    const as = (role: 'reader' | 'editor') => rules({ ...bob, vaultId: alice.vaultId, role });
    const { id } = await rules().add(PEPPERS);
    expect(await as('reader').list({})).toMatchObject({ items: [{ id }] });
    expect(await refusalOf(as('reader').add({ ...PEPPERS, food: 'leeks' }))).toMatchObject({
      appCode: 'NOT_ALLOWED',
    });
    expect(await refusalOf(as('reader').remove({ id }))).toMatchObject({ appCode: 'NOT_FOUND' });
    await as('editor').remove({ id });
    expect((await rules().list({})).total).toBe(0);
  });
});
