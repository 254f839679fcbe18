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
import { withLink } from '@larder/shared/recipe/links';
import { newerTicks } from '@larder/shared/recipe/ticks';
import {
  createShoppingListInput,
  putShoppingEntriesInput,
  updateShoppingListInput,
} from '@larder/shared/shopping/schema';
import type { PersonDto } from '@larder/shared/sharing/schema';
import {
  createSmartCollectionInput,
  updateSmartCollectionInput,
} from '@larder/shared/smart-collection/schema';
import { putPlanEntriesInput } from '@larder/shared/plan/schema';
import { withPutPlan } from '@larder/shared/sync/plan';
import { newShoppingList, withListChanges, withPutEntries } from '@larder/shared/sync/shopping';
import { readCopyAgain } from './fallback.ts';
import type { InputOf, OutputOf } from './procedures.ts';
import { readAll, readOne, readOwner, storeWritten } from './store.ts';
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
  const { answer, kept, removedId } = applied;
  const waiting = enqueue(userId, { id, path, input: applied.input ?? input });
  try {
    const { entity } = offlineWrite(path);
    if (entity && (kept || removedId))
      await storeWritten(entity, { kept: [kept ?? []].flat(), removedIds: [removedId ?? []].flat() });
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
  /** As the copy has it from now on: one, or several. */
  kept?: Changed | Changed[];
  /** What the copy has no more. */
  removedId?: string;
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

/** Deleted without the server since the app was opened, to be brought back without it. */
const deletedSmart = new Map<string, Kept['smartCollection']>();

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
      rating: null,
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
  'recipes.rate': async ({ id, rating }) => {
    const before = await readOne('recipe', id);
    return before && { answer: { id, rating }, kept: { ...before, rating } };
  },
  'recipes.logCooked': async (input) => {
    const { id, entryId, cookedOn, note, photoId } = logCookedInput.parse(input);
    const before = await readOne('recipe', id);
    if (!before) return undefined;
    const kept = before.cookLog?.items.find((one) => one.id === entryId)?.photo ?? null;
    const entry = { id: entryId, cookedOn, note, photo: photoId === undefined ? kept : null };
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
  'recipes.linkLine': async (input) => {
    const before = await readOne('recipe', input.id);
    const linked = input.linkedId === null || (await readOne('recipe', input.linkedId));
    return before && linked
      ? { answer: { id: input.id }, kept: { ...before, links: withLink(before.links ?? [], input) } }
      : undefined;
  },
  'imports.startMany': async ({ urls }, { id }) => ({ answer: { batchId: id, started: urls.length } }),
  'shoppingLists.create': async (given) => {
    const input = createShoppingListInput.parse(given);
    const [owner, lists] = [await writer(), (await readAll('shoppingList')) ?? []];
    const stores = lists.find(({ role }) => role === 'owner')?.stores ?? [];
    const list =
      lists.find(({ id }) => id === input.id) ??
      (owner && newShoppingList(input, { owner, stores, createdAt: new Date() }));
    return list && { answer: list, kept: list };
  },
  'shoppingLists.update': async (given) => {
    const input = updateShoppingListInput.parse(given);
    const lists = (await readAll('shoppingList')) ?? [];
    const before = lists.find(({ id }) => id === input.id);
    if (!before) return undefined;
    const list = withListChanges(before, input);
    const isBeside = ({ id, owner }: Kept['shoppingList']) =>
      id !== list.id && owner.userId === list.owner.userId;
    const beside = input.stores ? lists.filter(isBeside) : [];
    return { answer: list, kept: [list, ...beside.map((one) => ({ ...one, stores: list.stores }))] };
  },
  'shoppingLists.delete': async ({ id }) => ({ answer: { id }, removedId: id }),
  'shoppingLists.put': async (given) => {
    const input = putShoppingEntriesInput.parse(given);
    const [list, entries] = [await readOne('shoppingList', input.id), await readAll('shoppingEntry')];
    const person = await writer();
    if (!list || list.role === 'invited' || !entries || !person) return undefined;
    const recipes = await recipesNamed(input.entries);
    const titles = new Map([...recipes].map(([id, { title }]) => [id, title]));
    const kept = withPutEntries(entries, input, { person, now: new Date(), titles });
    return { answer: { id: input.id }, kept };
  },
  'smartCollections.create': async (given, write) => {
    const input = { id: write.id, ...given };
    const now = new Date();
    const smart = {
      ...createSmartCollectionInput.parse(input),
      id: input.id,
      createdAt: now,
      updatedAt: now,
    };
    return { answer: smart, kept: smart, input };
  },
  'smartCollections.update': async (given) => {
    const { id, name, filter } = updateSmartCollectionInput.parse(given);
    const before = await readOne('smartCollection', id);
    if (!before) return undefined;
    const smart = { ...before, ...(name && { name }), ...(filter && { filter }), updatedAt: new Date() };
    return { answer: smart, kept: smart };
  },
  'smartCollections.delete': async ({ id }) => {
    const before = await readOne('smartCollection', id);
    if (before) deletedSmart.set(id, before);
    return { answer: { id }, removedId: id };
  },
  'smartCollections.restoreDeleted': async ({ id }) => {
    const smart = deletedSmart.get(id);
    return smart && { answer: { ids: [id], photosLeftOut: 0 }, kept: smart };
  },
  'mealPlan.put': async (given) => {
    const input = putPlanEntriesInput.parse(given);
    const entries = await readAll('planEntry');
    if (!entries) return undefined;
    const recipes = await recipesNamed(input.entries);
    return { answer: { id: input.id }, kept: withPutPlan(entries, input, { now: new Date(), recipes }) };
  },
} satisfies { [Path in OfflineWritePath]: Apply<InputOf<Path>, OutputOf<Path>, ChangedBy<Path>> };

/** Who writes, as others are shown it. */
async function writer(): Promise<PersonDto | undefined> {
  const owner = await readOwner();
  return owner && pick(owner, ['userId', 'displayName']);
}

/** The recipes that entries name, as far as the copy has them. */
async function recipesNamed(
  entries: readonly { recipeId: string | null }[],
): Promise<Map<string, Kept['recipe']>> {
  const ids = new Set(entries.flatMap(({ recipeId }) => recipeId ?? []));
  const found = await Promise.all([...ids].map((id) => readOne('recipe', id)));
  return new Map(found.flatMap((recipe) => (recipe ? [[recipe.id, recipe]] : [])));
}

/** What the form sends is named as in the recipe, but for the picture. */
function contentOf(fields: object): RecipeContent {
  return pick(fields as RecipeContent, CONTENT_FIELDS);
}
