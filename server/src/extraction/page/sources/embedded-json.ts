import type { PageDocument } from '../document.ts';
import type { Candidate } from '../fields.ts';
import { isObject, parseLenientJson, property, type JsonObject, type JsonValue } from '../lenient-json.ts';
import { ingredientLines, instructionLines } from './json-ld-recipe.ts';

const MAX_OBJECTS = 100_000;
const MAX_DEPTH = 40;
const INGREDIENTS = /^(?:recipe_?)?ingredients?(?:_?(?:list|groups?|sections?|lines?|blocks?))?$/i;
const INSTRUCTIONS =
  /^(?:recipe_?)?(?:instructions?|directions?|method|steps?|preparation(?:_?steps)?|cooking_?(?:steps|instructions))(?:_?(?:list|groups?))?$/i;

/** Recipes in the data that a page's own program was started with (__NEXT_DATA__ and its kin). */
export function readEmbeddedJson(page: PageDocument): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { type, text } of page.scripts) {
    if (!/^application\/json$/i.test(type)) continue;
    if (!/ingredient/i.test(text)) continue;
    for (const value of parseLenientJson(text)) findRecipes(value, candidates);
  }
  return candidates;
}

function findRecipes(root: JsonValue, candidates: Candidate[]): void {
  let objects = 0;
  const walk = (value: JsonValue, depth: number): void => {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null || ++objects > MAX_OBJECTS) return;
    if (isObject(value)) {
      const candidate = readRecipe(value);
      if (candidate !== undefined && candidates.length < 20) candidates.push(candidate);
    }
    for (const child of Object.values(value)) walk(child, depth + 1);
  };
  walk(root, 0);
}

function readRecipe(value: JsonObject): Candidate | undefined {
  const keys = Object.keys(value);
  const ingredientKey = keys.find((key) => INGREDIENTS.test(key) && Array.isArray(property(value, key)));
  const instructionKey = keys.find((key) => INSTRUCTIONS.test(key) && isFilled(property(value, key)));
  if (ingredientKey === undefined || instructionKey === undefined) return undefined;
  const ingredients = ingredientLines(property(value, ingredientKey));
  const instructions = instructionLines(property(value, instructionKey));
  if (ingredients.length < 2 || instructions.length === 0) return undefined;
  const title = ['title', 'name', 'headline']
    .map((key) => property(value, key))
    .find((text) => typeof text === 'string');
  return {
    source: 'embedded-json',
    title: typeof title === 'string' ? title : undefined,
    ingredients,
    instructions,
  };
}

function isFilled(value: JsonValue | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value.length > 40;
}
