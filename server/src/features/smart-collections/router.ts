import {
  createSmartCollectionInput,
  smartCollectionInput,
  smartCollectionsInput,
  updateSmartCollectionInput,
} from '@larder/shared/smart-collection/schema';
import { changedSinceInput } from '@larder/shared/sync/changes';
import { idempotent } from '../../sync/idempotent-writes.ts';
import { protectedProcedure, router } from '../../trpc/trpc.ts';
import {
  createSmartCollection,
  deleteSmartCollection,
  findSmartCollection,
  getSmartCollection,
  listSmartCollections,
  restoreSmartCollection,
  smartCollectionChanges,
  updateSmartCollection,
} from './smart-collections.ts';

export const smartCollectionsRouter = router({
  list: protectedProcedure
    .input(smartCollectionsInput)
    .query(({ ctx, input }) => listSmartCollections(ctx, input)),
  byId: protectedProcedure
    .input(smartCollectionInput)
    .query(({ ctx, input }) => getSmartCollection(ctx, input.id)),
  changes: protectedProcedure
    .input(changedSinceInput)
    .query(({ ctx, input }) => smartCollectionChanges(ctx, input)),
  create: protectedProcedure.input(createSmartCollectionInput).mutation(
    idempotent(
      ({ ctx, input }) => createSmartCollection(ctx, input),
      async ({ ctx, written: { id } }) => (id === undefined ? undefined : findSmartCollection(ctx, id)),
    ),
  ),
  update: protectedProcedure.input(updateSmartCollectionInput).mutation(
    idempotent(
      ({ ctx, input }) => updateSmartCollection(ctx, input),
      ({ ctx, input }) => findSmartCollection(ctx, input.id),
    ),
  ),
  delete: protectedProcedure
    .input(smartCollectionInput)
    .mutation(({ ctx, input }) => deleteSmartCollection(ctx, input.id)),
  restoreDeleted: protectedProcedure
    .input(smartCollectionInput)
    .mutation(({ ctx, input }) => restoreSmartCollection(ctx, input.id)),
});
