import { format } from '../messages/format.ts';
import messages from '#messages/shopping.json';

export const SHOPPING_LIMITS = {
  /** Lists of one vault. */
  lists: 50,
  /** Entries of one list that are not removed. */
  entries: 1_000,
  /** Entries in one write. */
  entriesAtOnce: 200,
  /** Stores of one vault. */
  stores: 50,
  name: 100,
  text: 500,
  note: 500,
  /** Characters of lines that are added at once. */
  pasted: 20_000,
  /** So long a removed entry stays whole, and can be put back. */
  removedDays: 90,
} as const;

export const SHOPPING_MESSAGES = {
  ...messages,
  listsFull: format(messages.listsFull, { count: SHOPPING_LIMITS.lists }),
  linesMost: format(messages.linesMost, { count: SHOPPING_LIMITS.entriesAtOnce }),
  lineTooLong: format(messages.lineTooLong, { count: SHOPPING_LIMITS.text }),
  listFull: format(messages.listFull, { count: SHOPPING_LIMITS.entries }),
  storesMost: format(messages.storesMost, { count: SHOPPING_LIMITS.stores }),
} as const;
