import { paths } from '@larder/shared/paths';
import type { PlanEntryInput } from '@larder/shared/plan/schema';

/** Opened from the plan, a recipe is scaled to what was planned. */
export function recipePath(
  { recipeId, servings }: Pick<PlanEntryInput, 'recipeId' | 'servings'>,
  params: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(servings.value !== null && { servings: String(servings.value) }),
    ...params,
  }).toString();
  return `${paths.recipe(recipeId ?? '')}${query && `?${query}`}`;
}
