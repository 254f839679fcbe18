import { LABEL_FIELDS } from '@larder/shared/recipe/fields';
import { withoutHeaders } from '../lines/sections.ts';
import { chooseList, type Choice, type ChoiceWeights } from './choice.ts';
import { evidenceOf } from './evidence.ts';
import { readFacts } from './facts.ts';
import type { Candidate, DraftEvidence, RecipeFields, SourceName } from './fields.ts';
import type { PageView } from './line-kinds.ts';
import type { RecipeList } from './list-context.ts';
import { linesOfRegion } from './lists.ts';
import type { Network } from '../network.ts';
import { withHeadersOfPage } from './page-sections.ts';
import { rankPictures } from './pictures.ts';
import type { FoundRecipe } from './is-recipe.ts';
import type { ListKind, Region } from './region.ts';
import { ingredientRegions, instructionRegions } from './regions.ts';
import { withoutRepeatedMeasures, withoutRepeats } from './unit-variants.ts';
import { bagOf, overlap, sharedWords, wordsOf } from './text.ts';
import { chooseTitle } from './title.ts';
import { betterSteps, betterWorded } from './wording.ts';

/** What the choice of lists weighs with. */
export interface ListWeights {
  lineKinds: Network;
  ingredients: ChoiceWeights;
  instructions: ChoiceWeights;
}

/** What training leaves behind: see lab/training. */
export interface PageWeights extends ListWeights {
  /** For whether what was found is a recipe. */
  recipe: Network;
}

/** The order in which sources are believed for what is no list. */
const TRUST: readonly SourceName[] = [
  'json-ld',
  'microdata',
  'plugin',
  'embedded-json',
  'visible',
  'meta',
  'pictures',
];

interface Merged {
  fields: RecipeFields;
  evidence: DraftEvidence;
  /** What a page is asked about that may hold no recipe. */
  found: FoundRecipe;
}

/** One recipe out of what all sources found: lists by the evidence for them, other fields from the most trusted source. */
export function mergeCandidates(
  given: readonly Candidate[],
  view: PageView,
  weights: ListWeights,
  isOneOfSeveral: boolean,
): Merged {
  const { items } = view.outline;
  const candidates = oneOfEach(given);
  const { ingredients, instructions } = chooseLists(candidates, view, weights, isOneOfSeveral);
  const visible: Candidate = {
    source: 'visible',
    ingredients: ingredients.shown && [...ingredients.shown.lines],
    instructions: instructions.shown && [...instructions.shown.lines],
    // Beside several recipes nothing says whose servings and times these are.
    ...(isOneOfSeveral ? {} : readFacts(items, ingredients.shown?.region, view.page)),
  };
  const all = TRUST.flatMap((source) =>
    [...candidates, visible].filter((candidate) => candidate.source === source),
  );
  const first = <K extends keyof RecipeFields>(field: K) =>
    all.map((candidate) => candidate[field]).find((value) => !isEmpty(value));
  const servings = first('servings');
  const fields: RecipeFields = {
    title: chooseTitle(all, items).title,
    description: first('description'),
    images: rankPictures(all),
    ingredients: headed(ingredients, view),
    instructions: inSteps(instructions),
    prepTime: positive(all, 'prepTime'),
    cookTime: positive(all, 'cookTime'),
    totalTime: positive(all, 'totalTime'),
    servings,
    yield: all.find((each) => each.yield !== undefined && each.servings === servings)?.yield,
    difficulty: first('difficulty'),
    nutrition: first('nutrition'),
    ...Object.fromEntries(LABEL_FIELDS.map((field) => [field, first(field)])),
  };
  const found: FoundRecipe = { candidates, ingredients, instructions, view };
  return { fields, evidence: evidenceOf(fields, all, { ingredients, instructions }), found };
}

/** The lists that are believed, of those in the data and those on the page. */
export function chooseLists(
  candidates: readonly Candidate[],
  view: PageView,
  weights: Pick<ListWeights, ListKind>,
  isOneOfSeveral: boolean,
): Record<ListKind, Choice> {
  const lists = candidateLists('ingredients', candidates, view, { isOneOfSeveral });
  const ingredients = betterWorded(
    chooseList(lists, { view, kind: 'ingredients' }, weights.ingredients),
    lists,
    view,
  );
  const steps = candidateLists('instructions', candidates, view, {
    ingredients: ingredients.shown?.region,
    isOneOfSeveral,
  });
  const instructions = chooseList(
    steps,
    {
      view,
      kind: 'instructions',
      ingredients: ingredients.shown,
      description: candidates.find(({ description }) => !isEmpty(description))?.description,
    },
    weights.instructions,
  );
  return { ingredients, instructions: betterSteps(instructions, steps, view) };
}

const SAME_LIST = 0.5;

/** All lists of one kind, in the data and on the page; of the page only those about the wanted one of several recipes. */
export function candidateLists(
  kind: ListKind,
  candidates: readonly Candidate[],
  view: PageView,
  { ingredients, isOneOfSeveral = false }: { ingredients?: Region; isOneOfSeveral?: boolean },
): RecipeList[] {
  const regions = kind === 'ingredients' ? ingredientRegions(view) : instructionRegions(view, ingredients);
  const once = kind === 'ingredients' ? withoutRepeatedMeasures : withoutRepeats;
  const own = candidates.flatMap(({ source, [kind]: lines = [] }) => listOf(view, source, once(lines)) ?? []);
  const shown = regions.flatMap(
    (region) => listOf(view, 'visible', linesOfRegion(region, ingredients?.items ?? []), region) ?? [],
  );
  const isAboutIt = (list: RecipeList) =>
    !isOneOfSeveral || own.some(({ bag }) => overlap(bag, list.bag).alike >= SAME_LIST);
  return [...own, ...shown.filter(isAboutIt)];
}

function listOf(
  { lineOf }: PageView,
  source: SourceName,
  lines: readonly string[],
  region?: Region,
): RecipeList | undefined {
  const texts = withoutHeaders(lines).map(lineOf);
  const bag = bagOf(texts.flatMap(({ words }) => words));
  return texts.length === 0 ? undefined : { source, lines, region, bag };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function positive(
  chosen: readonly Candidate[],
  field: 'prepTime' | 'cookTime' | 'totalTime',
): number | undefined {
  const values = chosen.map((candidate) => candidate[field]).filter((value) => value !== undefined);
  return values.find((value) => value > 0) ?? values[0];
}

/** Of each source the recipe that the page is about. */
export function oneOfEach(found: readonly Candidate[]): Candidate[] {
  const pageTitle = found.find(({ source }) => source === 'meta')?.title;
  return TRUST.flatMap((source) => {
    const own = found.filter((candidate) => candidate.source === source);
    return richest(own, pageTitle) ?? [];
  });
}

/** Of several recipes in one source the one that the page is about: the most complete, the one its title names. */
function richest(candidates: readonly Candidate[], pageTitle: string | undefined): Candidate | undefined {
  const titleWords = wordsOf(pageTitle ?? '');
  const points = (candidate: Candidate) =>
    (withoutHeaders(candidate.ingredients ?? []).length > 0 ? 2 : 0) +
    ((candidate.instructions ?? []).length > 0 ? 2 : 0) +
    (candidate.images !== undefined && candidate.images.length > 0 ? 0.5 : 0) +
    2 * sharedWords(wordsOf(candidate.title ?? ''), titleWords) +
    Math.min((candidate.ingredients ?? []).length, 20) / 40;
  let winner: Candidate | undefined;
  for (const candidate of candidates) {
    if (winner === undefined || points(candidate) > points(winner)) winner = candidate;
  }
  return winner;
}

/** The ingredients with the section headers that the page shows. */
function headed({ list }: Choice, { outline }: PageView): string[] {
  return withHeadersOfPage(list?.lines ?? [], outline.items);
}

/** The steps, parted as the page parts the same words. */
function inSteps({ list, shown }: Choice): string[] {
  const lines = [...(list?.lines ?? [])];
  const seen = shown?.lines ?? [];
  if (list === shown || lines.length === 0) return lines;
  const bare = withoutHeaders(lines);
  const alike = sharedWords(wordsOf(withoutHeaders(seen).join(' ')), wordsOf(bare.join(' ')));
  if (bare.length === lines.length && seen.length >= lines.length * 2 && alike > 0.9) return [...seen];
  return lines;
}
