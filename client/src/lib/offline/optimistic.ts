import { withCooked, withoutCooked } from '@larder/shared/sync/collections';
import type { EntityName, Kept } from '@larder/shared/sync/entities';
import { offlineWrite, type OFFLINE_WRITES, type OfflineWritePath } from '@larder/shared/sync/offline-writes';
import { pick } from '@larder/shared/pick';
import { CONTENT_FIELDS } from '@larder/shared/recipe/fields';
import {
  createRecipeInput,
  logCookedInput,
  updateRecipeInput,
  type RecipeContent,
} from '@larder/shared/recipe/schema';
import { newerTicks } from '@larder/shared/recipe/ticks';
import { readCopyAgain } from './fallback.ts';
import type { InputOf, OutputOf } from './procedures.ts';
import { putOne, readOne } from './store.ts';
import { removeWrite, enqueue } from './outbox.ts';

interface Write {
  id: string;
  path: OfflineWritePath;
  input: unknown;
}

/**
 * Makes a write in the copy and puts it into the outbox. Gives what the server will answer, or undefined where only the
 * server can do it.
 * @throws where the device has no room for it; nothing is changed then.
 */
export async function writeOffline({ id, path, input }: Write, userId: string): Promise<unknown> {
  const applied = await (APPLIERS[path] as AnyApply)(input, { id, userId });
  if (!applied) return undefined;
  const { answer, kept } = applied;
  const waiting = enqueue(userId, { id, path, input: applied.input ?? input });
  try {
    const { entity } = offlineWrite(path);
    if (entity && kept) await putOne(entity, kept);
  } catch (error) {
    removeWrite(userId, waiting);
    throw error;
  }
  readCopyAgain();
  return answer;
}

interface Applied<Answer, Input, Changed> {
  answer: Answer;
  /** What is sent later, where it is not what was given. */
  input?: Input;
  /** As the copy has it from now on. */
  kept?: Changed;
}

type Apply<Input, Answer, Changed> = (
  input: Input,
  write: { id: string; userId: string },
) => Promise<Applied<Answer, Input, Changed> | undefined>;
type AnyApply = Apply<unknown, unknown, Kept[EntityName]>;
type ChangedBy<Path extends OfflineWritePath> = (typeof OFFLINE_WRITES)[Path] extends {
  entity: infer Name extends EntityName;
}
  ? Kept[Name]
  : never;

const APPLIERS = {
  'recipes.create': async (given, { id, userId }) => {
    const input = { requestId: id, ...given };
    const { source, ...fields } = createRecipeInput.parse(input);
    const now = new Date();
    const recipe: Kept['recipe'] = {
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
    return { answer: recipe, kept: recipe, input };
  },
  'recipes.update': async (input) => {
    const { id, version, ...fields } = updateRecipeInput.parse(input);
    const before = await readOne('recipe', id);
    if (!before) return undefined;
    const image = before.image?.id === fields.imageId ? before.image : null;
    const content = contentOf(fields);
    const ticks = before.ticks?.filter(
      ({ place }) => before.ingredients[place] === content.ingredients[place],
    );
    const now = { image, version: version + 1, dateModified: new Date(), ...(ticks && { ticks }) };
    const recipe = { ...before, ...content, ...now };
    return { answer: recipe, kept: recipe };
  },
  'recipes.setFavorite': async ({ id, isFavorite }) => {
    const before = await readOne('recipe', id);
    return before && { answer: { id, isFavorite }, kept: { ...before, isFavorite } };
  },
  'recipes.logCooked': async (input) => {
    const { id, entryId, cookedOn, note } = logCookedInput.parse(input);
    const before = await readOne('recipe', id);
    if (!before) return undefined;
    const entry = { id: entryId, cookedOn, note };
    const cookLog = before.cookLog && withCooked(before.cookLog, entry);
    const lastCookedOn = [before.lastCookedOn ?? '', cookedOn].sort()[1] ?? cookedOn;
    return { answer: entry, kept: { ...before, lastCookedOn, ...(cookLog && { cookLog }) } };
  },
  'recipes.deleteCooked': async ({ id, entryId }) => {
    const before = await readOne('recipe', id);
    if (!before?.cookLog) return undefined;
    const cookLog = withoutCooked(before.cookLog, entryId);
    const lastCookedOn = cookLog.items[0]?.cookedOn ?? null;
    return { answer: { id, entryId }, kept: { ...before, lastCookedOn, cookLog } };
  },
  'recipes.tick': async ({ id, ticks }) => {
    const before = await readOne('recipe', id);
    const made = ticks.map(({ line: _, ...tick }) => tick);
    return {
      answer: { id },
      ...(before && { kept: { ...before, ticks: newerTicks(before.ticks ?? [], made) } }),
    };
  },
  'imports.startMany': async ({ urls }, { id }) => ({ answer: { batchId: id, started: urls.length } }),
} satisfies { [Path in OfflineWritePath]: Apply<InputOf<Path>, OutputOf<Path>, ChangedBy<Path>> };

/** What the form sends is named as in the recipe, but for the picture. */
function contentOf(fields: object): RecipeContent {
  return pick(fields as RecipeContent, CONTENT_FIELDS);
}
