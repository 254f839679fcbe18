import * as messages from '#messages/common.json';
import { format } from '@larder/shared/messages/format';
import { pick } from '@larder/shared/pick';
import { CONTENT_FIELDS } from '@larder/shared/recipe/fields';
import { linksFrom, withLink } from '@larder/shared/recipe/links';
import {
  createRecipeInput,
  logCookedInput,
  updateRecipeInput,
  type RecipeContent,
} from '@larder/shared/recipe/schema';
import { newerTicks } from '@larder/shared/recipe/ticks';
import { cookLogFrom, withCooked, withoutCooked } from '@larder/shared/sync/collections';
import type { Kept } from '@larder/shared/sync/entities';
import { listFrom, tagsFrom } from '@larder/shared/sync/library';
import { dayText } from '../../format.ts';
import { library } from '../read-copy.ts';
import { readOne } from '../store.ts';
import { paged, type OfflineFeature } from './contract.ts';

export const recipes = {
  answers: {
    'recipes.byId': ({ id }) => readOne('recipe', id),
    'recipes.list': async (input) => {
      const recipes = await library();
      return recipes && listFrom(recipes, { ...paged(input), sort: input.sort ?? 'newest' });
    },
    'recipes.tags': async (input) => {
      const recipes = await library();
      return recipes && tagsFrom(recipes, { ...paged(input), of: input.of ?? 'tags' });
    },
    'recipes.cookLog': async (input) => {
      const recipe = await readOne('recipe', input.id);
      return recipe && cookLogFrom(recipe, paged(input));
    },
    'recipes.ticks': async ({ id }) => (await readOne('recipe', id))?.ticks,
    'recipes.links': async ({ id }) => {
      const [recipes, recipe] = [await library(), await readOne('recipe', id)];
      if (!recipes || !recipe) return undefined;
      return linksFrom(recipe.links ?? [], recipe.ingredients, (linked) => recipes.byId.get(linked)?.recipe);
    },
  },
  writes: {
    'recipes.create': {
      name: ({ title }) => title,
      apply: async (given, { id, userId }) => {
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
    },
    'recipes.update': {
      name: ({ title }) => title,
      apply: async (input) => {
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
    },
    'recipes.setFavorite': {
      apply: async ({ id, isFavorite }) => {
        const before = await readOne('recipe', id);
        return before && { answer: { id, isFavorite }, kept: { ...before, isFavorite } };
      },
    },
    'recipes.rate': {
      apply: async ({ id, rating }) => {
        const before = await readOne('recipe', id);
        return before && { answer: { id, rating }, kept: { ...before, rating } };
      },
    },
    'recipes.logCooked': {
      name: ({ cookedOn, note }) => {
        const day = dayText(cookedOn);
        return [format(messages.cookedNoteOf, { day }), note].filter(Boolean).join(': ');
      },
      apply: async (input) => {
        const { id, entryId, cookedOn, note, photoId } = logCookedInput.parse(input);
        const before = await readOne('recipe', id);
        if (!before) return undefined;
        const kept = before.cookLog?.items.find((one) => one.id === entryId)?.photo ?? null;
        const entry = { id: entryId, cookedOn, note, photo: photoId === undefined ? kept : null };
        const cookLog = before.cookLog && withCooked(before.cookLog, entry);
        const lastCookedOn = [before.lastCookedOn ?? '', cookedOn].sort()[1] ?? cookedOn;
        return { answer: entry, kept: { ...before, lastCookedOn, ...(cookLog && { cookLog }) } };
      },
    },
    'recipes.deleteCooked': {
      apply: async ({ id, entryId }) => {
        const before = await readOne('recipe', id);
        if (!before?.cookLog) return undefined;
        const cookLog = withoutCooked(before.cookLog, entryId);
        const lastCookedOn = cookLog.items[0]?.cookedOn ?? null;
        return { answer: { id, entryId }, kept: { ...before, lastCookedOn, cookLog } };
      },
    },
    'recipes.tick': {
      apply: async ({ id, ticks }) => {
        const before = await readOne('recipe', id);
        const made = ticks.map(({ line: _, ...tick }) => tick);
        return {
          answer: { id },
          ...(before && { kept: { ...before, ticks: newerTicks(before.ticks ?? [], made) } }),
        };
      },
    },
    'recipes.linkLine': {
      name: ({ line }) => line,
      apply: async (input) => {
        const before = await readOne('recipe', input.id);
        const linked = input.linkedId === null || (await readOne('recipe', input.linkedId));
        return before && linked
          ? { answer: { id: input.id }, kept: { ...before, links: withLink(before.links ?? [], input) } }
          : undefined;
      },
    },
  },
} satisfies OfflineFeature<'recipes'>;

/** What the form sends is named as in the recipe, but for the picture. */
function contentOf(fields: object): RecipeContent {
  return pick(fields as RecipeContent, CONTENT_FIELDS);
}
