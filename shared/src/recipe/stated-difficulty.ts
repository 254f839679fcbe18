import { EMPTY_VALUES } from './fields.ts';
import type { Difficulty } from './messages.ts';

/** The same recipe; one that is easy or hard was stated so by somebody, medium is also what nobody stated (docs/rules.md, Recipes). */
export function withStatedDifficulty<Recipe extends { difficulty: Difficulty; difficultyStated: boolean }>(
  recipe: Recipe,
): Recipe {
  const difficultyStated = recipe.difficultyStated || recipe.difficulty !== EMPTY_VALUES.difficulty;
  return { ...recipe, difficultyStated };
}
