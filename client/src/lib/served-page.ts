import { readStored, writeStored } from './browser-storage.ts';

// What the first script of a served page (served-page-script.ts) and the app that takes it over know of each other.

/** Says that React runs the page now: the script need not record what is pressed any more. */
export const HYDRATED = 'larder:taken-over';

/** The field by which a page that runs no scripts yet asks for the auth dialog. */
export const AUTH_QUERY = 'auth';

export type AuthQuery = 'signin' | 'signup';

/** The dialog that the address asks for. */
export function readAuthQuery(): AuthQuery | undefined {
  const asked = new URL(location.href).searchParams.get(AUTH_QUERY);
  return asked === 'signin' || asked === 'signup' ? asked : undefined;
}

/** The same, once: it is taken out of the address. */
export function takeAuthQuery(): AuthQuery | undefined {
  const asked = readAuthQuery();
  if (!asked) return undefined;
  const address = new URL(location.href);
  address.searchParams.delete(AUTH_QUERY);
  history.replaceState(history.state, '', address);
  return asked;
}

const RECIPE_TO_SAVE = 'larder.recipe-to-save';

/** The share whose recipe a visitor of this tab wanted to save: it waits until they are signed in. */
export function recipeToSave(): string | null {
  return readStored('session', RECIPE_TO_SAVE);
}

export function rememberRecipeToSave(shareId: string | null): void {
  writeStored('session', RECIPE_TO_SAVE, shareId);
}
