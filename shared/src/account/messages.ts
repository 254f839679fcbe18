import { format } from '../messages/format.ts';
import messages from '#messages/account.json';

export const ACCOUNT_MESSAGES = {
  ...messages,
  typeToConfirm: (email: string) => format(messages.typeToConfirm, { email }),
} as const;
