import type { Nutrition } from '@larder/shared/recipe/nutrition';
import { lazy, Suspense } from 'react';
import type { NutritionFacts } from './nutrition-facts.tsx';

const Later = lazy(async () => ({ default: (await import('./nutrition-facts.tsx')).NutritionFacts }));

/** What writes pages on the server puts the section itself here: it waits for no script. */
export const served: { Facts?: typeof NutritionFacts } = {};

/** The nutrition of a recipe on a page that has no room for its script in what it loads first: what was served stays until that is there. */
export function NutritionLater({ nutrition }: { nutrition: Nutrition | null | undefined }) {
  if (!nutrition) return null;
  const Facts = served.Facts ?? Later;
  return (
    <Suspense fallback={null}>
      <Facts nutrition={nutrition} />
    </Suspense>
  );
}
