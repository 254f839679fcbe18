import * as messages from '#messages/recipe.json';
import type { ReactNode } from 'react';
import { ScaledIngredients, type Ticks } from '../../../components/recipe/ingredients.tsx';
import { Steps } from '../../../components/recipe/steps.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { ShownRecipe } from '../../../components/recipe/own-recipe.ts';

interface RecipeColumnsProps {
  recipe: ShownRecipe;
  scale: number;
  onScaleChange: (scale: number) => void;
  ticks: Ticks & { count: number; untickAll: () => void };
  /** Below the steps and the notes. */
  children?: ReactNode;
}

/** The ingredients, and beside them the steps and what its owner noted. */
export function RecipeColumns({ recipe, scale, onScaleChange, ticks, children }: RecipeColumnsProps) {
  return (
    <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="sticky-beside max-lg:mb-10">
        <ScaledIngredients
          ingredients={recipe.ingredients}
          instructions={recipe.instructions}
          servings={recipe.servings}
          scale={scale}
          onScaleChange={onScaleChange}
          ticks={ticks}
        />
        {ticks.count > 0 && (
          <Button variant="link" size="sm" onClick={ticks.untickAll}>
            {messages.untickAll}
          </Button>
        )}
      </div>
      <div>
        <Steps instructions={recipe.instructions} scale={scale} />
        {recipe.cookingNotes && <CookingNotes text={recipe.cookingNotes} />}
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
