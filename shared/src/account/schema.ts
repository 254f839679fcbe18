import * as fields from '#messages/fields.json';
import { z } from 'zod';
import { AUTH_MESSAGES, PASSWORD_MAX } from '../auth/schema.ts';
import { inputOf } from '../input.ts';
import { text } from '../text.ts';

const currentPassword = text(fields.password, PASSWORD_MAX).min(1, AUTH_MESSAGES.passwordRequired);

export const verifyPasswordInput = inputOf({ password: currentPassword });
export const deleteAccountInput = inputOf({
  password: currentPassword,
  /** Exactly the account's address: neither trimmed nor in another case. */
  email: text(fields.email, 320),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** What is deleted with the account. */
export const deletionInfoDto = z.object({
  recipes: z.number().int(),
  collections: z.number().int(),
  photos: z.number().int(),
  shares: z.number().int(),
});
export type DeletionInfoDto = z.infer<typeof deletionInfoDto>;
