import { headerText } from '@larder/shared/recipe-text/sections';
import { MIN_SCALE, SCALE_STEP, scaleLine, scaleServings } from '@larder/shared/recipe-text/scale';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { plural } from '../../lib/plural.ts';

interface IngredientsProps {
  ingredients: string[];
  servings: number | null;
}

/** The ingredients with the scaler beside their heading; each line can be ticked off while cooking. */
export function Ingredients({ ingredients, servings }: IngredientsProps) {
  const [scale, setScale] = useState(1);
  return (
    <section aria-labelledby="ingredients">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
        <h2 id="ingredients" className="text-2xl">
          Ingredients
        </h2>
        <Scaler scale={scale} onChange={setScale} servings={servings} />
      </div>
      {ingredients.length === 0 && <p className="text-muted">No ingredients yet.</p>}
      <ul>
        {ingredients.map((line, index) => (
          <Ingredient key={index} line={line} scale={scale} />
        ))}
      </ul>
    </section>
  );
}

function Ingredient({ line, scale }: { line: string; scale: number }) {
  const header = headerText(line);
  if (header !== null) {
    return (
      <li className="mt-5 mb-1 first:mt-0">
        <h3 className="font-display text-lg font-semibold">{header}</h3>
      </li>
    );
  }
  return (
    <li className="border-b border-line last:border-0">
      <Checkbox className="has-checked:text-muted has-checked:line-through">
        {scaleLine(line, scale)}
      </Checkbox>
    </li>
  );
}

interface ScalerProps {
  scale: number;
  onChange: (scale: number) => void;
  servings: number | null;
}

/** Steps of one half of the recipe; without a number of servings it counts batches. */
function Scaler({ scale, onChange, servings }: ScalerProps) {
  const shown = servings === null ? `${scale}×` : plural(scaleServings(servings, scale), 'serving');
  return (
    <div role="group" aria-label="Servings" className="-mr-2 flex items-center">
      <IconButton
        label="Fewer servings"
        className="print:hidden"
        disabled={scale <= MIN_SCALE}
        onClick={() => onChange(scale - SCALE_STEP)}
      >
        <Minus />
      </IconButton>
      <output aria-live="polite" className="min-w-20 text-center text-base font-semibold tabular-nums">
        {shown}
      </output>
      <IconButton label="More servings" className="print:hidden" onClick={() => onChange(scale + SCALE_STEP)}>
        <Plus />
      </IconButton>
    </div>
  );
}
