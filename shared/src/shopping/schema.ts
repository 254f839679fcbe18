import * as fields from '#messages/fields.json';
import { z } from 'zod';
import { boundedText, inputOf, listOf } from '../input.ts';
import { idSchema, pageInput } from '../list.ts';
import type { PersonDto, SharingRole } from '../sharing/schema.ts';
import { requiredText, text, trimmedText } from '../text.ts';
import { AISLES } from './aisles.ts';
import { SHOPPING_LIMITS, SHOPPING_MESSAGES } from './messages.ts';
import { STAMP, type Register } from './registers.ts';

/** A field that several people may write at once. */
export const registerOf = <T extends z.ZodType>(value: T) =>
  inputOf({ value, stamp: z.string().regex(STAMP) });

const name = requiredText(fields.name, SHOPPING_LIMITS.name, SHOPPING_MESSAGES.nameRequired);
const entryText = requiredText(fields.item, SHOPPING_LIMITS.text, SHOPPING_MESSAGES.textRequired);
const aisle = z.enum(AISLES);

export const shoppingListsInput = pageInput;
export const shoppingListInput = inputOf({ id: idSchema });

export const createShoppingListInput = inputOf({
  /** Made by the device, so that entries can be put into a list before it is sent. */
  id: idSchema,
  name,
});
export type CreateShoppingListInput = z.infer<typeof createShoppingListInput>;

const aisleOrder = listOf(aisle, { max: AISLES.length });

/** A store of the vault, whose aisles have an order of their own. One with an empty name was taken away. */
export const shoppingStoreInput = inputOf({
  id: idSchema,
  name: registerOf(trimmedText(fields.name, SHOPPING_LIMITS.name)),
  aisleOrder: registerOf(aisleOrder),
});
export type ShoppingStoreDto = z.infer<typeof shoppingStoreInput>;

/** What is not given stays; of two writers of one field the later one counts. */
export const updateShoppingListInput = inputOf({
  id: idSchema,
  name: registerOf(name).optional(),
  aisleOrder: registerOf(aisleOrder).optional(),
  /** The store that the list is for; null for none. */
  store: registerOf(idSchema.nullable()).optional(),
  /** Stores of the own vault, made where they are missing: they are for all lists of the vault. */
  stores: listOf(shoppingStoreInput, {
    max: SHOPPING_LIMITS.stores,
    message: SHOPPING_MESSAGES.storesMost,
  }).optional(),
});
export type UpdateShoppingListInput = z.infer<typeof updateShoppingListInput>;

/**
 * An entry as a device has it: whole, so that it can be put in wherever it is missing. What is there already is merged field by
 * field, so sending it again, late, or in another order changes nothing.
 */
export const shoppingEntryInput = inputOf({
  id: idSchema,
  /** Of the recipe whose line this is. */
  recipeId: idSchema.nullable(),
  /** A code of `LANGUAGES`: by whose words the text is read. */
  language: z.string().regex(/^[a-z]{2}$/),
  text: registerOf(entryText),
  isTicked: registerOf(z.boolean()),
  isRemoved: registerOf(z.boolean()),
  aisle: registerOf(aisle.nullable()),
  note: registerOf(trimmedText(fields.note, SHOPPING_LIMITS.note)),
});
export type ShoppingEntryInput = z.infer<typeof shoppingEntryInput>;

export const putShoppingEntriesInput = inputOf({
  /** Of the list. */
  id: idSchema,
  entries: listOf(shoppingEntryInput, { min: 1, max: SHOPPING_LIMITS.entriesAtOnce }),
});
export type PutShoppingEntriesInput = z.infer<typeof putShoppingEntriesInput>;

/** Lines as somebody types or says them, for scripts: each becomes an entry. */
export const addToShoppingListInput = inputOf({
  /** Of a list; left out, the person's first one, which is made where there is none. */
  id: idSchema.optional(),
  text: text(fields.item, SHOPPING_LIMITS.pasted),
  /** A code of `LANGUAGES`; left out, the one that the caller reads. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
});
export type AddToShoppingListInput = z.infer<typeof addToShoppingListInput>;

export const shoppingEntriesInput = pageInput.extend({ id: idSchema });
export type ShoppingEntriesInput = z.infer<typeof shoppingEntriesInput>;

/** The link at which anybody reads a list: `{origin}/shared/list/{shareId}`. */
export interface ShoppingListLinkDto {
  shareId: string;
}

/** Of a stranger: whatever is not the id of a link is one that does not work. */
export const readSharedListInput = inputOf({
  shareId: boundedText(200),
  /** Of the answer before: what is the same is not sent again. */
  version: boundedText(100).optional(),
});
export type ReadSharedListInput = z.infer<typeof readSharedListInput>;

/** What anybody who has the link sees: exactly these fields. No list where it is still what `version` was asked with. */
export interface SharedListDto {
  version: string;
  list: {
    name: string;
    ownerName: string;
    /** Of its store, or its own. */
    aisleOrder: (typeof AISLES)[number][];
    entries: {
      id: string;
      language: string;
      text: string;
      isTicked: boolean;
      aisle: (typeof AISLES)[number] | null;
      note: string;
    }[];
  } | null;
}

export interface ShoppingListDto {
  id: string;
  name: Register<string>;
  /** Empty until somebody has put the aisles in order; those that are missing follow in the usual order. */
  aisleOrder: Register<(typeof AISLES)[number][]>;
  /** The store that it is for, whose order of aisles counts in place of the list's own. */
  store: Register<string | null>;
  /** The stores of the list's vault that were not taken away; of another person's vault only that which the list is for. */
  stores: ShoppingStoreDto[];
  role: SharingRole;
  owner: PersonDto;
  /** How many it is shared with. */
  memberCount: number;
  /** True when it has a link at which anybody reads it. Copies of before do not say. */
  isLinked?: boolean;
  /** Entries that are neither ticked nor removed. */
  openCount: number;
  createdAt: Date;
}

export interface ShoppingEntryDto extends ShoppingEntryInput {
  listId: string;
  /** The title of the recipe; null where the viewer may not see it. */
  recipeTitle: string | null;
  /** Who ticked it, as long as it is ticked. */
  tickedBy: PersonDto | null;
  addedBy: PersonDto | null;
  addedAt: Date;
}
