import { loadAislesOf } from '@larder/shared/foods/aisles/load-aisles';
import { LANGUAGE } from '@larder/shared/messages/built-language';
import { itemsOf, readEntry, type ReadEntry } from '@larder/shared/shopping/items';
import { isLanguageCode } from '@larder/shared/recipe-text/unit-names';
import { loadDensitiesOf } from '@larder/shared/recipe-text/conversion/load-densities';
import { loadWordsOf } from '@larder/shared/recipe-text/load-words';
import { readLine } from '@larder/shared/recipe-text/read-line';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import { lineWords, type FoodRules } from '@larder/shared/recipe-text/food-rules';
import { startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { inSlices } from '../../hooks/in-slices.ts';
import { aisleOfItem, usualAisle, type Item } from './aisles.ts';
import type { ShownEntry } from './use-shopping-list.ts';

/** So many are added up at once. */
const AT_ONCE = 200;

/** What was read, by language and text: without what a person has said of foods it does not change. */
const readings = new Map<string, ReadEntry>();
const loaded = new Set<string>();

const keyOf = ({ language, text }: Pick<ShownEntry, 'language' | 'text'>) => `${language} ${text.value}`;

/**
 * The items of a list; undefined until it is whole and the lines have been read, a slice at a time. Languages whose words cannot be fetched are read
 * with those that are known.
 *
 * @param rulesOf what was said of foods, by the language of lines: the same function as long as it is the same.
 */
export function useItems(
  entries: readonly ShownEntry[],
  rulesOf: (language: string) => FoodRules,
  isWhole = true,
): Item[] | undefined {
  const [count, setCount] = useState(readings.size);
  const shown = useMemo(() => entries.filter(({ isRemoved }) => !isRemoved.value), [entries]);
  const isLong = shown.length > AT_ONCE;
  const unread = useMemo(() => (count < 0 ? [] : unreadOf(shown)), [shown, count]);
  useEffect(() => void readFirst(), []);
  const addUp = useEffectEvent((some: readonly ShownEntry[]) => void addedUp(some, rulesOf));
  useEffect(() => {
    if (unread.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async () => {
      await Promise.all([...new Set(unread.map(({ language }) => language))].map(loadWords));
      await inSlices(unread, readOne, signal);
      // The first time takes far longer than any other: not all of it in the one task that shows them.
      if (isLong) await inSlices(inTens(unread), addUp, signal);
      if (signal.aborted) return;
      const show = () => setCount(readings.size);
      if (isLong) startTransition(show);
      else show();
    };
    void read();
    return () => controller.abort();
  }, [unread, isLong]);
  // The rows of a long list are made a few at a time, so that a tap is answered meanwhile.
  const isDue = useDeferredValue(isWhole, false);
  const isShown = isWhole && (isDue || !isLong);
  return useMemo(() => {
    // At first: what comes later is shown as soon as it is read, beside what is there.
    if (!isShown || (unread.length > 0 && unread.length === shown.length)) return undefined;
    const read = shown.filter((entry) => readings.has(keyOf(entry)));
    return addedUp(read, rulesOf).map((item) => ({
      ...item,
      aisle: aisleOfItem(item, rulesOf(item.entries[0]?.language ?? '')),
    }));
  }, [shown, unread, rulesOf, isShown]);
}

function addedUp(entries: readonly ShownEntry[], rulesOf: (language: string) => FoodRules) {
  return itemsOf(entries, (entry) => corrected(entry, rulesOf(entry.language)), rulesOf);
}

function inTens(entries: readonly ShownEntry[]): (readonly ShownEntry[])[] {
  return entries.flatMap((_, index) => (index % 10 === 0 ? [entries.slice(index, index + 10)] : []));
}

function readOne(entry: ShownEntry): void {
  const read = readEntry(entry);
  readings.set(keyOf(entry), read);
  // What is asked of each line again and again is found here, in steps.
  wordsOf(read);
  if (read.reading.food !== null) usualAisle(entry.language, read.reading.food);
}

const words = new WeakMap<ReadEntry, string>();

/** The words by which somebody may have said what the line is of. */
function wordsOf(read: ReadEntry): string {
  const known = words.get(read) ?? lineWords(read.text, read.reading);
  words.set(read, known);
  return known;
}

/** So many are read at once, as somebody types or edits them. */
const FEW = 8;

function unreadOf(entries: readonly ShownEntry[]): ShownEntry[] {
  const unread = entries.filter((entry) => !readings.has(keyOf(entry)));
  if (unread.length > FEW || !unread.every(({ language }) => loaded.has(language))) return unread;
  for (const entry of unread) readings.set(keyOf(entry), readEntry(entry));
  return [];
}

/** Read anew where somebody has said what the line is of. */
function corrected(entry: ShownEntry, rules: FoodRules): ReadEntry {
  const read = readings.get(keyOf(entry)) ?? readEntry(entry);
  const isCorrected = rules.foodOfLine(wordsOf(read)) !== undefined;
  return isCorrected ? readEntry(entry, rules) : read;
}

/**
 * Most lines are in the language of their reader: its words come while the lines are asked for, and the first line, which takes as long
 * to read as a hundred others, is read meanwhile too, in two steps.
 */
async function readFirst(): Promise<void> {
  await loadWords(LANGUAGE);
  const text = { value: '1 egg', stamp: NO_STAMP };
  const steps = [() => readLine(text.value, LANGUAGE), () => readEntry({ text, language: LANGUAGE })];
  await inSlices(steps, (step) => void step());
}

async function loadWords(language: string): Promise<void> {
  if (loaded.has(language) || !isLanguageCode(language)) return;
  await Promise.all([loadWordsOf(language), loadAislesOf(language), loadDensitiesOf(language)]).then(
    () => loaded.add(language),
    () => undefined,
  );
}
