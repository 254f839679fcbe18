import {
  chooseRecipeInput,
  importIdInput,
  importProgressInput,
  listImportsInput,
  retryImportInput,
  setImportPhotosInput,
  startImportInput,
  startImportsInput,
} from '@larder/shared/import/schema';
import { pageInput } from '@larder/shared/list';
import { tracked } from '@trpc/server';
import { idempotent } from '../../sync/idempotent-writes.ts';
import { router, protectedProcedure } from '../../trpc/trpc.ts';
import { cancelImport, chooseRecipe, dismissImport, retryImport, setImportPhotos } from './commands.ts';
import { getImport, listImports, readPasted } from './list.ts';
import { findStarted, startImport, startImports } from './start.ts';
import { untilReplaced } from '../../trpc/until-replaced.ts';
import { followImports } from './progress.ts';
import { listReady } from './ready.ts';

/** Procedures that make a worker read something. */
const startProcedure = protectedProcedure.meta({ access: 'user', limits: ['general', 'importStart'] });

export const importsRouter = router({
  get: protectedProcedure.input(importIdInput).query(({ ctx, input }) => getImport(ctx, input.id)),
  list: protectedProcedure.input(listImportsInput).query(({ ctx, input }) => listImports(ctx, input)),
  ready: protectedProcedure.input(pageInput).query(({ ctx, input }) => listReady(ctx, input)),
  start: startProcedure.input(startImportInput).mutation(({ ctx, input }) => startImport(ctx, input)),
  startMany: startProcedure.input(startImportsInput).mutation(
    idempotent(
      ({ ctx, input }) => startImports(ctx, input),
      async ({ ctx, written: { batchId } }) =>
        batchId === undefined ? undefined : findStarted(ctx, batchId),
    ),
  ),
  pasted: protectedProcedure.input(importIdInput).query(({ ctx, input }) => readPasted(ctx, input.id)),
  retry: startProcedure.input(retryImportInput).mutation(({ ctx, input }) => retryImport(ctx, input)),
  setPhotos: protectedProcedure
    .input(setImportPhotosInput)
    .mutation(({ ctx, input }) => setImportPhotos(ctx, input)),
  choose: startProcedure.input(chooseRecipeInput).mutation(({ ctx, input }) => chooseRecipe(ctx, input)),
  cancel: protectedProcedure.input(importIdInput).mutation(({ ctx, input }) => cancelImport(ctx, input.id)),
  dismiss: protectedProcedure.input(importIdInput).mutation(({ ctx, input }) => dismissImport(ctx, input.id)),
  // For scripts (docs/api.md): the app follows imports by live.changes.
  progress: protectedProcedure.input(importProgressInput).subscription(async function* ({
    ctx,
    input,
    signal,
  }) {
    for await (const item of followImports(ctx, input?.lastEventId, untilReplaced(ctx, signal)))
      yield tracked(String(item.seq), item);
  }),
});
