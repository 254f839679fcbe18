import type { ReadyDraftDto } from '@larder/shared/import/schema';
import type { Page } from '@larder/shared/list';
import type { PlanOfDayDto } from '@larder/shared/plan/schema';
import type { RecipeListDto } from '@larder/shared/recipe/schema';
import type { SharedRecipeDto } from '@larder/shared/share/schema';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { NutritionFacts } from '../components/recipe/nutrition-facts.tsx';
import { served } from '../components/recipe/nutrition-later.tsx';
import { sharedRecipeState } from '../features/shared-recipe/use-shared-recipe.ts';
import { renderedFor, type SignedIn } from '../lib/session.ts';
import { ServedHome } from './served-home.tsx';
import { VisitorLanding } from './visitor-landing.tsx';
import { VisitorSharedRecipe } from './visitor-shared-recipe.tsx';

served.Facts = NutritionFacts;

/** What the landing page's root holds before any script runs; the build writes it into landing.html. */
export function landingHtml(): string {
  return htmlOf(<VisitorLanding handedOver={{}} />);
}

/** The same of a shared recipe, null when its link leads nowhere; the server asks for it at every visit. */
export function sharedRecipeHtml(shareId: string, recipe: SharedRecipeDto | null): string {
  return htmlOf(<VisitorSharedRecipe shareId={shareId} served={sharedRecipeState(recipe)} askedFor={null} />);
}

/** Home with its first recipes and the drafts that wait, to be looked at while its scripts are on their way; they put the page in its place. */
export function homeHtml(
  session: SignedIn,
  list: RecipeListDto,
  drafts: Page<ReadyDraftDto>,
  tonight?: PlanOfDayDto,
): string {
  return renderedFor(session, () => htmlOf(<ServedHome {...{ list, drafts, tonight }} />));
}

function htmlOf(page: ReactNode): string {
  return renderToString(<StrictMode>{page}</StrictMode>);
}
