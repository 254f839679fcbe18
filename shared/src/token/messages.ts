import * as messages from '#messages/token.json';

/** How many access tokens a person may have, and how long a name may be. */
export const TOKEN_LIMITS = { tokens: 20, name: 60 } as const;
export const TOKEN_MESSAGES = messages;
