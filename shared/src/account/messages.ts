import { format } from '../words/format.ts';
import words from '#words/account.json';

export const ACCOUNT_MESSAGES = {
  ...words,
  typeToConfirm: (email: string) => format(words.typeToConfirm, { email }),
} as const;
