import * as messages from '#messages/recipe.json';
import { format } from '@larder/shared/messages/format';
import type { ReactNode } from 'react';
import { Ingredients } from '../../components/recipe/ingredients.tsx';
import { RecipeFacts } from '../../components/recipe/recipe-facts.tsx';
import { Steps } from '../../components/recipe/steps.tsx';
import { Picture } from '../../components/ui/picture.tsx';
import { Tag } from '../../components/ui/tag.tsx';
import type { SharedRecipe as Recipe } from './use-shared-recipe.ts';

interface SharedRecipeProps {
  recipe: Recipe;
  shareId: string;
  /** What can be done with it. */
  actions: ReactNode;
}

/** A recipe as anyone with its link sees it. */
export function SharedRecipe({ recipe, shareId, actions }: SharedRecipeProps) {
  return (
    <article>
      <SharedRecipeHeader recipe={recipe} shareId={shareId} actions={actions} />
      <div className="mt-10 gap-x-14 lg:mt-14 lg:grid lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] print:mt-6 print:grid print:grid-cols-[2fr_3fr] print:gap-x-8">
        <div className="sticky-beside max-lg:mb-10">
          <Ingredients ingredients={recipe.ingredients} servings={recipe.servings} />
        </div>
        <div>
          <Steps instructions={recipe.instructions} />
          {recipe.cookingNotes && (
            <section
              aria-labelledby="notes"
              className="mt-10 border-l-4 border-accent bg-accent-soft/50 py-4 pr-4 pl-5"
            >
              <h2 id="notes" className="text-xl">
                {messages.cookingNotes}
              </h2>
              <p className="mt-2 max-w-[62ch] text-lg whitespace-pre-wrap">{recipe.cookingNotes}</p>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

function SharedRecipeHeader({ recipe, shareId, actions }: SharedRecipeProps) {
  return (
    <header className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2 print:grid-cols-[3fr_2fr]">
      <Picture
        image={recipe.image}
        alt={format(messages.pictureOf, { title: recipe.title })}
        shareId={shareId}
        priority
        sizes="(min-width: 1024px) 34rem, 100vw"
        className="-mx-5 aspect-[4/3] w-[calc(100%+2.5rem)] max-w-none object-cover sm:mx-0 sm:w-full sm:rounded-card lg:order-last print:order-last print:mx-0 print:w-full"
      />
      <div className="min-w-0">
        <p dir="auto" className="text-sm font-semibold text-accent">
          {format(messages.sharedBy, { creatorName: recipe.creatorName })}
        </p>
        <h1 dir="auto" className="mt-2 text-start text-4xl wrap-anywhere sm:text-5xl">
          {recipe.title}
        </h1>
        {recipe.description && (
          <p dir="auto" className="mt-4 max-w-[56ch] text-lg whitespace-pre-line rtl:ml-auto">
            {recipe.description}
          </p>
        )}
        <div className="mt-5">
          <RecipeFacts recipe={recipe} />
        </div>
        {recipe.tags.length > 0 && (
          <ul aria-label={messages.tags} className="mt-5 flex flex-wrap gap-2">
            {recipe.tags.map((tag) => (
              <li key={tag} className="min-w-0">
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
        )}
        {actions}
      </div>
    </header>
  );
}
