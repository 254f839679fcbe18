import * as messages from '#messages/recipe.json';
import type { RecipeDto } from '@larder/shared/recipe/schema';
import type { ReactNode } from 'react';
import type { RecipeAmounts, Scale } from '../../../components/recipe/amounts/recipe-amounts.ts';
import { UnitsRow } from '../../../components/recipe/amounts/units-row.tsx';
import { Ingredients, type LineParts, type Ticks } from '../../../components/recipe/ingredients.tsx';
import { NutritionFacts } from '../../../components/recipe/nutrition-facts.tsx';
import { Steps } from '../../../components/recipe/steps.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { NeededAmount } from '../links/needed-amount.tsx';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';

interface RecipeColumnsProps {
  recipe: ShownRecipe;
  /** Undefined of another person's. */
  own: RecipeDto | undefined;
  amounts: RecipeAmounts;
  cooking: {
    /** What was cooked last on this device. */
    again: Scale | undefined;
    ticks: Ticks & { count: number; untickAll: () => void };
  };
  parts: LineParts;
  /** Below the steps and the notes. */
  children?: ReactNode;
}

/** The ingredients, and beside them the steps and what its owner noted. */
export function RecipeColumns({ recipe, own, amounts, cooking, parts, children }: RecipeColumnsProps) {
  const { again, ticks } = cooking;
  return (
    <div className="gap-x-8 tablet:grid tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="sticky-beside max-tablet:mb-10">
        <Ingredients {...{ amounts, ticks, parts }}>
          <NeededAmount {...{ recipe, amounts }} isOwn={own !== undefined} />
          <UnitsRow amounts={amounts} again={again} />
        </Ingredients>
        {ticks.count > 0 && (
          <Button variant="link" size="sm" onClick={ticks.untickAll}>
            {messages.untickAll}
          </Button>
        )}
      </div>
      <div>
        <Steps amounts={amounts} />
        {recipe.cookingNotes && <CookingNotes text={recipe.cookingNotes} />}
        <NutritionFacts nutrition={recipe.nutrition} />
        {children}
      </div>
    </div>
  );
}

function CookingNotes({ text }: { text: string }) {
  return (
    <section
      aria-labelledby="notes"
      className="mt-10 border-l-4 border-accent bg-accent-soft/50 py-4 pr-4 pl-5"
    >
      <h2 id="notes" className="text-xl">
        {messages.myCookingNotes}
      </h2>
      <p className="mt-2 max-w-[62ch] text-lg break-words whitespace-pre-wrap">{text}</p>
    </section>
  );
}
