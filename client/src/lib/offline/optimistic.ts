import type { KeptRecipe } from '@larder/shared/sync/changes';
import { withCooked, withoutCooked } from '@larder/shared/sync/collections';
import { pick } from '@larder/shared/pick';
import { CONTENT_FIELDS } from '@larder/shared/recipe/fields';
import {
  createRecipeInput,
  updateRecipeInput,
  type DeleteCookedInput,
  type LogCookedInput,
  type RecipeContent,
  type TickRecipeInput,
} from '@larder/shared/recipe/schema';
import { newerTicks } from '@larder/shared/recipe/ticks';
import { readCopyAgain } from './fallback.ts';
import { putRecipe, readRecipe } from './store.ts';
import { removeWrite, enqueue } from './outbox.ts';

interface Write {
  id: string;
  path: string;
  input: unknown;
}

/**
 * Makes a write in the copy and puts it into the outbox. Gives what the server will answer, or undefined where only the
 * server can do it.
 * @throws where the device has no room for it; nothing is changed then.
 */
export async function writeOffline({ id, path, input }: Write, userId: string): Promise<unknown> {
  const applied = await APPLIERS[path]?.(input, { id, userId });
  if (!applied) return undefined;
  const waiting = enqueue(userId, { id, path, input: applied.input });
  try {
    if (applied.recipe) await putRecipe(applied.recipe);
  } catch (error) {
    removeWrite(userId, waiting);
    throw error;
  }
  readCopyAgain();
  return applied.answer;
}

interface Applied {
  answer: unknown;
  /** What is sent later. */
  input: unknown;
  /** As the copy has it from now on. */
  recipe?: KeptRecipe;
}

type Apply = (input: unknown, write: { id: string; userId: string }) => Promise<Applied | undefined>;

const APPLIERS: Record<string, Apply> = {
  'recipes.create': async (given, { id, userId }) => {
    const input = { requestId: id, ...(given as object) };
    const { source, ...fields } = createRecipeInput.parse(input);
    const now = new Date();
    const recipe: KeptRecipe = {
      ...contentOf(fields),
      id: input.requestId,
      userId,
      source,
      isFavorite: false,
      isShared: false,
      sharedWith: [],
      photoCount: 0,
      photos: [],
      gallery: [],
      image: null,
      enhancedFields: [],
      lastCookedOn: null,
      cookLog: { items: [], total: 0 },
      version: 1,
      dateAdded: now,
      dateModified: now,
    };
    return { answer: recipe, recipe, input };
  },
  'recipes.update': async (input) => {
    const { id, version, ...fields } = updateRecipeInput.parse(input);
    const before = await readRecipe(id);
    if (!before) return undefined;
    const image = before.image?.id === fields.imageId ? before.image : null;
    const content = contentOf(fields);
    const ticks = before.ticks?.filter(
      ({ place }) => before.ingredients[place] === content.ingredients[place],
    );
    const now = { image, version: version + 1, dateModified: new Date(), ...(ticks && { ticks }) };
    const recipe = { ...before, ...content, ...now };
    return { answer: recipe, recipe, input };
  },
  'recipes.setFavorite': async (input) => {
    const { id, isFavorite } = input as { id: string; isFavorite: boolean };
    const before = await readRecipe(id);
    return before && { answer: { id, isFavorite }, recipe: { ...before, isFavorite }, input };
  },
  'recipes.logCooked': async (input) => {
    const { id, entryId, cookedOn, note } = input as LogCookedInput;
    const before = await readRecipe(id);
    if (!before) return undefined;
    const entry = { id: entryId, cookedOn, note };
    const cookLog = before.cookLog && withCooked(before.cookLog, entry);
    const lastCookedOn = [before.lastCookedOn ?? '', cookedOn].sort()[1] ?? cookedOn;
    return { answer: entry, recipe: { ...before, lastCookedOn, ...(cookLog && { cookLog }) }, input };
  },
  'recipes.deleteCooked': async (input) => {
    const { id, entryId } = input as DeleteCookedInput;
    const before = await readRecipe(id);
    if (!before?.cookLog) return undefined;
    const cookLog = withoutCooked(before.cookLog, entryId);
    const lastCookedOn = cookLog.items[0]?.cookedOn ?? null;
    return { answer: input, recipe: { ...before, lastCookedOn, cookLog }, input };
  },
  'recipes.tick': async (given) => {
    const input = given as TickRecipeInput;
    const before = await readRecipe(input.id);
    const made = input.ticks.map(({ line: _, ...tick }) => tick);
    const recipe = before && { ...before, ticks: newerTicks(before.ticks ?? [], made) };
    return { answer: { id: input.id }, input, ...(recipe && { recipe }) };
  },
  'imports.startMany': async (input, { id }) => ({
    answer: { batchId: id, started: (input as { urls: string[] }).urls.length },
    input,
  }),
};

/** What the form sends is named as in the recipe, but for the picture. */
function contentOf(fields: object): RecipeContent {
  return pick(fields as RecipeContent, CONTENT_FIELDS);
}
