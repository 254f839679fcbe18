import type { MovedMeal, MovedShoppingEntry, MovedShoppingList } from './contract.ts';
import { camelCased, ingredientOf } from './mealie-recipe.ts';
import { dateOf, objectsOf, textOf, isYes, type JsonObject } from './reading/values.ts';

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
        unit: units.get(textOf(line['unit_id'])) ?? line['unit'] ?? null,
        food: foods.get(textOf(line['food_id'])) ?? line['food'] ?? null,
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

/** What is planned in the database. */
export function plannedMeals(tables: JsonObject): MovedMeal[] {
  const recipes = new Map(objectsOf(tables['recipes']).map((row) => [textOf(row['id']), row]));
  return objectsOf(tables['group_meal_plans']).map((row) => {
    const id = textOf(row['recipe_id']);
    const recipe = recipes.get(id);
    const [title, note] = [textOf(row['title']), textOf(row['text'])];
    return {
      day: textOf(row['date']).slice(0, 10),
      // Sides, drinks and desserts are for no meal of ours.
      meal: textOf(row['entry_type']),
      text: (recipe && textOf(recipe['name'])) || title || note,
      ...((recipe || title) && note && { note }),
      ...(recipe && { recipe: recipeEntry(id) }),
    };
  });
}

/** The shopping lists of a database, each with its items in order. An item with a recipe names the entry of that. */
export function listsByTable(tables: JsonObject): MovedShoppingList[] {
  const table = (name: string) => objectsOf(tables[name]);
  const named = (name: string) => new Map(table(name).map((row) => [textOf(row['id']), row]));
  const [units, foods] = [named('ingredient_units'), named('ingredient_foods')];
  const items = grouped(table('shopping_list_items'), 'shopping_list_id');
  const references = grouped(table('shopping_list_item_recipe_reference'), 'shopping_list_item_id');
  const entryOf = (item: JsonObject): MovedShoppingEntry => {
    const recipeId = textOf(references.get(textOf(item['id']))?.[0]?.['recipe_id']);
    const [unit, food] = [units.get(textOf(item['unit_id'])), foods.get(textOf(item['food_id']))];
    return {
      text: itemText({
        quantity: item['quantity'] ?? 0,
        note: item['note'] ?? '',
        unit: unit ?? null,
        food: food ?? null,
      }),
      isTicked: isYes(item['checked']),
      ...(recipeId !== '' && { recipe: recipeEntry(recipeId) }),
    };
  };
  return [...named('shopping_lists')].map(([id, row]) => {
    const created = dateOf(row['created_at']);
    return {
      ...{ name: textOf(row['name']), aisleOrder: [] },
      ...(created && { created }),
      entries: inOrder(items, id).map(entryOf),
    };
  });
}

/** An item without a food is its note, of which one is not said. */
function itemText(item: JsonObject): string {
  const amount = Number(item['quantity']) || 0;
  const [text = ''] = ingredientOf(item);
  return item['food'] || item['unit'] || amount <= 1 ? text : `${amount} ${text}`;
}

/** What a recipe of the database is called in the move. */
export function recipeEntry(id: string): string {
  return `database.json#${id}`;
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

/** By their positions; a row without one stays where it is. */
function inOrder(rows: Rows, id: string): JsonObject[] {
  const placed = (rows.get(id) ?? []).map((row, nth) => {
    const position = textOf(row['position']);
    return { row, place: position === '' ? nth : Number(position) || 0 };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ row }) => row);
}

function withoutIds(row: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !/^id$|_id$|_at$/.test(key)));
}
