import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import { z } from 'zod';
import type { MovedMeal, MovedWeek, MoveFile } from './contract.ts';
import { openZip } from './guards/zip.ts';
import { defined, parseJson } from './reading/values.ts';

const MAX_PLAN_BYTES = 20 * 1024 ** 2;

const optional = z.string().nullish().catch(null);
const exportedMeal = z.object({
  meal: optional,
  text: z.string(),
  servings: z.number().nullish().catch(null),
  note: optional,
  time: optional,
  recipe: z.object({ file: z.string() }).nullish().catch(null),
});
const exportedPlan = z
  .array(exportedMeal.extend({ id: optional, day: optional, leftoverOf: optional, repeatId: optional }))
  .transform((entries) => entries.slice(0, PLAN_LIMITS.entries));
const exportedWeeks = z
  .array(z.object({ name: z.string(), meals: z.array(exportedMeal.extend({ weekday: z.number() })) }))
  .transform((weeks) => weeks.slice(0, PLAN_LIMITS.weeks));

/** The plan of Larder's own export. Exports made before there was one have none. */
export async function readPlan(file: MoveFile): Promise<MovedMeal[]> {
  const { data = [] } = exportedPlan.safeParse(await jsonIn(file, 'meal-plan.json'));
  return data.map(({ text, recipe, ...entry }) => ({ text, ...defined({ ...entry, recipe: recipe?.file }) }));
}

/** The weeks that it has under a name, likewise. */
export async function readWeeks(file: MoveFile): Promise<MovedWeek[]> {
  const { data = [] } = exportedWeeks.safeParse(await jsonIn(file, 'saved-weeks.json'));
  return data.map(({ name, meals }) => ({
    name,
    meals: meals.map(({ text, weekday, recipe, ...meal }) => ({
      ...{ text, weekday },
      ...defined({ ...meal, recipe: recipe?.file }),
    })),
  }));
}

async function jsonIn(file: MoveFile, name: string): Promise<unknown> {
  const entry = (await openZip(file)).byName.get(name);
  return entry && parseJson(await entry.bytes(MAX_PLAN_BYTES));
}
