import messages from '#messages/bin.json';

/** What is deleted stays so long, and a person's oldest goes when there is more. */
export const BIN_LIMITS = { days: 30, items: 1_000 } as const;
export const BIN_MESSAGES = messages;
