import * as fields from '#messages/fields.json';
import * as AUTH_MESSAGES from '#messages/auth.json';
import { z } from 'zod';
import { boundedTrimmedText, inputOf } from '../input.ts';
import { LANGUAGES } from '../messages/language.ts';
import { requiredText, text, tooLongMessage } from '../text.ts';

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 1000;
export const CODE_LENGTH = 6;
export const CODE_ATTEMPTS = 5;
export const CODE_MINUTES = 10;
export const RESEND_COOLDOWN_SECONDS = 60;
export const PENDING_SIGNUP_HOURS = 24;
export const RESET_LINK_MINUTES = 60;
export const SESSION_DAYS = 30;
export const SESSION_ABSOLUTE_DAYS = 90;

export { AUTH_MESSAGES };

export const emailField = boundedTrimmedText(320, AUTH_MESSAGES.emailInvalid)
  .min(1, AUTH_MESSAGES.emailRequired)
  .pipe(z.email(AUTH_MESSAGES.emailInvalid))
  .transform((value) => value.toLowerCase());

/** Letters, digits and periods, at most 50. */
export const usernameField = boundedTrimmedText(50, tooLongMessage(fields.username, 50))
  .min(1, AUTH_MESSAGES.namesEmpty)
  .refine((value) => !/\s/.test(value), AUTH_MESSAGES.usernameSpaces)
  .refine((value) => /\s/.test(value) || /^[A-Za-z0-9.]+$/.test(value), AUTH_MESSAGES.usernameCharacters);

export const displayNameField = requiredText(fields.displayName, 100, AUTH_MESSAGES.namesEmpty);

export const newPasswordField = text(fields.password, PASSWORD_MAX).min(
  PASSWORD_MIN,
  AUTH_MESSAGES.passwordTooShort,
);

export const signUpInput = inputOf({
  email: emailField,
  password: newPasswordField,
  displayName: displayNameField,
  username: usernameField,
});
export const signInInput = inputOf({
  email: emailField,
  password: text(fields.password, PASSWORD_MAX).min(1, AUTH_MESSAGES.passwordRequired),
});
export const verifyEmailInput = inputOf({
  email: emailField,
  code: z.string().regex(/^\d{6}$/, AUTH_MESSAGES.codeIncomplete),
});
export const resendCodeInput = inputOf({ email: emailField });
export const requestPasswordResetInput = inputOf({ email: emailField });

/** Half of a reset link: 32 random bytes. */
const resetHalf = z.string().regex(/^[A-Za-z0-9_-]{43}$/, AUTH_MESSAGES.resetLinkInvalid);

export const resetPasswordInput = inputOf({
  accessToken: resetHalf,
  refreshToken: resetHalf,
  newPassword: newPasswordField,
});
/** The fields of the page, with the repeated password. */
export const resetPasswordForm = z
  .object({ newPassword: newPasswordField, confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    message: AUTH_MESSAGES.passwordsDiffer,
  });

const changePasswordFields = {
  currentPassword: text(fields.password, PASSWORD_MAX).min(1, AUTH_MESSAGES.currentPasswordRequired),
  newPassword: text(fields.password, PASSWORD_MAX).min(PASSWORD_MIN, AUTH_MESSAGES.newPasswordTooShort),
};
interface Passwords {
  currentPassword: string;
  newPassword: string;
}
const isNewPassword = ({ currentPassword, newPassword }: Passwords) => currentPassword !== newPassword;
const unchanged = { path: ['newPassword'], message: AUTH_MESSAGES.newPasswordUnchanged };

export const changePasswordInput = inputOf(changePasswordFields).refine(isNewPassword, unchanged);
export const changePasswordForm = z
  .object({ ...changePasswordFields, confirmation: z.string() })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    message: AUTH_MESSAGES.newPasswordsDiffer,
  })
  .refine(isNewPassword, unchanged);

export const PASSWORD_STRENGTHS = ['Too short', 'Weak', 'Good', 'Strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** The strength of a password, by its length alone (docs/rules.md). */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'Too short';
  if (password.length < 8) return 'Weak';
  return password.length < 12 ? 'Good' : 'Strong';
}

/** The signed-in person; null for a visitor. */
export const sessionDto = z
  .object({
    userId: z.string(),
    email: z.string(),
    displayName: z.string(),
    username: z.string(),
    profileImageUrl: z.string().nullable(),
    /** Chosen in the settings; null: the browser's. */
    language: z.enum(LANGUAGES).nullable(),
  })
  .nullable();
export type SessionDto = z.infer<typeof sessionDto>;

/** null: the browser's. */
export const setLanguageInput = inputOf({ language: z.enum(LANGUAGES).nullable() });

/** The answer of sign-up, resend and forgotten password, the same for known and unknown addresses. */
export const codeSentDto = z.object({ email: z.string(), resendAfterSeconds: z.number().int() });
export type CodeSentDto = z.infer<typeof codeSentDto>;
