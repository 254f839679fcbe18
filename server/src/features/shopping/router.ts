import { membersInput, shareInput } from '@larder/shared/sharing/schema';
import {
  addToShoppingListInput,
  createShoppingListInput,
  putShoppingEntriesInput,
  readSharedListInput,
  shoppingEntriesInput,
  shoppingListInput,
  shoppingListsInput,
  updateShoppingListInput,
} from '@larder/shared/shopping/schema';
import { changedSinceInput } from '@larder/shared/sync/changes';
import { protectedProcedure, publicProcedure, router } from '../../trpc/trpc.ts';
import { addToShoppingList } from './add-lines.ts';
import { shoppingEntryChanges, shoppingListChanges } from './changes.ts';
import { listShoppingEntries, putShoppingEntries } from './entries.ts';
import { createListLink, getListLink, readSharedList, revokeListLink } from './link.ts';
import {
  createShoppingList,
  deleteShoppingList,
  getShoppingList,
  listShoppingLists,
  updateShoppingList,
} from './lists.ts';
import { acceptShoppingList, leaveShoppingList, listShoppingMembers, shareShoppingList } from './members.ts';
import { restoreShoppingList } from './restore-list.ts';

export const shoppingListsRouter = router({
  list: protectedProcedure.input(shoppingListsInput).query(({ ctx, input }) => listShoppingLists(ctx, input)),
  byId: protectedProcedure.input(shoppingListInput).query(({ ctx, input }) => getShoppingList(ctx, input.id)),
  entries: protectedProcedure
    .input(shoppingEntriesInput)
    .query(({ ctx, input }) => listShoppingEntries(ctx, input)),
  changes: protectedProcedure
    .input(changedSinceInput)
    .query(({ ctx, input }) => shoppingListChanges(ctx, input)),
  entryChanges: protectedProcedure
    .input(changedSinceInput)
    .query(({ ctx, input }) => shoppingEntryChanges(ctx, input)),
  members: protectedProcedure.input(membersInput).query(({ ctx, input }) => listShoppingMembers(ctx, input)),
  create: protectedProcedure
    .input(createShoppingListInput)
    .mutation(({ ctx, input }) => createShoppingList(ctx, input)),
  update: protectedProcedure
    .input(updateShoppingListInput)
    .mutation(({ ctx, input }) => updateShoppingList(ctx, input)),
  put: protectedProcedure
    .input(putShoppingEntriesInput)
    .mutation(({ ctx, input }) => putShoppingEntries(ctx, input)),
  add: protectedProcedure
    .input(addToShoppingListInput)
    .mutation(({ ctx, input }) => addToShoppingList(ctx, input)),
  delete: protectedProcedure
    .input(shoppingListInput)
    .mutation(({ ctx, input }) => deleteShoppingList(ctx, input.id)),
  restoreDeleted: protectedProcedure
    .input(shoppingListInput)
    .mutation(({ ctx, input }) => restoreShoppingList(ctx, input.id)),
  share: protectedProcedure.input(shareInput).mutation(({ ctx, input }) => shareShoppingList(ctx, input)),
  accept: protectedProcedure
    .input(shoppingListInput)
    .mutation(({ ctx, input }) => acceptShoppingList(ctx, input.id)),
  leave: protectedProcedure
    .input(shoppingListInput)
    .mutation(({ ctx, input }) => leaveShoppingList(ctx, input.id)),
  link: protectedProcedure.input(shoppingListInput).query(({ ctx, input }) => getListLink(ctx, input.id)),
  createLink: protectedProcedure
    .input(shoppingListInput)
    .mutation(({ ctx, input }) => createListLink(ctx, input.id)),
  revokeLink: protectedProcedure
    .input(shoppingListInput)
    .mutation(({ ctx, input }) => revokeListLink(ctx, input.id)),
  shared: publicProcedure
    .meta({ access: 'anonymous', limits: ['sharedList'] })
    .input(readSharedListInput)
    .query(({ ctx, input }) => readSharedList(ctx, input)),
});
