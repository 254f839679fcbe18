import { pageOf } from '@larder/shared/list';
import {
  beginMoveInput,
  moveDto,
  moveFailureDto,
  moveFailuresInput,
  moveIdInput,
  moveKeptInput,
  moveKeptPage,
  startMoveInput,
} from '@larder/shared/move/schema';
import { protectedProcedure, router } from '../../trpc/trpc.ts';
import { FORMATS } from './formats/names.ts';
import { beginMove, cancelMove, listFailures, listKept, moveState, startMove, undoMove } from './moves.ts';

export const movesRouter = router({
  begin: protectedProcedure
    .input(beginMoveInput)
    .output(moveDto)
    .mutation(({ ctx, input }) => beginMove(ctx, input)),
  /** The programs whose files are read. */
  formats: protectedProcedure.query(() =>
    Object.values(FORMATS).map(({ name, endings }) => ({ name, endings: [...endings] })),
  ),
  state: protectedProcedure.output(moveDto.nullable()).query(({ ctx }) => moveState(ctx)),
  start: protectedProcedure
    .input(startMoveInput)
    .output(moveDto)
    .mutation(({ ctx, input }) => startMove(ctx, input)),
  cancel: protectedProcedure
    .input(moveIdInput)
    .output(moveDto)
    .mutation(({ ctx, input }) => cancelMove(ctx, input.id)),
  undo: protectedProcedure
    .input(moveIdInput)
    .output(moveDto)
    .mutation(({ ctx, input }) => undoMove(ctx, input.id)),
  failures: protectedProcedure
    .input(moveFailuresInput)
    .output(pageOf(moveFailureDto))
    .query(({ ctx, input }) => listFailures(ctx, input)),
  kept: protectedProcedure
    .input(moveKeptInput)
    .output(moveKeptPage)
    .query(({ ctx, input }) => listKept(ctx, input)),
});
