import type { Nutrition } from '@larder/shared/recipe/nutrition';
import { PAGE_LIMITS } from '../bounds.ts';
import { attribute, type PageDocument, type PageElement } from '../document.ts';
import { parseDuration } from '../../lines/durations.ts';
import { splitIngredients, splitSteps, repairIngredients, repairInstructions } from '../repair-lines.ts';
import { toHeader } from '@larder/shared/recipe-text/sections';
import { readNutritionData } from '../../lines/nutrition.ts';
import { readYield } from '../../lines/yields.ts';
import type { Candidate } from '../fields.ts';
import { elementText } from '../inline-text.ts';
import { withinMarker } from '../named-regions.ts';
import type { Outline } from '../outline-item.ts';
import type { ListKind } from '../region.ts';
import { splitTags } from '../tags.ts';
import { plainLines, plainText } from '../text.ts';

const MAX_RECIPES = 20;

/** Class names of hRecipe and h-recipe, and the property each stands for. */
const CLASS_PROPERTIES: Readonly<Record<string, string>> = {
  fn: 'name',
  'p-name': 'name',
  ingredient: 'recipeIngredient',
  'p-ingredient': 'recipeIngredient',
  instructions: 'recipeInstructions',
  'e-instructions': 'recipeInstructions',
  yield: 'recipeYield',
  'p-yield': 'recipeYield',
  'dt-duration': 'totalTime',
  'u-photo': 'image',
  photo: 'image',
};

/** Recipes written as properties of visible elements: microdata, RDFa, hRecipe and h-recipe. */
export function readMicrodata(page: PageDocument, outline: Outline): Candidate[] {
  const roots = page.elements.filter(isRecipeRoot).slice(0, MAX_RECIPES);
  return roots.map((root) => readRecipe(root, page, outline));
}

function isRecipeRoot(element: PageElement): boolean {
  const type = `${attribute(element, 'itemtype') ?? ''} ${attribute(element, 'typeof') ?? ''}`;
  if (/(?:^|[/:\s])recipe(?:\s|$)/i.test(type)) return true;
  return /(?:^|\s)h-?recipe(?:\s|$)/.test(attribute(element, 'class') ?? '');
}

type Properties = ReadonlyMap<string, readonly PageElement[]>;

function readRecipe(root: PageElement, page: PageDocument, outline: Outline): Candidate {
  const properties = collectProperties(root, page);
  const all = (...names: string[]) =>
    names.map((name) => properties.get(name) ?? []).find((list) => list.length > 0) ?? [];
  const values = (...names: string[]) =>
    all(...names)
      .map(valueOf)
      .filter((text) => text !== '');
  const duration = (name: string) =>
    all(name)
      .map(durationOf)
      .find((minutes) => minutes !== undefined);
  return {
    source: 'microdata',
    title: values('name')[0],
    description: values('description')[0],
    images: all('image', 'photo').flatMap(addressesOf),
    ingredients: ingredientsOf(all('recipeingredient', 'ingredients', 'ingredient'), page, outline),
    instructions: instructionsOf(all('recipeinstructions', 'instructions'), page, outline),
    prepTime: duration('preptime'),
    cookTime: duration('cooktime'),
    totalTime: duration('totaltime') ?? duration('duration'),
    ...readYield(values('recipeyield', 'yield')),
    cuisine: values('recipecuisine').flatMap(splitTags),
    nutrition: nutritionOf(all('nutrition')[0], page),
    tags: ['keywords', 'recipecategory'].flatMap((name) => values(name).flatMap(splitTags)),
  };
}

/** The elements that carry each property of the recipe itself, not of a person or rating inside it. */
function collectProperties(root: PageElement, page: PageDocument): Properties {
  const properties = new Map<string, PageElement[]>();
  const start = page.placeOf(root);
  const end = page.ends[start] ?? start;
  for (let place = start + 1; place < end; place++) {
    const element = page.elements[place];
    if (element === undefined) continue;
    for (const name of propertyNames(element)) {
      const known = properties.get(name);
      if (known === undefined) properties.set(name, [element]);
      else if (known.length < PAGE_LIMITS.lines) known.push(element);
    }
    if (isOtherThing(element)) place = (page.ends[place] ?? place + 1) - 1;
  }
  return properties;
}

/** Its amounts are properties of a thing of its own. */
function nutritionOf(root: PageElement | undefined, page: PageDocument): Nutrition | undefined {
  if (root === undefined) return undefined;
  const properties = collectProperties(root, page);
  return readNutritionData((name) => properties.get(name.toLowerCase())?.map(valueOf)[0]);
}

function isOtherThing(element: PageElement): boolean {
  const type = attribute(element, 'itemtype') ?? attribute(element, 'typeof');
  if (type === undefined) return false;
  return !/howto|itemlist|imageobject|recipe/i.test(type);
}

function propertyNames(element: PageElement): string[] {
  const names = `${attribute(element, 'itemprop') ?? ''} ${attribute(element, 'property') ?? ''}`;
  const written = names
    .split(/\s+/)
    .map((name) => name.replace(/^.*[:/#]/, '').toLowerCase())
    .filter((name) => name !== '');
  const classes = (attribute(element, 'class') ?? '').split(/\s+/);
  const implied = classes.map((name) =>
    Object.hasOwn(CLASS_PROPERTIES, name) ? CLASS_PROPERTIES[name] : undefined,
  );
  return [
    ...new Set([...written, ...implied.flatMap((name) => (name === undefined ? [] : [name.toLowerCase()]))]),
  ];
}

function valueOf(element: PageElement): string {
  const content = attribute(element, 'content');
  if (content !== undefined && content.trim() !== '') return plainText(content);
  return plainText(elementText(element));
}

function durationOf(element: PageElement): number | undefined {
  const written = ['content', 'datetime', 'title'].map((name) => attribute(element, name));
  return [...written, elementText(element)]
    .map((text) => (text === undefined ? undefined : parseDuration(plainText(text))))
    .find((minutes) => minutes !== undefined && minutes > 0);
}

function addressesOf(element: PageElement): string[] {
  const names = ['content', 'data-src', 'data-lazy-src', 'src', 'href'];
  return names
    .flatMap((name) => attribute(element, name) ?? [])
    .filter((address) => !address.startsWith('data:'));
}

function ingredientsOf(elements: readonly PageElement[], page: PageDocument, outline: Outline): string[] {
  const lines = outermost(elements, page).flatMap((element) => linesOf(element, 'ingredients', outline));
  return repairIngredients(lines.length === 1 ? lines.flatMap(splitIngredients) : lines);
}

function instructionsOf(elements: readonly PageElement[], page: PageDocument, outline: Outline): string[] {
  const lines = outermost(elements, page).flatMap((element) => linesOf(element, 'instructions', outline));
  return repairInstructions(lines.length === 1 ? lines.flatMap(splitSteps) : lines);
}

/** Tools that mark a list and each of its items alike would otherwise give every line twice. */
function outermost(elements: readonly PageElement[], page: PageDocument): PageElement[] {
  let end = 0;
  return elements.filter((element) => {
    const place = page.placeOf(element);
    if (place < end) return false;
    end = page.ends[place] ?? place;
    return true;
  });
}

function linesOf(element: PageElement, kind: ListKind, outline: Outline): string[] {
  if (element.isUnread) return [];
  if (element.tagName === 'meta') return plainLines(attribute(element, 'content') ?? '');
  const items = outline.within(element);
  // A line of the page may run on beyond an inline element.
  if (!element.isBlock && items.length <= 1 && (items[0]?.level ?? 0) === 0) {
    const text = plainText(elementText(element));
    return text === ''
      ? [plainText(attribute(element, 'content') ?? '')].filter((line) => line !== '')
      : [text];
  }
  return withinMarker(items, kind).map((item) => (item.level > 0 ? toHeader(item.text) : item.text));
}
