import { TYPED_SCALE } from '@larder/shared/recipe-text/servings';
import type { Scale } from '../../components/recipe/amounts/recipe-amounts.ts';
import { deviceStorage } from '../../lib/device-storage.ts';

const stored = deviceStorage({ kind: 'scale', most: 100, forDays: 365, parse: scaleIn });

/** At what scale a recipe was cooked last on this device; undefined where it was cooked as it is written, or not at all. */
export function cookedScale(recipeId: string): Scale | undefined {
  return stored.read(recipeId)?.value;
}

export function noteCookedScale(recipeId: string, scale: Scale): void {
  if (scale.factor === 1) stored.forget(recipeId);
  else stored.write(recipeId, scale);
}

function scaleIn(value: unknown): Scale | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { factor, reason } = value as Record<string, unknown>;
  if (typeof factor !== 'number' || !(factor >= TYPED_SCALE.min)) return undefined;
  return { factor, ...(typeof reason === 'string' && { reason }) };
}
