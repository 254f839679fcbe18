import type { PageDocument } from '../document.ts';
import type { Candidate } from '../fields.ts';
import { isObject, parseLenientJson, property, type JsonObject, type JsonValue } from '../lenient-json.ts';
import { decodeEntities } from '../text.ts';
import { recipeFromJsonLd } from './json-ld-recipe.ts';

const MAX_DEPTH = 60;
const MAX_OBJECTS = 50_000;
const MAX_RECIPES = 30;

/** Every recipe that the page's JSON-LD describes, however it is wrapped. */
export function readJsonLd(page: PageDocument): Candidate[] {
  return findRecipes(jsonLdValues(page)).map((node) => ({ source: 'json-ld', ...recipeFromJsonLd(node) }));
}

/** The values of the page's JSON-LD scripts, as far as they can be read. */
export function jsonLdValues(page: PageDocument): JsonValue[] {
  return page.scripts
    .filter(({ type }) => /ld\+json/i.test(type))
    .flatMap(({ text }) => parseLenientJson(unescaped(text)));
}

/** Some tools write the whole script as escaped HTML. */
function unescaped(text: string): string {
  return /^\s*[{[]\s*&(?:quot|#34);/.test(text) ? decodeEntities(text) : text;
}

/** The objects of type Recipe anywhere in some values, references by @id resolved one step deep. */
export function findRecipes(values: readonly JsonValue[]): JsonObject[] {
  const recipes: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  let objects = 0;
  const walk = (value: JsonValue, depth: number): void => {
    if (depth > MAX_DEPTH || typeof value !== 'object' || value === null || ++objects > MAX_OBJECTS) return;
    if (isObject(value)) {
      const id = property(value, '@id');
      if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
      if (isRecipe(value) && recipes.length < MAX_RECIPES) recipes.push(value);
    }
    for (const child of Object.values(value)) walk(child, depth + 1);
  };
  for (const value of values) walk(value, 0);
  return recipes.map((recipe) => resolveReferences(recipe, byId));
}

export function isRecipe(value: JsonObject): boolean {
  const types = [property(value, '@type') ?? property(value, 'type')].flat();
  return types.some((type) => typeof type === 'string' && /(?:^|[/:#])recipe$/i.test(type.trim()));
}

function resolveReferences(recipe: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject {
  const entries = Object.entries(recipe).map(([key, value]): [string, JsonValue] => {
    const id = property(value, '@id');
    const isReference = typeof id === 'string' && isObject(value) && Object.keys(value).length === 1;
    return [key, isReference ? (byId.get(id) ?? value) : value];
  });
  return Object.fromEntries(entries);
}
