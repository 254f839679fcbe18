import { camelCased } from './mealie-recipe.ts';
import { objectsOf, textOf, isYes, type JsonObject } from './reading/values.ts';

type Rows = ReadonlyMap<string, JsonObject[]>;

/** Each recipe of the tables of a database, as Mealie's own JSON of a recipe has it. */
export function* recipesByTable(tables: JsonObject): Generator<{ id: string; recipe: JsonObject }, void> {
  const table = (name: string) => objectsOf(tables[name]);
  const rows = (name: string, key = 'recipe_id') => grouped(table(name), key);
  const named = (name: string) => new Map(table(name).map((row) => [textOf(row['id']), row]));
  const linked = (links: string, key: string, of: ReadonlyMap<string, JsonObject>) => {
    const byRecipe = rows(links);
    return (id: string) => (byRecipe.get(id) ?? []).flatMap((link) => of.get(textOf(link[key])) ?? []);
  };
  const [units, foods] = [named('ingredient_units'), named('ingredient_foods')];
  const categories = linked('recipes_to_categories', 'category_id', named('categories'));
  const tags = linked('recipes_to_tags', 'tag_id', named('tags'));
  const tools = linked('recipes_to_tools', 'tool_id', named('tools'));
  const ingredients = rows('recipes_ingredients');
  const steps = rows('recipe_instructions');
  const people = rows('users_to_recipes');
  const favorites = rows('users_to_favorites');
  const [notes, nutrition, comments, assets] = [
    rows('notes'),
    rows('recipe_nutrition'),
    rows('recipe_comments'),
    rows('recipe_assets'),
  ];
  // The rows of an id are one recipe, however often it is said: all that belongs to it would come with each.
  for (const [id, row] of named('recipes')) {
    const ofPeople = people.get(id) ?? [];
    const recipe: JsonObject = {
      ...camelCased(row),
      orgURL: row['org_url'] ?? null,
      rating: row['rating'] ?? ofPeople.find(({ rating }) => rating)?.['rating'] ?? null,
      isFavorite: ofPeople.some((person) => isYes(person['is_favorite'])) || favorites.has(id),
      recipeIngredient: inOrder(ingredients, id).map((line) => ({
        ...camelCased(line),
        unit: units.get(textOf(line['unit_id'])) ?? null,
        food: foods.get(textOf(line['food_id'])) ?? null,
      })),
      recipeInstructions: inOrder(steps, id),
      recipeCategory: categories(id),
      tags: tags(id),
      tools: tools(id),
      notes: notes.get(id) ?? [],
      nutrition: camelCased(withoutIds(nutrition.get(id)?.[0] ?? {})),
      comments: comments.get(id) ?? [],
      assets: assets.get(id) ?? [],
    };
    yield { id, recipe };
  }
}

function grouped(rows: readonly JsonObject[], key: string): Rows {
  const groups = new Map<string, JsonObject[]>();
  for (const row of rows) {
    const id = textOf(row[key]);
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}

function inOrder(rows: Rows, id: string): JsonObject[] {
  return [...(rows.get(id) ?? [])].sort((one, other) => Number(one['position']) - Number(other['position']));
}

function withoutIds(row: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !/^id$|_id$|_at$/.test(key)));
}
