import { readStored, writeStored } from './browser-storage.ts';

const KEY = 'larder.recipe-to-save';

/** The share whose recipe a visitor of this tab wanted to save: it waits until they are signed in. */
export function recipeToSave(): string | null {
  return readStored('session', KEY);
}

export function rememberRecipeToSave(shareId: string | null): void {
  writeStored('session', KEY, shareId);
}
