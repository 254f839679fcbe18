import { expect, it } from 'vitest';
import { daySchema } from '@larder/shared/day/schema';
import type { PlanEntryDto } from '@larder/shared/plan/schema';
import { planFrom, planOfDayFrom, planRepeatsFrom, withPutPlan } from '@larder/shared/sync/plan';
import { callerOf, testDeps, testPerson } from '../../testing/harness.ts';
import { day, planned } from '../../testing/plan.ts';
import { written } from '../../testing/shopping.ts';

const deps = await testDeps();
const alice = await testPerson(deps, 'alice');
const { mealPlan, recipes } = callerOf(deps, alice);
const id: string = alice.vaultId;
const from = daySchema.parse('2026-11-23');

it('a copy answers of a plan what the server answers, and changes as it does', async () => {
  const recipe = await recipes.create({ title: 'Lentils' });
  const kept = new Map([[recipe.id, { ...recipe }]]);
  const [soup, lentils] = [
    planned({ day: day('2026-11-24') }),
    planned({ recipeId: recipe.id, text: 'Lentils', servings: 4 }),
  ];
  let entries: PlanEntryDto[] = [];
  for (const put of [
    [soup, lentils, planned({ day: day('2026-11-30') })],
    [{ ...soup, day: written(day('2026-11-29'), 2), note: written('thick', 1) }],
    [
      { ...soup, day: written(day('2026-11-23'), 1) },
      { ...lentils, day: written(day('2026-11-25'), 1) },
    ],
    [{ ...lentils, repeatId: lentils.id }, planned({ day: day('2026-12-02'), repeatId: lentils.id })],
    [
      { ...lentils, time: written('19:30', 1) },
      { ...soup, cook: written(alice.userId, 1) },
    ],
    [planned({ day: from }), { ...soup, isRemoved: written(true, 3) }],
  ]) {
    const changed = withPutPlan(entries, { id, entries: put }, { now: new Date(), recipes: kept });
    const ids = new Set(changed.map((entry) => entry.id));
    entries = [...entries.filter((entry) => !ids.has(entry.id)), ...changed];
    await mealPlan.put({ id, entries: put });
    const { items: sent } = await mealPlan.changes({});
    const plain = (all: readonly PlanEntryDto[]) =>
      new Map(all.map(({ addedAt: _, ...entry }) => [entry.id, entry]));
    expect(plain(entries)).toEqual(plain(sent));

    for (const limit of [1, 100]) {
      const asked = { id, from, days: 7, limit };
      const [here, there] = [planFrom(sent, kept, asked), await mealPlan.list(asked)];
      const { items: plans } = await mealPlan.planChanges({});
      expect(planOfDayFrom(sent, kept, { plans, day: from })).toEqual(await mealPlan.ofDay({ day: from }));
      const repeats = { id, from, repeatId: lentils.id };
      expect(planRepeatsFrom(sent, kept, repeats)).toEqual(await mealPlan.repeats(repeats));
      expect([here.items, here.total]).toEqual([there.items, there.total]);
    }
  }
});
