import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RecipeAmounts } from '../../../components/recipe/amounts/recipe-amounts.ts';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';
import { trpc } from '../../../lib/trpc.ts';
import { openedFor, type OpenedFor } from './linked-path.ts';

const ScaleToLine = lazy(() => import('./scale-to-line.tsx'));

interface NeededAmountProps {
  recipe: Pick<ShownRecipe, 'id'>;
  isOwn: boolean;
  amounts: RecipeAmounts;
}

/** Of a recipe that was opened for a line of another one: scales it to what that line takes, or asks its owner how much it makes. */
export function NeededAmount(props: NeededAmountProps) {
  const [params] = useSearchParams();
  const opened = openedFor(params);
  return opened && <OfLine {...props} opened={opened} />;
}

function OfLine({ recipe, opened, ...shown }: NeededAmountProps & { opened: OpenedFor }) {
  const { data: links } = trpc.recipes.links.useQuery({ id: opened.from });
  const link = links?.find((one) => one.line === opened.line && one.recipe.id === recipe.id);
  if (!link) return null;
  return (
    <Suspense fallback={null}>
      <ScaleToLine {...{ link, opened }} {...shown} />
    </Suspense>
  );
}
