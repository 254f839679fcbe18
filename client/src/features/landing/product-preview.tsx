import * as messages from '#messages/landing.json';
import { pick } from '@larder/shared/pick';
import { Check, Link2 } from 'lucide-react';
import type { UnitsChoice } from '../../components/recipe/amounts/units.ts';
import { useRecipeAmounts } from '../../components/recipe/amounts/use-recipe-amounts.ts';
import { Ingredients } from '../../components/recipe/ingredients.tsx';
import { RecipeFacts } from '../../components/recipe/recipe-facts.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { Tag } from '../../components/ui/tag.tsx';
import { SAMPLE } from './content.ts';
import { Dish } from './dish.tsx';

const TEXTS = {
  ...pick(SAMPLE, ['servings']),
  ingredients: [...SAMPLE.ingredients],
  instructions: [],
  address: null,
};
const AS_WRITTEN: UnitsChoice = { units: 'written', choose: () => undefined };

/** A recipe as the app shows it, made of the app's own parts: the scaler and the ticks work. */
export function ProductPreview() {
  const amounts = useRecipeAmounts(TEXTS, AS_WRITTEN);
  return (
    <div className="relative mx-auto w-full max-w-xl pb-14 lg:max-w-none">
      <div className="card overflow-hidden shadow-float">
        <Dish className="aspect-[16/9] w-full" />
        <div className="px-5 pt-5 pb-7 sm:px-7">
          <p className="font-display text-3xl font-semibold tracking-tight">{SAMPLE.title}</p>
          <p className="mt-1 text-muted">{SAMPLE.description}</p>
          <div className="mt-4">
            <RecipeFacts recipe={pick(SAMPLE, ['prepTime', 'cookTime', 'difficulty', 'difficultyStated'])} />
          </div>
          <ul aria-label={messages.tags} className="mt-4 flex flex-wrap gap-2">
            {SAMPLE.tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <Ingredients amounts={amounts} />
          </div>
        </div>
      </div>
      <div className="card absolute right-3 bottom-0 left-3 px-5 py-4 shadow-float sm:right-auto sm:-left-6 sm:w-80">
        <div className="mb-2 flex items-center justify-between gap-3 text-sm">
          <span className="font-medium">{messages.readingTheRecipe}</span>
          <span className="text-muted">90%</span>
        </div>
        <ProgressBar label={messages.exampleImport} value={90} valueText={messages.readingTheRecipe} />
      </div>
      <div className="card absolute -right-4 top-6 hidden items-center gap-2.5 px-4 py-3 text-sm font-medium shadow-float xl:flex">
        <Link2 aria-hidden className="size-5 text-accent" />
        {messages.copiedLink}
        <Check aria-hidden className="size-4 text-success" />
      </div>
    </div>
  );
}
