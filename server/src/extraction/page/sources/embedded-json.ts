import { readYield } from '../../lines/yields.ts';
import { isMeasured } from '../../lines/amounts.ts';
import { isIngredientShaped } from '../../lines/ingredients.ts';
import { withoutHeaders } from '../../lines/sections.ts';
import { attribute, rawText, type PageDocument } from '../document.ts';
import type { Candidate } from '../fields.ts';
import { elementText } from '../inline-text.ts';
import { isObject, property, type JsonValue } from '../lenient-json.ts';
import { matchMarker } from '../markers.ts';
import { plainText, sharedWords, wordsOf } from '../text.ts';
import { embeddedValues } from './embedded-values.ts';
import { isRecipe } from './json-ld.ts';
import { minutes, recipeFromJsonLd } from './json-ld-recipe.ts';
import { haveAmounts, ingredientLines, instructionLines, member, plainKey, strings } from './json-lines.ts';

const MAX_OBJECTS = 100_000;
const MAX_DEPTH = 40;
const MAX_LISTS = 300;
const MAX_ITEMS = 400;
const MAX_NESTED = 6;
const MAX_INLINED = 5_000;
const MAX_RECIPES = 20;
const SHAPED = 0.5;
const MUCH_LONGER = 1.5;
const MIN_STEP_CHARS = 40;
const MAX_TIME_CHARS = 40;
const NAMED_ALIKE = 0.4;
const MAX_SHELL_CHARS = 200;
const TITLE = [/^(?:recipe|display)?(?:title|name)$/, /^headline$/];
const YIELD = /^(?:recipe)?(?:servings?|yields?|portions?|serves)(?:amount|text|count)?$/;
const TIMES = {
  prepTime: /^(?:recipe)?prep(?:aration)?(?:time|duration)?(?:in)?(?:min(?:ute)?s?)?$/,
  cookTime: /^(?:recipe)?(?:cook(?:ing)?|bak(?:e|ing)|perform)(?:time|duration)?(?:in)?(?:min(?:ute)?s?)?$/,
  totalTime: /^(?:recipe)?total(?:time|duration)(?:in)?(?:min(?:ute)?s?)?$/,
};
const NO_LIST = /nutri|naehr|comment|review|product/;

/** Recipes in the data of a page's own programs, whatever its form: what holds a list of ingredients and one of steps. */
export function readEmbeddedJson(page: PageDocument): Candidate[] {
  const { values, references } = embeddedValues(page);
  if (values.length === 0) return [];
  const walk = new RecipeWalk(references);
  for (const value of values) walk.visit(value, '', 0);
  return namedLikePage(walk.recipes, page);
}

/** Lists that are not yet part of a recipe. */
interface Found {
  ingredients?: string[];
  instructions?: string[];
  title?: string;
}

class RecipeWalk {
  readonly recipes: Candidate[] = [];
  private readonly references: Map<string, JsonValue>;
  private objects = 0;
  private lists = 0;

  constructor(references: Map<string, JsonValue>) {
    this.references = references;
  }

  /** Notes the recipes inside a value; what is left over may belong to a recipe around it. */
  visit(value: JsonValue, title: string, depth: number): Found {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null || ++this.objects > MAX_OBJECTS)
      return {};
    const typed = isObject(value) && isRecipe(value) ? recipeFromJsonLd(value) : undefined;
    if (typed !== undefined && (typed.ingredients?.length ?? 0) > 1) {
      this.note({ source: 'embedded-json', ...typed });
      return {};
    }
    const own = isObject(value) ? strings(member(value, ...TITLE) ?? null)[0] : undefined;
    const found: Found = { title: own };
    for (const [key, child] of Object.entries(value))
      if (/^\$?\w+:/.test(key) && isObject(child)) this.references.set(key, child);
    for (const entry of Object.entries(value)) this.visitMember(entry, found, own ?? title, depth);
    if (found.ingredients === undefined || found.instructions === undefined) return found;
    const name = found.title ?? title;
    this.note({
      source: 'embedded-json',
      title: name === '' ? undefined : plainText(name),
      ingredients: found.ingredients,
      instructions: found.instructions,
      ...readYield(strings(member(value, YIELD) ?? null)),
      ...timesIn(value),
    });
    return {};
  }

  private visitMember([key, child]: [string, JsonValue], found: Found, title: string, depth: number): void {
    const list = NO_LIST.test(plainKey(key)) ? {} : this.listOf(key, child);
    const inner =
      list.ingredients === undefined && list.instructions === undefined
        ? this.visit(child, title, depth + 1)
        : list;
    found.ingredients = fuller(found.ingredients, inner.ingredients);
    found.instructions = fuller(found.instructions, inner.instructions);
    found.title ??= inner.ingredients === undefined ? undefined : inner.title;
  }

  /** A list of ingredients or of steps under a key that says so, or of objects with amounts. */
  private listOf(key: string, written: JsonValue): Found {
    const value = this.meaning(written);
    const kind = matchMarker(key);
    const isText = typeof value === 'string' && kind !== undefined && value.length >= MIN_STEP_CHARS;
    const isList = Array.isArray(value) && value.length > 0 && value.length <= MAX_ITEMS;
    if (!isText && !(isList && (kind !== undefined || haveAmounts(value)))) return {};
    if (++this.lists > MAX_LISTS) return {};
    const whole = this.inlined(value, 0, { left: MAX_INLINED });
    if (kind === 'instructions') {
      const instructions = instructionLines(whole);
      return withoutHeaders(instructions).join(' ').length >= MIN_STEP_CHARS ? { instructions } : {};
    }
    const ingredients = ingredientLines(whole);
    const lines = withoutHeaders(ingredients);
    const isLine = (line: string) =>
      /\p{L}{2}/u.test(line) && isIngredientShaped(line) && (kind !== undefined || isMeasured(line));
    return lines.length > 1 && lines.filter(isLine).length >= lines.length * SHAPED ? { ingredients } : {};
  }

  /** What a reference stands for; any other value itself. */
  private meaning(value: JsonValue): JsonValue {
    const isStored = property(value, 'generated') !== undefined;
    const name = property(value, '__ref') ?? (isStored ? property(value, 'id') : value);
    return (typeof name === 'string' ? this.references.get(name.replace('$L', '$')) : undefined) ?? value;
  }

  /** A value with what its references stand for. */
  private inlined(value: JsonValue, depth: number, budget: { left: number }): JsonValue {
    const meant = this.meaning(value);
    if (typeof meant !== 'object' || meant === null || depth > MAX_NESTED || --budget.left < 0) return meant;
    if (Array.isArray(meant)) return meant.map((item) => this.inlined(item, depth + 1, budget));
    return Object.fromEntries(
      Object.entries(meant).map(([key, item]) => [key, this.inlined(item, depth + 1, budget)]),
    );
  }

  private note(candidate: Candidate): void {
    if (this.recipes.length < MAX_RECIPES && (candidate.ingredients?.length ?? 0) > 1)
      this.recipes.push(candidate);
  }
}

/** The times of a recipe, beside its lists or in an object of their own beside them. */
function timesIn(value: JsonValue, depth = 0): Pick<Candidate, keyof typeof TIMES> {
  const said = Object.entries(TIMES).map(([name, pattern]) => [name, member(value, pattern)] as const);
  const numbers = said.flatMap(([, time]) => (typeof time === 'number' && time > 0 ? [time] : []));
  // Two whole hours, or more, in each of them would be rare: they are seconds.
  const inSeconds = numbers.length > 1 && numbers.every((time) => time % 60 === 0 && time >= 120);
  const own = said.flatMap(([name, time]): [name: string, minutes: number][] => {
    // 'preparation' may hold the method itself.
    if (typeof time === 'string' && time.length > MAX_TIME_CHARS) return [];
    const read = minutes(typeof time === 'number' && inSeconds ? time / 60 : time);
    return read === undefined ? [] : [[name, read]];
  });
  const inner = Object.entries(isObject(value) ? value : {}).find(([key]) => /times?$/.test(plainKey(key)));
  if (own.length > 0 || depth > 0 || inner === undefined) return Object.fromEntries(own);
  return timesIn(inner[1], depth + 1);
}

/** The first list, or one that is much longer. */
function fuller(first: string[] | undefined, next: string[] | undefined): string[] | undefined {
  return (next?.length ?? 0) > (first?.length ?? 0) * MUCH_LONGER ? next : first;
}

/** The recipe that the page is named after, not that of a neighbour. */
function namedLikePage(recipes: readonly Candidate[], page: PageDocument): Candidate[] {
  const metas = page.byTag('meta').filter((meta) => /title/.test(attribute(meta, 'property') ?? ''));
  const names = [
    ...page.byTag('h1').slice(0, 5).map(elementText),
    ...metas.slice(0, 5).map((meta) => attribute(meta, 'content') ?? ''),
    ...page.byTag('title').slice(0, 1).map(rawText),
    lastOfPath(page.url),
  ].map((text) => wordsOf(plainText(text)));
  const ranked = recipes
    .map((recipe) => ({
      recipe,
      fit: Math.max(0, ...names.map((name) => sharedWords(wordsOf(recipe.title ?? ''), name))),
    }))
    .sort((one, other) => other.fit - one.fit);
  const best = ranked[0]?.fit ?? 0;
  const isShell = recipes.length === 1 && metas.length === 0 && isEmptyShell(page);
  const isNameless = names.flat().length === 0 || isShell;
  return ranked
    .filter(({ fit }) => (best >= NAMED_ALIKE || isNameless) && fit === best)
    .map(({ recipe }) => recipe);
}

/** 'sheet pan gnocchi' of '/r/98127-sheet-pan-gnocchi' */
function lastOfPath(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return (path.split('/').findLast((part) => part !== '') ?? '').replace(/[^\p{L}]+/gu, ' ').trim();
}

/** A page that its program writes: it shows next to nothing before. */
function isEmptyShell(page: PageDocument): boolean {
  const [body] = page.byTag('body');
  const hasHeading = page.byTag('h1').length > 0;
  return body !== undefined && !hasHeading && elementText(body).trim().length <= MAX_SHELL_CHARS;
}
