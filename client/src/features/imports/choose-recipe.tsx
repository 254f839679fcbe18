import type { RecipeChoice } from '@larder/shared/import/schema';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';

interface ChooseRecipeProps {
  recipes: readonly RecipeChoice[];
  /** Which of them is read already. */
  chosen?: number | undefined;
  busy: boolean;
  onChoose: (recipe: RecipeChoice, place: number) => void;
}

/** The recipes of one page, one a row. */
export function ChooseRecipe({ recipes, chosen, busy, onChoose }: ChooseRecipeProps) {
  return (
    <ul aria-label="Recipes on this page" className="divide-y divide-line rounded-card border border-line">
      {recipes.map((recipe, place) => (
        <li key={`${place} ${recipe.url ?? recipe.title}`}>
          <button
            type="button"
            disabled={busy}
            onClick={() => onChoose(recipe, place)}
            className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left hover:bg-sunken disabled:opacity-60"
          >
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{recipe.title}</span>
            {place === chosen && <Badge tone="success">Read</Badge>}
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
