import { format } from '../messages/format.ts';
import messages from '#messages/sharing.json';

export const SHARING_LIMITS = {
  /** People whom one list or plan is shared with. */
  members: 50,
} as const;

export const SHARING_MESSAGES = {
  ...messages,
  membersMost: format(messages.membersMost, { count: SHARING_LIMITS.members }),
} as const;
