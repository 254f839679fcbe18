import { lastStampIn, laterOf, NO_STAMP, type Register } from './registers.ts';
import type { ShoppingEntryInput } from './schema.ts';

/** The fields of an entry that are written one by one. The others never change. */
export const ENTRY_REGISTERS = ['text', 'isTicked', 'isRemoved', 'aisle', 'note'] as const;
export type EntryRegister = (typeof ENTRY_REGISTERS)[number];

type Registers = Pick<ShoppingEntryInput, EntryRegister>;

/**
 * Two states of one entry as one: of each field the later. In whatever order and however often states are merged, the result is
 * the same. What only `one` has (its recipe's title, who ticked it) stays.
 */
export function mergedEntry<Entry extends Registers>(one: Entry, other: Registers): Entry {
  return laterOf<EntryRegister, Registers>(ENTRY_REGISTERS, one, other) as Entry;
}

/** The last stamp that was given to anything of these entries. */
export function lastStampOf(entries: readonly Registers[]): string {
  return lastStampIn<EntryRegister>(ENTRY_REGISTERS, entries);
}

interface NewEntry {
  id: string;
  recipeId: string | null;
  language: string;
  text: string;
  stamp: string;
}

/** An entry as it is added: only its text is written yet. */
export function newEntry({ id, recipeId, language, text, stamp }: NewEntry): ShoppingEntryInput {
  const unwritten = <T>(value: T): Register<T> => ({ value, stamp: NO_STAMP });
  return {
    id,
    recipeId,
    language,
    text: { value: text, stamp },
    isTicked: unwritten(false),
    isRemoved: unwritten(false),
    aisle: unwritten(null),
    note: unwritten(''),
  };
}
