import { translated } from '../../lib/translated.ts';
import * as messages from '#messages/imports.json';
import type { ImportDto, RecipeChoice } from '@larder/shared/import/schema';
import { IMPORT_MESSAGES } from '@larder/shared/import/messages';
import { ChevronRight } from 'lucide-react';
import { Badge } from '../../components/ui/badge.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { severalLabel } from './import-label.ts';

interface ChooseRecipeProps {
  recipes: readonly RecipeChoice[];
  /** Which of them is read already. */
  chosen?: number | undefined;
  busy: boolean;
  onChoose: (recipe: RecipeChoice, place: number) => void;
}

/** Several recipes of one source, one a row. */
export function ChooseRecipe({ recipes, chosen, busy, onChoose }: ChooseRecipeProps) {
  return (
    <ul
      aria-label={messages.recipesToChooseFrom}
      className="divide-y divide-line rounded-card border border-line"
    >
      {recipes.map((recipe, place) => (
        <li key={`${place} ${recipe.url ?? recipe.title}`}>
          <button
            type="button"
            disabled={busy}
            onClick={() => onChoose(recipe, place)}
            className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left hover:bg-sunken disabled:opacity-60"
          >
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{recipe.title}</span>
            {place === chosen && <Badge tone="success">{messages.read}</Badge>}
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The recipes of an import that has read one of several, and why another one could not be read. */
export function ChooseOfDraft({ item, ...props }: { item: ImportDto } & Omit<ChooseRecipeProps, 'chosen'>) {
  return (
    <div className="space-y-5">
      {item.error && (
        <Notice tone="danger">
          {IMPORT_MESSAGES.otherNotRead}
          <span className="mt-1 block font-normal">{translated(item.error.message)}</span>
        </Notice>
      )}
      <p role="status" className="font-medium">
        {severalLabel(item.kind)}
      </p>
      <ChooseRecipe chosen={item.draft?.chosen} {...props} />
    </div>
  );
}
