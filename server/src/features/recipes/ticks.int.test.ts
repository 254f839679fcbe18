import { TICK_HOURS, type TickDto } from '@larder/shared/recipe/ticks';
import { describe, expect, it } from 'vitest';
import { testLimits } from '../../testing/limited-people.ts';
import { refusalOf } from '../../testing/refusals.ts';
import { sweepTicks } from './ticks.ts';

const { deps, newPerson } = await testLimits();

async function withSoup() {
  const { call, userId } = await newPerson();
  const ingredients = ['2 onions', '1 l stock'];
  const { id } = await call.recipes.create({ title: 'Soup', ingredients });
  const tick = (place: number, isTicked: boolean, at: number, line = ingredients[place] ?? '') =>
    call.recipes.tick({ id, ticks: [{ place, line, isTicked, at }] });
  const places = async () =>
    (await call.recipes.ticks({ id })).filter(({ isTicked }) => isTicked).map(({ place }) => place);
  return { call, userId, id, tick, places };
}

const now = () => deps.now().getTime();

describe('what is ticked off of a recipe', () => {
  it('is seen on every device of its owner, the later tick of a line first', async () => {
    const { call, id, tick, places } = await withSoup();
    expect(await places()).toEqual([]);
    await tick(0, true, now() - 3_000);
    await tick(1, true, now() - 2_000);
    expect(await places()).toEqual([0, 1]);
    await tick(0, false, now() - 1_000);
    // From a device that had no network until now.
    await tick(0, true, now() - 2_500);
    expect(await places()).toEqual([1]);
    // Twice in one call the last one counts.
    const at = now();
    const twice = [true, false].map((isTicked) => ({ place: 1, line: '1 l stock', isTicked, at }));
    await call.recipes.tick({ id, ticks: twice });
    expect(await places()).toEqual([]);
  });

  it('goes with a line that is edited, and leaves the recipe as it is', async () => {
    const { call, id, tick, places } = await withSoup();
    await tick(0, true, now());
    await tick(1, true, now());
    expect((await call.recipes.byId({ id })) as { version?: number }).toMatchObject({ version: 1 });
    await call.recipes.update({ id, version: 1, title: 'Soup', ingredients: ['3 leeks', '1 l stock'] });
    expect(await places()).toEqual([1]);
    // By a device that shows the former line still.
    await tick(0, true, now(), '2 onions');
    expect(await places()).toEqual([1]);
    await tick(0, true, now(), '3 leeks');
    expect(await places()).toEqual([0, 1]);
  });

  it('is told with the recipe to a device that keeps a copy', async () => {
    const { call, id, tick } = await withSoup();
    const { cursor } = await call.recipes.changedSince({});
    const at = now();
    await tick(1, true, at);
    const { items } = await call.recipes.changedSince({ cursor });
    const ticks: TickDto[] = [{ place: 1, isTicked: true, at }];
    expect(items).toEqual([expect.objectContaining({ id, ticks })]);
  });

  it('is its owner’s alone, and no clock ticks ahead of the server’s', async () => {
    const { id, call, tick } = await withSoup();
    await tick(0, true, now() + 900_000);
    const [made] = await call.recipes.ticks({ id });
    expect(made?.at).toBeLessThanOrEqual(now());
    const other = await newPerson();
    const ticks = [{ place: 0, line: '2 onions', isTicked: false, at: now() + 1 }];
    expect(await refusalOf(other.call.recipes.tick({ id, ticks }))).toMatchObject({
      appCode: 'RECIPE_NOT_FOUND',
    });
    expect(await refusalOf(other.call.recipes.ticks({ id }))).toMatchObject({ appCode: 'RECIPE_NOT_FOUND' });
    expect(await call.recipes.ticks({ id })).toEqual([made]);
  });

  it('is forgotten after a day, and goes with the recipe', async () => {
    const { call, userId, id, tick, places } = await withSoup();
    await tick(0, true, now() - TICK_HOURS * 3_600_000 - 1);
    await tick(1, true, now());
    await sweepTicks(deps);
    expect(await places()).toEqual([1]);
    await call.recipes.delete({ id });
    const left = deps.db.selectFrom('recipe_ticks').select('place').where('user_id', '=', userId);
    expect(await left.execute()).toEqual([]);
  });
});
