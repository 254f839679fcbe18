import { z } from 'zod';
import { verifyPasswordInput } from '../account/schema.ts';
import { inputOf } from '../input.ts';
import { idSchema } from '../list.ts';
import { requiredText } from '../text.ts';
import { TOKEN_LIMITS, TOKEN_MESSAGES } from './messages.ts';

/** The password is asked for again: who finds an unlocked screen must not leave with a key to the account. */
export const createTokenInput = verifyPasswordInput.extend({
  name: requiredText('Name', TOKEN_LIMITS.name, TOKEN_MESSAGES.nameRequired),
  mayWrite: z.boolean(),
});
export type CreateTokenInput = z.infer<typeof createTokenInput>;

export const revokeTokenInput = inputOf({ id: idSchema });

/** A personal access token as its owner sees it later: never the token itself. */
export const tokenDto = z.object({
  id: z.string(),
  name: z.string(),
  mayWrite: z.boolean(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export type TokenDto = z.infer<typeof tokenDto>;

/** The only answer that holds the token. */
export const newTokenDto = tokenDto.extend({ token: z.string() });
export type NewTokenDto = z.infer<typeof newTokenDto>;
