import messages from '#messages/errors.json';

/**
 * Carries the number (a UUID) that a device drew for a write. Sent again with the same number, because the answer was lost, the
 * write is answered from what is there then, and not made twice.
 */
export const WRITE_ID_HEADER = 'x-request-id';
/** How long the number of a write is kept. */
export const WRITE_ID_DAYS = 30;
export const WRITE_ID_MESSAGES = { usedBefore: messages.writeIdUsed } as const;
