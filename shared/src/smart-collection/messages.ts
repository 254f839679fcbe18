import { format } from '../messages/format.ts';
import messages from '#messages/smart-collection.json';

export const SMART_LIMITS = {
  /** Of one vault; the database holds it. */
  collections: 100,
  name: 200,
} as const;

export const SMART_MESSAGES = {
  ...messages,
  full: format(messages.full, { count: SMART_LIMITS.collections }),
} as const;
