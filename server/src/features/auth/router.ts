import { deleteAccountInput, deletionInfoDto, verifyPasswordInput } from '@larder/shared/account/schema';
import {
  changePasswordInput,
  codeSentDto,
  requestPasswordResetInput,
  resendCodeInput,
  resetPasswordInput,
  sessionDto,
  setLanguageInput,
  signInInput,
  signUpInput,
  verifyEmailInput,
} from '@larder/shared/auth/schema';
import { endSessionInput, sessionItemDto } from '@larder/shared/account/devices';
import { pageInput, pageOf } from '@larder/shared/list';
import { z } from 'zod';
import { publicProcedure, protectedProcedure } from '../../trpc/trpc.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { endOthers, endSessionOf, listSessions } from './signed-in-devices.ts';
import { deleteAccount, deletionInfo, verifyPassword } from './delete-account.ts';
import { setLanguage } from './language.ts';
import { signIn, signOut, toSessionDto } from './sign-in.ts';
import { resendCode, signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

/** Counts against the limit of sign-ins per client; limits per e-mail address are counted inside. */
const passwordProcedure = protectedProcedure.meta({ access: 'user', limits: ['signInIp'] });

/** The procedures of `auth`; the router of routers makes one of them. */
export const authProcedures = {
  session: publicProcedure.output(sessionDto).query(({ ctx }) => toSessionDto(ctx.viewer)),
  deletionInfo: protectedProcedure.output(deletionInfoDto).query(({ ctx }) => deletionInfo(ctx)),
  verifyPassword: passwordProcedure
    .input(verifyPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => verifyPassword(ctx, input)),
  deleteAccount: passwordProcedure
    .input(deleteAccountInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
  signUp: publicProcedure
    .meta({ access: 'anonymous', limits: ['signUpIp'] })
    .input(signUpInput)
    .output(codeSentDto)
    .mutation(({ ctx, input }) => signUp(ctx, input)),
  verifyEmail: publicProcedure
    .meta({ access: 'anonymous', limits: ['verifyIp'] })
    .input(verifyEmailInput)
    .output(z.void())
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  resendCode: publicProcedure
    .meta({ access: 'anonymous', limits: ['codeMailIp'] })
    .input(resendCodeInput)
    .output(codeSentDto)
    .mutation(({ ctx, input }) => resendCode(ctx, input)),
  signIn: publicProcedure
    .meta({ access: 'anonymous', limits: ['signInIp'] })
    .input(signInInput)
    .output(sessionDto.unwrap())
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: publicProcedure.output(z.void()).mutation(({ ctx }) => signOut(ctx)),
  requestPasswordReset: publicProcedure
    .meta({ access: 'anonymous', limits: ['resetMailIp'] })
    .input(requestPasswordResetInput)
    .output(codeSentDto)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: protectedProcedure
    .meta({ access: 'user', limits: ['general', 'signInIp'] })
    .input(changePasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  setLanguage: protectedProcedure
    .input(setLanguageInput)
    .output(z.void())
    .mutation(({ ctx, input }) => setLanguage(ctx, input)),
  sessions: protectedProcedure
    .input(pageInput.prefault({}))
    .output(pageOf(sessionItemDto))
    .query(({ ctx, input }) => listSessions(ctx, input)),
  endSession: protectedProcedure
    .input(endSessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endSessionOf(ctx, input)),
  endOtherSessions: protectedProcedure.output(z.void()).mutation(({ ctx }) => endOthers(ctx)),
};
