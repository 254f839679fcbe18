import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import { useMemo, type ReactNode } from 'react';
import { UnitsRow } from '../../components/recipe/amounts/units-row.tsx';
import { usePreferredUnits } from '../../components/recipe/amounts/units.ts';
import { useRecipeAmounts } from '../../components/recipe/amounts/use-recipe-amounts.ts';
import { Gallery } from '../../components/recipe/gallery.tsx';
import { Ingredients } from '../../components/recipe/ingredients.tsx';
import { NutritionLater } from '../../components/recipe/nutrition-later.tsx';
import { OriginalLink } from '../../components/recipe/original-link.tsx';
import { RecipeHead } from '../../components/recipe/recipe-head.tsx';
import { RecipeTags } from '../../components/recipe/recipe-tags.tsx';
import { Steps } from '../../components/recipe/steps.tsx';
import { hostOf } from '../../components/recipe/host-of.ts';
import { useSharedLinks } from './use-shared-links.tsx';
import type { SharedRecipe as Recipe } from './use-shared-recipe.ts';

interface SharedRecipeProps {
  recipe: Recipe;
  shareId: string;
  /** What can be done with it. */
  actions: ReactNode;
}

/** A recipe as anyone with its link sees it. */
export function SharedRecipe({ recipe, shareId, actions }: SharedRecipeProps) {
  const texts = useMemo(() => ({ ...recipe, address: recipe.originalUrl }), [recipe]);
  const amounts = useRecipeAmounts(texts, usePreferredUnits());
  const parts = useSharedLinks(shareId, recipe);
  return (
    <article>
      <header className={recipe.image ? undefined : 'max-sm:pt-5'}>
        <RecipeHead
          recipe={recipe}
          eyebrow={format(messages.sharedBy, { creatorName: recipe.creatorName })}
          shareId={shareId}
          columnsClass="md:grid-cols-2"
          pictureClass="-mx-5 aspect-[8/5] sm:aspect-[4/3] w-[calc(100%+2.5rem)] max-w-none sm:mx-0 sm:w-full sm:max-md:rounded-card print:mx-0 print:w-full"
        >
          {actions}
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
            {recipe.originalUrl && (
              <OriginalLink
                href={recipe.originalUrl}
                label={format(messages.originalAt, { host: hostOf(recipe.originalUrl) })}
              />
            )}
            <RecipeTags tags={recipe.tags} />
          </div>
        </RecipeHead>
      </header>
      <div className="mt-10 gap-x-8 tablet:grid tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:mt-14 lg:gap-x-14 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] print:mt-6 print:grid print:grid-cols-[2fr_3fr] print:gap-x-8">
        <div className="sticky-beside max-tablet:mb-10">
          <Ingredients amounts={amounts} parts={parts}>
            <UnitsRow amounts={amounts} />
          </Ingredients>
        </div>
        <div>
          <Steps amounts={amounts} />
          {recipe.cookingNotes && (
            <section
              aria-labelledby="notes"
              className="mt-10 border-l-4 border-accent bg-accent-soft/50 py-4 pr-4 pl-5"
            >
              <h2 id="notes" className="text-xl">
                {messages.cookingNotes}
              </h2>
              <p className="mt-2 max-w-[62ch] text-lg whitespace-pre-wrap">{recipe.cookingNotes}</p>
            </section>
          )}
          <NutritionLater nutrition={recipe.nutrition} />
          <Gallery title={recipe.title} pictures={recipe.gallery} shareId={shareId} />
        </div>
      </div>
    </article>
  );
}
