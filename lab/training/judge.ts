import { recipesOnPage } from '../../server/src/extraction/page/choices.ts';
import { parsePage } from '../../server/src/extraction/page/document.ts';
import {
  isRecipeByData,
  RECIPE_EVIDENCE,
  recipeEvidence,
  type FoundRecipe,
} from '../../server/src/extraction/page/is-recipe.ts';
import { viewPage } from '../../server/src/extraction/page/line-kinds.ts';
import { mergeCandidates, type ListWeights } from '../../server/src/extraction/page/merge.ts';
import { outlinePage } from '../../server/src/extraction/page/outline.ts';
import { asHtml } from '../../server/src/extraction/page/pasted.ts';
import { readSources } from '../../server/src/extraction/page/sources.ts';
import type { Network } from '../../server/src/extraction/network.ts';
import {
  mutatedPage,
  MUTATIONS,
  strippedPage,
  type MutationName,
} from '../../server/src/testing/page-mutations/mutations.ts';
import type { KnownPage, NoRecipes } from './corpus.ts';
import { excerptOf } from './excerpt.ts';
import { fitSureness, type Settings } from './fit.ts';
import { rightness } from './labels.ts';
import { otherPages } from './others/other-pages.ts';
import { partsOf } from './others/parts.ts';
import { shortRecipe } from './others/short-recipe.ts';
import { withoutRecipe } from './others/without-recipe.ts';

/** The pages of one half of the sites, and what is read with: it has learned from the other half. */
interface Half {
  pages: readonly KnownPage[];
  weights: ListWeights;
}

/** Some page or text, and whether it holds a recipe. */
interface Lesson {
  html: string;
  isRecipe: boolean;
  /** How often it is learned from. */
  times: number;
  page?: KnownPage;
  /** Parts of its recipe may be left. */
  isTakenOut?: true;
}

const JUDGE: Settings = { hidden: 6, epochs: 40, rate: 0.003, decay: 0.01, seed: 4 };
const MADE_OF_EACH_KIND = 12;
/** A recipe that was misread altogether teaches nothing. */
const LEAST_RIGHT = 0.2;
const NOWHERE = 'https://page.invalid/';

/** What tells a recipe from whatever else was found on a page. */
export function trainJudge(halves: readonly Half[], none: NoRecipes): Network {
  const rows: number[][] = [];
  const right: boolean[] = [];
  halves.forEach(({ pages, weights }, half) => {
    for (const lesson of lessonsOf(pages, ofHalf(none, half), half)) {
      const found = foundIn(lesson, weights);
      if (found === undefined || teachesNothing(found, lesson)) continue;
      for (let time = 0; time < lesson.times; time++) {
        rows.push(recipeEvidence(found));
        right.push(lesson.isRecipe);
      }
    }
  });
  return fitSureness(rows, right, JUDGE);
}

function ofHalf({ pages, captions }: NoRecipes, half: number): NoRecipes {
  const own = <T>(all: readonly T[]) => all.filter((_, place) => place % 2 === half);
  return { pages: own(pages), captions: own(captions) };
}

function* lessonsOf(pages: readonly KnownPage[], none: NoRecipes, half: number): Generator<Lesson> {
  for (const [place, page] of pages.entries()) yield* lessonsOfPage(page, place);
  for (const { html } of otherPages(partsOf(pages), MADE_OF_EACH_KIND, half + 1))
    yield { html, isRecipe: false, times: 1 };
  for (const { html } of none.pages) yield { html, isRecipe: false, times: 4 };
  for (const { caption, expected } of none.captions) {
    const isRecipe = expected.ingredients.length > 0;
    yield { html: asHtml(caption), isRecipe, times: isRecipe ? 2 : 1 };
  }
}

const WAYS = Object.keys(MUTATIONS) as MutationName[];

/** A page as it is, without its data, made in another way, as a pasted text, in a few lines, and without its recipe. */
function* lessonsOfPage(page: KnownPage, place: number): Generator<Lesson> {
  const { html, url, name, expected } = page;
  const bare = strippedPage(html);
  const recipe = { ingredients: expected.ingredients ?? [], instructions: expected.instructions ?? [] };
  const way = WAYS[place % WAYS.length] as MutationName;
  const pasted = excerptOf(outlinePage(parsePage(bare, url)).items, expected);
  for (const written of [html, bare, mutatedPage(bare, way, name, recipe), pasted])
    yield { html: written, isRecipe: true, times: 2, page };
  yield { html: shortRecipe(page, place), isRecipe: true, times: 2 };
  const others = withoutRecipe(html, expected, place % 2 === 0);
  yield { html: others, isRecipe: false, times: 2, page, isTakenOut: true };
}

/** What the reader finds; undefined where it finds nothing, and where it asks no judge. */
function foundIn({ html, page, isRecipe }: Lesson, weights: ListWeights): FoundRecipe | undefined {
  const document = parsePage(html, page?.url ?? NOWHERE);
  const outline = outlinePage(document);
  const candidates = readSources(document, outline);
  const view = viewPage(document, outline, weights.lineKinds);
  const { found } = mergeCandidates(candidates, view, weights, recipesOnPage(candidates).length > 1);
  const { ingredients, instructions } = found;
  if (ingredients.list === undefined && instructions.list === undefined) return undefined;
  return isRecipe && isRecipeByData(found) ? undefined : found;
}

function teachesNothing(found: FoundRecipe, { page, isTakenOut }: Lesson): boolean {
  if (page === undefined) return false;
  const right = Math.min(
    rightness('ingredients', found.ingredients.list?.lines ?? [], page.expected, true),
    rightness('instructions', found.instructions.list?.lines ?? [], page.expected, true),
  );
  return isTakenOut ? right > LEAST_RIGHT || holdsAmountsStill(found) : right < LEAST_RIGHT;
}

/** Another recipe, or most of this one in other words. */
function holdsAmountsStill(found: FoundRecipe): boolean {
  const evidence = recipeEvidence(found);
  const of = (name: string) => evidence[RECIPE_EVIDENCE.indexOf(name)] ?? 0;
  return of('manyMeasured') >= 0.6 && of('muchCooking') > 0;
}
