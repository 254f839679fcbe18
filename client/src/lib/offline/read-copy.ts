import type { PersonDto } from '@larder/shared/sharing/schema';
import type { ShoppingEntryDto } from '@larder/shared/shopping/schema';
import type { Kept } from '@larder/shared/sync/entities';
import { indexOf, type LibraryIndex } from '@larder/shared/sync/library';
import { pick } from '@larder/shared/pick';
import { readAll, readOne, readOwner } from './store.ts';

/** Read once, until the copy changes. */
const read: {
  library?: Promise<LibraryIndex | undefined>;
  shoppingEntries?: Promise<ShoppingEntryDto[] | undefined>;
} = {};

export function library(): Promise<LibraryIndex | undefined> {
  read.library ??= readAll('recipe').then((recipes) => recipes && indexOf(recipes));
  return read.library;
}

export function shoppingEntries(): Promise<ShoppingEntryDto[] | undefined> {
  read.shoppingEntries ??= readAll('shoppingEntry');
  return read.shoppingEntries;
}

/** The copy may have changed: it is read again for the next answer. */
export function readCopyAgain(): void {
  delete read.library;
  delete read.shoppingEntries;
}

/** Who writes, as others are shown it. */
export async function writer(): Promise<PersonDto | undefined> {
  const owner = await readOwner();
  return owner && pick(owner, ['userId', 'displayName']);
}

/** The recipes that entries name, as far as the copy has them. */
export async function recipesNamed(
  entries: readonly { recipeId: string | null }[],
): Promise<Map<string, Kept['recipe']>> {
  const ids = new Set(entries.flatMap(({ recipeId }) => recipeId ?? []));
  const found = await Promise.all([...ids].map((id) => readOne('recipe', id)));
  return new Map(found.flatMap((recipe) => (recipe ? [[recipe.id, recipe]] : [])));
}
