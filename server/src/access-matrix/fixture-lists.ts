import { randomUUID } from 'node:crypto';
import { NO_STAMP } from '@larder/shared/shopping/registers';
import type { Deps, Viewer } from '../ctx.ts';
import { callerOf } from '../testing/harness.ts';
import type { Ids } from './matrix-language.ts';

type ListIds = Pick<Ids, 'shoppingList' | 'shoppingEntry' | 'listLink'>;

/** A shopping list of the owner with the mark in every part. */
export async function makeShoppingList(
  deps: Deps,
  owner: Viewer,
  { mark, recipe }: Pick<Ids, 'mark'> & { recipe: string | null },
): Promise<ListIds> {
  const [id, entryId] = [randomUUID(), randomUUID()];
  const { shoppingLists } = callerOf(deps, owner);
  const written = <T>(value: T) => ({ value, stamp: NO_STAMP });
  await shoppingLists.create({ id, name: mark });
  const store = { id: randomUUID(), name: written('Market'), aisleOrder: written(['fish' as const]) };
  await shoppingLists.update({ id, store: written(store.id), stores: [store] });
  await shoppingLists.put({
    id,
    entries: [
      {
        ...{ id: entryId, recipeId: recipe, language: 'en', text: written(mark), note: written(mark) },
        ...{ isTicked: written(false), isRemoved: written(false), aisle: written(null) },
      },
    ],
  });
  const { shareId } = await shoppingLists.createLink({ id });
  return { shoppingList: id, shoppingEntry: entryId, listLink: shareId };
}

/** One that the owner has deleted. */
export async function makeDeletedList(deps: Deps, owner: Viewer): Promise<string> {
  const { shoppingList: id } = await makeShoppingList(deps, owner, { mark: 'mark-deleted', recipe: null });
  await callerOf(deps, owner).shoppingLists.delete({ id });
  return id;
}

/** Shares a list with these people, who take part in it. */
export async function shareAccepted(
  deps: Deps,
  owner: Viewer,
  { id, people }: { id: string; people: readonly Viewer[] },
): Promise<void> {
  await callerOf(deps, owner).shoppingLists.share({ id, userIds: people.map(({ userId }) => userId) });
  for (const person of people) await callerOf(deps, person).shoppingLists.accept({ id });
}
