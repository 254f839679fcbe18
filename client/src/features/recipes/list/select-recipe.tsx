import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { Check } from 'lucide-react';
import { cn } from '../../../lib/cn.ts';
import type { Selection } from './use-selection.ts';

interface SelectRecipeProps {
  recipe: RecipeCardDto;
  selection: Selection;
  className?: string;
}

/** The box that chooses a recipe: the whole card may be clicked. */
export function SelectRecipe({ recipe, selection, className }: SelectRecipeProps) {
  return (
    <>
      <input
        type="checkbox"
        aria-label={format(messages.selectRecipe, { title: recipe.title })}
        checked={selection.has(recipe.id)}
        onChange={() => undefined}
        onClick={(event) => selection.toggle(recipe.id, event.shiftKey)}
        className="peer absolute inset-0 z-10 scroll-mb-16 cursor-pointer appearance-none rounded-card"
      />
      <span
        aria-hidden
        className={cn(
          'grid size-7 shrink-0 place-items-center rounded-[7px] border border-control bg-surface text-on-accent peer-checked:border-accent peer-checked:bg-accent [&>svg]:invisible peer-checked:[&>svg]:visible',
          className,
        )}
      >
        <Check strokeWidth={3} className="size-5" />
      </span>
    </>
  );
}
