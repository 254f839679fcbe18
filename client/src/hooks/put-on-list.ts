import * as messages from '#messages/shopping.json';
import { format } from '@larder/shared/messages/format';
import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';
import { toast } from '../lib/toast.ts';

/** So many recipes are a month of dinners; each is fetched whole. */
export const MOST_ON_LIST = 30;
const asked = createStore<readonly string[]>([]);

/** Asks which ingredients of these recipes go on a shopping list, over whatever page is open. */
export function putOnList(recipeIds: readonly string[]): void {
  if (recipeIds.length > MOST_ON_LIST) toast.error(format(messages.mostRecipes, { limit: MOST_ON_LIST }));
  else asked.set(recipeIds);
}

/** The recipes that are asked about; none where nothing is. */
export function useAskedForList(): readonly string[] {
  return useSyncExternalStore(asked.subscribe, asked.read);
}

interface TextForList {
  text: string;
  onAdded: () => void;
}
const askedText = createStore<TextForList | undefined>(undefined);

/** Asks which lines of a text go on a shopping list. */
export function putTextOnList(text: string, onAdded: () => void): void {
  askedText.set({ text, onAdded });
}

export function closeTextForList(): void {
  askedText.set(undefined);
}

/** The text that is asked about, if any. */
export function useTextForList(): TextForList | undefined {
  return useSyncExternalStore(askedText.subscribe, askedText.read);
}
