import messages from '#messages/errors.json';

/**
 * Carries the number (a UUID) that a device drew for a write. Sent again with the same number, because the answer was lost, the
 * write is answered as it was and not made twice.
 */
export const WRITE_ID_HEADER = 'x-request-id';
/** How long answers are kept. */
export const WRITE_ID_DAYS = 30;
export const WRITE_ID_MESSAGES = { usedBefore: messages.writeIdUsed } as const;
