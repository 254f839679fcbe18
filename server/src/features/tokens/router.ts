import { pageInput, pageOf } from '@larder/shared/list';
import { createTokenInput, newTokenDto, revokeTokenInput, tokenDto } from '@larder/shared/token/schema';
import { z } from 'zod';
import { protectedProcedure, router } from '../../trpc/trpc.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

export const tokensRouter = router({
  list: protectedProcedure
    .input(pageInput.prefault({}))
    .output(pageOf(tokenDto))
    .query(({ ctx, input }) => listTokens(ctx, input)),
  create: protectedProcedure
    .meta({ access: 'user', limits: ['general', 'signInIp'] })
    .input(createTokenInput)
    .output(newTokenDto)
    .mutation(({ ctx, input }) => createToken(ctx, input)),
  revoke: protectedProcedure
    .input(revokeTokenInput)
    .output(z.void())
    .mutation(({ ctx, input }) => revokeToken(ctx, input)),
});
