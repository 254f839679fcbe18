import { PLAN_LIMITS } from '@larder/shared/plan/messages';
import { z } from 'zod';
import type { MovedMeal, MoveFile } from './contract.ts';
import { openZip } from './guards/zip.ts';
import { defined, parseJson } from './reading/values.ts';

const MAX_PLAN_BYTES = 20 * 1024 ** 2;

const optional = z.string().nullish().catch(null);
const exportedPlan = z
  .array(
    z.object({
      id: optional,
      day: optional,
      meal: optional,
      text: z.string(),
      servings: z.number().nullish().catch(null),
      note: optional,
      time: optional,
      leftoverOf: optional,
      repeatId: optional,
      recipe: z.object({ file: z.string() }).nullish().catch(null),
    }),
  )
  .transform((entries) => entries.slice(0, PLAN_LIMITS.entries));

/** The plan of Larder's own export. Exports made before there was one have none. */
export async function readPlan(file: MoveFile): Promise<MovedMeal[]> {
  const { byName } = await openZip(file);
  const plan = byName.get('meal-plan.json');
  if (!plan) return [];
  const { data = [] } = exportedPlan.safeParse(parseJson(await plan.bytes(MAX_PLAN_BYTES)));
  return data.map(({ text, recipe, ...entry }) => ({ text, ...defined({ ...entry, recipe: recipe?.file }) }));
}
