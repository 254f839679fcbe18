import * as messages from '#messages/recipe.json';
import type { LineInSection } from '@larder/shared/recipe-text/step-ingredients';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Ingredient, type Ticks } from '../../components/recipe/ingredients.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';

interface LinesProps {
  scale: number;
  ticks: Ticks;
}

export function NeededNow({ lines, scale, ticks }: LinesProps & { lines: readonly LineInSection[] }) {
  return (
    <section aria-labelledby="needed">
      <h3 id="needed" className="mb-1 text-xl">
        {messages.forThisStep}
      </h3>
      <ul dir="auto" className="text-xl">
        {lines.map(({ index, text }) => (
          <Ingredient key={index} line={text} {...{ index, scale, ticks }} />
        ))}
      </ul>
    </section>
  );
}

/** Beside the step where there is room. */
export function AllIngredients(props: LinesProps & { lines: readonly string[] }) {
  return (
    <section aria-labelledby="all-ingredients" className="hidden pt-6 lg:block lg:first:pt-0">
      <h3 id="all-ingredients" className="mb-1 text-xl">
        {messages.allIngredients}
      </h3>
      <IngredientLines {...props} />
    </section>
  );
}

/** Elsewhere one tap away. */
export function IngredientsDrawer(props: LinesProps & { lines: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={messages.allIngredients} className="lg:hidden" onClick={() => setOpen(true)}>
        <ShoppingBasket />
      </IconButton>
      <Dialog open={isOpen} onOpenChange={setOpen} title={messages.allIngredients}>
        <IngredientLines {...props} />
      </Dialog>
    </>
  );
}

function IngredientLines({ lines, scale, ticks }: LinesProps & { lines: readonly string[] }) {
  return (
    <ul dir="auto" className="text-lg">
      {lines.map((line, index) => (
        <Ingredient key={index} {...{ line, index, scale, ticks }} />
      ))}
    </ul>
  );
}
