import { scaleFor } from '@larder/shared/recipe-text/servings';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RecipeAmounts } from './recipe-amounts.ts';

/** Scales a recipe to the servings that the address names: it was opened from the plan. */
export function usePlannedScale({ recipe, changeScale }: RecipeAmounts): void {
  const [params] = useSearchParams();
  const wanted = Number(params.get('servings'));
  const scale = useEffectEvent(() => {
    const factor = recipe.servings && wanted > 0 && scaleFor(recipe.servings, wanted);
    if (factor && factor !== 1) void changeScale(() => ({ factor }));
  });
  useEffect(() => scale(), [wanted]);
}
