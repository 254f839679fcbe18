import type { EntryRegister } from '@larder/shared/shopping/entries';
import { newEntry } from '@larder/shared/shopping/entries';
import { entryTexts, pastedLines, typedLine } from '@larder/shared/shopping/typed-line';
import type { ShoppingEntryInput } from '@larder/shared/shopping/schema';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { isLanguageCode } from '@larder/shared/recipe-text/unit-names';
import type { Item } from './aisles.ts';
import type { MakeEntries, ShownEntry } from './use-shopping-list.ts';

/** What can be done with a list. All of it is shown at once and sent when it can be. */
export function listWrites(write: (make: MakeEntries) => void) {
  const set = <Name extends EntryRegister>(
    entries: readonly ShownEntry[],
    name: Name,
    value: ShoppingEntryInput[Name]['value'],
  ) => {
    const others = entries.filter((entry) => entry[name].value !== value);
    if (others.length > 0)
      write((stamp) => others.map((entry) => ({ ...plain(entry), [name]: { value, stamp } })));
  };
  return {
    add: (text: string) => {
      const lines = typedLines(text);
      if (lines.length > 0) write((stamp) => lines.map((line) => typedEntry(line, stamp)));
    },
    tick: ({ entries }: Item, isTicked: boolean) => set(entries, 'isTicked', isTicked),
    remove: (items: readonly Item[], isRemoved = true) =>
      set(
        items.flatMap(({ entries }) => entries),
        'isRemoved',
        isRemoved,
      ),
    setAisle: ({ entries }: Item, aisle: ShoppingEntryInput['aisle']['value']) =>
      set(entries, 'aisle', aisle),
    setNote: (entry: ShownEntry, note: string) => set([entry], 'note', note),
    setText: (entry: ShownEntry, text: string) => set([entry], 'text', text),
    removeEntry: (entry: ShownEntry) => set([entry], 'isRemoved', true),
  };
}
export type ListWrites = ReturnType<typeof listWrites>;

/** People type in the language in which they read. */
export const TYPED_IN = isLanguageCode(LANGUAGE) ? LANGUAGE : 'en';

/** What somebody typed or pasted, as lines of a list. */
export function typedLines(text: string): string[] {
  return pastedLines(text).flatMap(entryTexts).map(typedLine);
}

export function typedEntry(text: string, stamp: string): ShoppingEntryInput {
  return newEntry({ id: crypto.randomUUID(), recipeId: null, language: TYPED_IN, text, stamp });
}

/** Without what only the server says. */
export function plain(entry: ShownEntry): ShoppingEntryInput {
  const { id, recipeId, language, text, isTicked, isRemoved, aisle, note } = entry;
  return { id, recipeId, language, text, isTicked, isRemoved, aisle, note };
}
