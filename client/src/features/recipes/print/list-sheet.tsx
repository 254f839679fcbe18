import * as messages from '#messages/recipes.json';
import { format } from '@larder/shared/messages/format';
import { shortDuration } from '@larder/shared/recipe/duration';
import type { RecipeCardDto } from '@larder/shared/recipe/schema';
import { shownTags } from '@larder/shared/recipe/source-tags';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ListSheetProps {
  name: string;
  /** How many there are; more than `recipes` where not all are printed. */
  total: number;
  recipes: readonly RecipeCardDto[];
  /** What comes after the list. */
  children?: ReactNode;
}

/** A list of recipes as it lies on paper. */
export function ListSheet({ name, total, recipes, children }: ListSheetProps) {
  return createPortal(
    <article className="print-sheet text-[11pt]">
      <h1 dir="auto" className="text-[2em] leading-tight">
        {name}
      </h1>
      <p className="mt-[0.4em]">
        {recipes.length < total
          ? format(messages.printedOf, { shown: recipes.length, total })
          : format(messages.printedCount, { count: total })}
      </p>
      <ul className="mt-[1em]">
        {recipes.map((recipe) => (
          <li key={recipe.id} dir="auto" className="border-t border-[#ccc] py-[0.35em]">
            <span className="font-semibold">{recipe.title}</span>
            <span className="block text-[0.85em] empty:hidden">{factsOf(recipe)}</span>
          </li>
        ))}
      </ul>
      {children}
    </article>,
    document.body,
  );
}

function factsOf({ prepTime, cookTime, tags }: RecipeCardDto): string {
  const minutes = (prepTime ?? 0) + (cookTime ?? 0);
  return [minutes > 0 && shortDuration(minutes), ...shownTags(tags)].filter(Boolean).join(' · ');
}
