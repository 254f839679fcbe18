import { deleteAccountInput, deletionInfoDto, verifyPasswordInput } from '@larder/shared/account/schema';
import {
  changePasswordInput,
  codeSentDto,
  requestPasswordResetInput,
  resendCodeInput,
  resetPasswordInput,
  sessionDto,
  signInInput,
  signUpInput,
  verifyEmailInput,
} from '@larder/shared/auth/schema';
import { endSessionInput, sessionItemDto } from '@larder/shared/account/devices';
import { pageInput, pageOf } from '@larder/shared/list';
import { z } from 'zod';
import { anonymousProcedure, router, userProcedure } from '../../trpc/trpc.ts';
import { changePassword } from './change-password.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { endOthers, endSessionOf, listSessions } from './signed-in-devices.ts';
import { deleteAccount, deletionInfo, verifyPassword } from './delete-account.ts';
import { signIn, signOut, toSessionDto } from './sign-in.ts';
import { resendCode, signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

/** What takes a password counts with the sign-ins; the limits of one e-mail address are counted within. */
const passwordProcedure = userProcedure.meta({ access: 'user', limits: ['signInIp'] });

export const authRouter = router({
  session: anonymousProcedure.output(sessionDto).query(({ ctx }) => toSessionDto(ctx.viewer)),
  deletionInfo: userProcedure.output(deletionInfoDto).query(({ ctx }) => deletionInfo(ctx)),
  verifyPassword: passwordProcedure
    .input(verifyPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => verifyPassword(ctx, input)),
  deleteAccount: passwordProcedure
    .input(deleteAccountInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
  signUp: anonymousProcedure
    .meta({ access: 'anonymous', limits: ['signUpIp'] })
    .input(signUpInput)
    .output(codeSentDto)
    .mutation(({ ctx, input }) => signUp(ctx, input)),
  verifyEmail: anonymousProcedure
    .meta({ access: 'anonymous', limits: ['verifyIp'] })
    .input(verifyEmailInput)
    .output(z.void())
    .mutation(({ ctx, input }) => verifyEmail(ctx, input)),
  resendCode: anonymousProcedure
    .meta({ access: 'anonymous', limits: ['codeMailIp'] })
    .input(resendCodeInput)
    .output(codeSentDto)
    .mutation(({ ctx, input }) => resendCode(ctx, input)),
  signIn: anonymousProcedure
    .meta({ access: 'anonymous', limits: ['signInIp'] })
    .input(signInInput)
    .output(sessionDto.unwrap())
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  signOut: anonymousProcedure.output(z.void()).mutation(({ ctx }) => signOut(ctx)),
  requestPasswordReset: anonymousProcedure
    .meta({ access: 'anonymous', limits: ['resetMailIp'] })
    .input(requestPasswordResetInput)
    .output(codeSentDto)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  resetPassword: anonymousProcedure
    .input(resetPasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: userProcedure
    .meta({ access: 'user', limits: ['general', 'signInIp'] })
    .input(changePasswordInput)
    .output(z.void())
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  sessions: userProcedure
    .input(pageInput.prefault({}))
    .output(pageOf(sessionItemDto))
    .query(({ ctx, input }) => listSessions(ctx, input)),
  endSession: userProcedure
    .input(endSessionInput)
    .output(z.void())
    .mutation(({ ctx, input }) => endSessionOf(ctx, input)),
  endOtherSessions: userProcedure.output(z.void()).mutation(({ ctx }) => endOthers(ctx)),
});
