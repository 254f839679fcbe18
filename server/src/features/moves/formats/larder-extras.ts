import { FOOD_RULE_LIMITS } from '@larder/shared/food-rule/messages';
import { addFoodRuleInput, type AddFoodRuleInput } from '@larder/shared/food-rule/schema';
import { SMART_LIMITS } from '@larder/shared/smart-collection/messages';
import {
  createSmartCollectionInput,
  type CreateSmartCollectionInput,
} from '@larder/shared/smart-collection/schema';
import { z } from 'zod';
import type { MovedShoppingList, MoveFile, MoveFormat } from './contract.ts';
import { openZip } from './guards/zip.ts';
import { readLinks } from './larder-links.ts';
import { readPlan, readWeeks } from './larder-plan.ts';
import { defined, parseJson } from './reading/values.ts';

/** What Larder's own export holds beside recipes and collections. An export made before there was something of a kind has none. */
export const LARDER_EXTRAS = {
  shoppingLists: readShoppingLists,
  mealPlan: readPlan,
  savedWeeks: readWeeks,
  recipeLinks: readLinks,
  foodRules: readFoodRules,
  smartCollections: readSmartCollections,
} satisfies MoveFormat['extras'];

type Extras = typeof LARDER_EXTRAS;
/** What a file may hold beside recipes and collections. */
export type MovedExtras = { [Name in keyof Extras]: Awaited<ReturnType<Extras[Name]>> };
/** How a file of another program is read for some of it. */
export type ReadExtras = { [Name in keyof Extras]?: (file: MoveFile) => Promise<MovedExtras[Name]> };

const MAX_LISTS_BYTES = 50 * 1024 ** 2;
const MAX_RULES_BYTES = 2 * 1024 ** 2;

const texts = z.array(z.string());
const exportedShoppingLists = z.array(
  z.object({
    name: z.string(),
    aisleOrder: texts.catch([]),
    store: z
      .object({ name: z.string(), aisleOrder: texts.catch([]) })
      .nullish()
      .catch(null),
    createdAt: z.string().optional().catch(undefined),
    entries: z.array(
      z.object({
        text: z.string(),
        language: z.string().optional().catch(undefined),
        isTicked: z.boolean().catch(false),
        aisle: z.string().nullish().catch(null),
        note: z.string().catch(''),
        recipe: z.object({ file: z.string() }).nullish().catch(null),
      }),
    ),
  }),
);

async function readShoppingLists(file: MoveFile): Promise<MovedShoppingList[]> {
  const { byName } = await openZip(file);
  const lists = byName.get('shopping-lists.json');
  if (!lists) return [];
  const { data = [] } = exportedShoppingLists.safeParse(parseJson(await lists.bytes(MAX_LISTS_BYTES)));
  return data.map(({ name, aisleOrder, store, createdAt, entries }) => ({
    ...{
      name,
      aisleOrder,
      ...defined({ store, created: createdAt === undefined ? undefined : new Date(createdAt) }),
    },
    entries: entries.map(({ text, isTicked, note, language, aisle, recipe }) => ({
      ...{ text, isTicked, note },
      ...defined({ language, aisle, recipe: recipe?.file }),
    })),
  }));
}

/** Those that can be read, and no more than a vault has. */
async function readFoodRules(file: MoveFile): Promise<AddFoodRuleInput[]> {
  const list = (await openZip(file)).byName.get('food-rules.json');
  const json = list ? parseJson(await list.bytes(MAX_RULES_BYTES)) : [];
  return (Array.isArray(json) ? json : [])
    .slice(0, FOOD_RULE_LIMITS.rules)
    .flatMap((rule) => addFoodRuleInput.safeParse(rule).data ?? []);
}

/** Those that can be read, and no more than a vault has. */
async function readSmartCollections(file: MoveFile): Promise<CreateSmartCollectionInput[]> {
  const list = (await openZip(file)).byName.get('smart-collections.json');
  const { data = [] } = z
    .array(z.object({ name: z.unknown(), filter: z.unknown() }))
    .safeParse(list ? parseJson(await list.bytes(MAX_RULES_BYTES)) : []);
  return data
    .slice(0, SMART_LIMITS.collections)
    .flatMap((one) => createSmartCollectionInput.safeParse(one).data ?? []);
}
