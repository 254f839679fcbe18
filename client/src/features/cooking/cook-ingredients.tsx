import * as messages from '#messages/recipe.json';
import type { LineInSection } from '@larder/shared/recipe-text/step-ingredients';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import type { RecipeAmounts } from '../../components/recipe/amounts/recipe-amounts.ts';
import { Ingredient, type LineParts, type Ticks } from '../../components/recipe/ingredients.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';

interface LinesProps {
  amounts: RecipeAmounts;
  ticks: Ticks;
  below: LineParts['below'];
}

const partsBelow = (below: LineParts['below']): LineParts => ({ beside: () => null, below });

export function NeededNow({
  lines,
  amounts,
  ticks,
  below,
}: LinesProps & { lines: readonly LineInSection[] }) {
  return (
    <section aria-labelledby="needed">
      <h3 id="needed" className="mb-1 text-xl">
        {messages.forThisStep}
      </h3>
      <ul dir="auto" className="text-xl">
        {lines.map(({ index, text }) => (
          <Ingredient key={index} line={text} parts={partsBelow(below)} {...{ index, amounts, ticks }} />
        ))}
      </ul>
    </section>
  );
}

/** Beside the step where there is room. */
export function AllIngredients(props: LinesProps) {
  return (
    <section aria-labelledby="all-ingredients" className="hidden pt-6 first:pt-0 xl:landscape-tablet:block">
      <h3 id="all-ingredients" className="mb-1 text-xl">
        {messages.allIngredients}
      </h3>
      <IngredientLines {...props} />
    </section>
  );
}

/** Elsewhere one tap away. */
export function IngredientsDrawer(props: LinesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={messages.allIngredients}
        className="xl:landscape-tablet:hidden"
        onClick={() => setOpen(true)}
      >
        <ShoppingBasket />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setOpen} title={messages.allIngredients}>
        <IngredientLines {...props} />
      </Dialog>
    </>
  );
}

function IngredientLines({ amounts, ticks, below }: LinesProps) {
  return (
    <ul dir="auto" className="text-lg">
      {amounts.recipe.ingredients.map((line, index) => (
        <Ingredient key={index} parts={partsBelow(below)} {...{ line, index, amounts, ticks }} />
      ))}
    </ul>
  );
}
