import type { RecipeCardDto } from '@larder/shared/recipe';
import { Check } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import type { Selection } from './use-selection.ts';

interface SelectRecipeProps {
  recipe: RecipeCardDto;
  selection: Selection;
  className?: string;
}

/** The box that chooses a recipe; the whole card is its label. */
export function SelectRecipe({ recipe, selection, className }: SelectRecipeProps) {
  return (
    <label
      className={cn(
        'z-10 grid size-7 shrink-0 place-items-center after:absolute after:inset-0 after:z-10',
        className,
      )}
    >
      <input
        type="checkbox"
        aria-label={`Select ${recipe.title}`}
        checked={selection.has(recipe.id)}
        onChange={() => undefined}
        onClick={(event) => selection.toggle(recipe.id, event.shiftKey)}
        className="check-box peer col-start-1 row-start-1 size-7"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none invisible col-start-1 row-start-1 size-5 text-on-accent peer-checked:visible"
      />
    </label>
  );
}
